import { type LoadPrivate, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export type AccountProps = { csrf: string; name: string | null; email: string };

/** Specification 3.1: the name is shown only if both its parts exist. */
export const load: LoadPrivate<AccountProps> = async ({ locale, visitor }) => {
  const texts = await loadTexts(locale.language);
  const { firstName = "", lastName = "", email = "" } = visitor.customer ?? {};
  const name = firstName && lastName ? `${firstName} ${lastName}` : null;
  return page({ csrf: visitor.csrfToken, name, email }, plainMeta(texts["account.title.plain"], brand));
};
