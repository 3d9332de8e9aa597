import { textsFor } from "#shop/frame/display-texts.ts";
import { mediaUrl } from "#shop/frame/media.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { type Journal, loadJournal } from "#shop/parts/journal.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";

export const load: Load<Journal> = async (context) => {
  const [journal, texts] = await Promise.all([loadJournal(context), textsFor(context)]);
  const meta = plainMeta(texts["blog.title"], context.brand, "/blog", texts["blog.text"]);
  const picture = journal.posts[0]?.image;
  const image =
    picture && mediaUrl(context.services.config.MEDIA_URL, picture, { w: 1200, h: 630, sm: "c", fmt: "jpg" });
  return page(journal, { ...meta, ...(image && { image }), feedPath: "/blog/rss.xml" });
};
