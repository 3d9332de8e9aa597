import { isResetLink } from "#commerce/customers/sign-in/recovery.ts";
import { loadAreaTexts, textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { ResetProps } from "./props.ts";

export const load: LoadPrivate<ResetProps> = async (context) => {
  const token = context.query.get("token") ?? "";
  const isGood = await isResetLink(context.services, token);
  return answer(context, { token: isGood ? token : null, error: null });
};

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<ResetProps, "csrf" | "strength">,
  status = 200,
): Promise<PageAnswer<ResetProps>> {
  const [texts, strength] = await Promise.all([
    textsFor({ services, locale }),
    loadAreaTexts("password", { services, locale }),
  ]);
  return page({ strength, csrf: visitor.csrfToken, ...shown }, plainMeta(texts["reset.title"], brand), status);
}
