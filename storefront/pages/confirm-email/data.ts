import { findConfirmation } from "#commerce/customers/accounts/email-address.ts";
import { textsFor } from "#storefront/app/display-texts.ts";
import { type LoadPrivate, type PageAnswer, type PrivateContext, page } from "#storefront/app/page.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import type { ConfirmProps } from "./props.ts";

/** Opening the link confirms nothing yet: mail programs open links too, to look for bad ones. */
export const load: LoadPrivate<ConfirmProps> = async (context) => {
  if (context.query.get("done") === "confirmed") return answer(context, { link: null, state: "done" });
  const token = context.query.get("token") ?? "";
  const found = await findConfirmation(context.services.db, token);
  if (!found) return answer(context, { link: null, state: "over" });
  return answer(context, { link: { token, ...found }, state: "open" });
};

export async function answer(
  { services, locale, visitor, brand }: PrivateContext,
  shown: Omit<ConfirmProps, "csrf">,
  status = 200,
): Promise<PageAnswer<ConfirmProps>> {
  const texts = await textsFor({ services, locale });
  return page({ csrf: visitor.csrfToken, ...shown }, plainMeta(texts["confirm.title"], brand), status);
}
