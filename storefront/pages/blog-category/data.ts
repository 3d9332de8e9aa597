import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import { contentMeta, entryAtPath } from "#storefront/components/content/content-page.ts";
import { type Journal, loadJournal } from "#storefront/components/content/journal.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";

export type BlogCategoryProps = Journal & { title: string; text: string; path: string };

export const load: Load<BlogCategoryProps> = async (context) => {
  const entry = await entryAtPath<PageContent>(context, ["blog_category"]);
  if (!entry) return notFound();
  const { categories, posts } = await loadJournal(context);
  const own = posts.filter((post) => post.category === entry.title);
  const props = {
    title: entry.title,
    text: richTextPlain(entry.data.intro),
    path: context.path,
    categories,
    posts: own,
  };
  return page(props, contentMeta(entry, context));
};
