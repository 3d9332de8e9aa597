import { textsFor } from "#shop/frame/display-texts.ts";
import { type LoadPrivate, page } from "#shop/frame/page.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type AccountProps = { csrf: string; name: string | null; email: string };

/** Specification 3.1: the name is shown only if both its parts exist. */
export const load: LoadPrivate<AccountProps> = async ({ services, locale, visitor, brand }) => {
  const texts = await textsFor({ services, locale });
  const { firstName = "", lastName = "", email = "" } = visitor.customer ?? {};
  const name = firstName && lastName ? `${firstName} ${lastName}` : null;
  return page({ csrf: visitor.csrfToken, name, email }, plainMeta(texts["account.title.plain"], brand));
};
