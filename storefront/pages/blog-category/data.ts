import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import { contentMeta, entryAtPath } from "#storefront/components/articles/content-page.ts";
import { type Journal, loadJournal } from "#storefront/components/content/journal.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";

export type BlogCategoryProps = Journal & {
  title: string;
  text: string;
  path: string;
  /** The category that follows, starting again after the last, with the picture of its latest post. */
  next?: { title: string; path: string; image: string; text: string };
};

export const load: Load<BlogCategoryProps> = async (context) => {
  const entry = await entryAtPath<PageContent>(context, ["blog_category"]);
  if (!entry) return notFound();
  const { categories, posts } = await loadJournal(context);
  const own = posts.filter((post) => post.category === entry.title);
  const props: BlogCategoryProps = {
    title: entry.title,
    text: richTextPlain(entry.data.intro),
    path: context.path,
    categories,
    posts: own,
    ...nextOf({ categories, posts }, context.path),
  };
  return page(props, contentMeta(entry, context));
};

function nextOf({ categories, posts }: Journal, path: string): Pick<BlogCategoryProps, "next"> {
  const at = categories.findIndex((category) => category.path === path);
  const following = categories[(at + 1) % categories.length];
  if (at < 0 || !following || following.path === path) return {};
  const latest = posts.find(({ category }) => category === following.title);
  const { title, path: to } = following;
  return { next: { title, path: to, image: latest?.image ?? "", text: latest?.title ?? "" } };
}
