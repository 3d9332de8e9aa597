import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#shop/frame/page.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { ForgotProps } from "./props.ts";

export const load: LoadPrivate<ForgotProps> = (context) =>
  answer(context, { email: context.visitor.customer?.email ?? "", asked: false, problem: null, error: null });

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<ForgotProps, "csrf">,
  status = 200,
): Promise<PageAnswer<ForgotProps>> {
  const texts = await textsFor({ services, locale });
  return page({ csrf: visitor.csrfToken, ...shown }, plainMeta(texts["forgot.title"], brand), [], status);
}
