import { type LoadPrivate, type PageAnswer, type PrivateContext, page, redirect } from "#shop/frame/page.ts";
import { localePath } from "#shop/frame/shop.tsx";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { pathToGoOn } from "#shop/parts/path-to-go-on.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import type { CreateProps } from "./props.ts";

export const load: LoadPrivate<CreateProps> = async (context) => {
  const to = pathToGoOn(context.query.get("to"));
  if (context.visitor.customer) return redirect(localePath(context.locale, to));
  return answer(context, { to, typed: { first_name: "", last_name: "", email: "" }, problem: null, errors: {} });
};

export async function answer(
  { locale, visitor }: PrivateContext,
  shown: Omit<CreateProps, "csrf">,
  status = 200,
): Promise<PageAnswer<CreateProps>> {
  const texts = await loadTexts(locale.language);
  const meta = plainMeta(texts["create.title"], brand, "/account/create", texts["create.text"]);
  return page({ csrf: visitor.csrfToken, ...shown }, meta, [], status);
}
