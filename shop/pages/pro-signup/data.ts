import { type Load, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export const load: Load<object> = async ({ locale }) => {
  const texts = await loadTexts(locale.language);
  return page({}, plainMeta(texts["pro.signup.title"], brand, "/pro/signup"));
};
