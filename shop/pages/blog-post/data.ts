import { type Load, notFound, page } from "#shop/frame/page.ts";
import { brand } from "#shop/parts/brand.ts";
import { type ContentProps, contentMeta, contentProps, entryHere } from "#shop/parts/content-page.ts";
import { loadJournal, type PostCard, type PostContent } from "#shop/parts/journal.ts";
import { postJsonLd } from "./meta.ts";

export type BlogPostProps = ContentProps & { author: string; card: PostCard; more: PostCard[] };

export const load: Load<BlogPostProps> = async (context) => {
  const entry = await entryHere<PostContent>(context, ["blog"]);
  if (!entry) return notFound();
  const [props, { posts }] = await Promise.all([contentProps(context, entry), loadJournal(context)]);
  const card = posts.find((post) => post.path === context.path);
  if (!card) return notFound();
  const more = posts.filter((post) => post !== card).slice(0, 3);
  const meta = contentMeta(entry, context.services.config.MEDIA_URL);
  const jsonLd = [postJsonLd(entry, context.origin, meta.image, brand)];
  return page({ ...props, author: entry.data.author, card, more }, { ...meta, jsonLd });
};
