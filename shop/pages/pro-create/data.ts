import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export const load: Load<object> = async ({ services, locale, brand }) => {
  const texts = await textsFor({ services, locale });
  return page({}, plainMeta(texts["pro.create.title"], brand, "/pro/create"));
};
