import { textsFor } from "#storefront/app/display-texts.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { type Load, page } from "#storefront/app/page.ts";
import { type Journal, loadJournal } from "#storefront/components/content/journal.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";

export const load: Load<Journal> = async (context) => {
  const [journal, texts] = await Promise.all([loadJournal(context), textsFor(context)]);
  const meta = plainMeta(texts["blog.title"], context.brand, "/blog", texts["blog.text"]);
  const picture = journal.posts[0]?.image;
  const image =
    picture && mediaUrl(context.services.config.MEDIA_URL, picture, { w: 1200, h: 630, sm: "c", fmt: "jpg" });
  return page(journal, { ...meta, ...(image && { image }), feedPath: "/blog/rss.xml" });
};
