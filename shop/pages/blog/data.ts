import { type Load, page } from "#shop/frame/page.ts";
import { loadTexts } from "#shop/frame/texts.ts";
import { brand } from "#shop/parts/brand.ts";
import { type Journal, loadJournal } from "#shop/parts/journal.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export const load: Load<Journal> = async (context) => {
  const [journal, texts] = await Promise.all([loadJournal(context), loadTexts(context.locale.language)]);
  return page(journal, plainMeta(texts["blog.title"], brand, "/blog", texts["blog.text"]));
};
