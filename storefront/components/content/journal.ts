import { richTextPlain } from "#services/content/rich-text/rich-text.ts";
import type { Entry } from "#services/content/schema.ts";
import type { PageContext } from "#storefront/app/page.ts";
import type { PageContent } from "#storefront/components/content/page-content.ts";
import { dateText } from "#storefront/i18n/date-text.ts";

/** A post as published. `date` is a day: "2026-01-12". Editors may leave out any of these fields. */
export type PostContent = PageContent & Partial<Record<"category" | "author" | "date", string>>;

export type PostCard = {
  path: string;
  title: string;
  intro: string;
  image: string;
  category: string;
  /** Empty when the post names none. */
  author: string;
  /** The date formatted for the visitor. */
  day: string;
  date: string;
};

export type JournalCategory = { uid: string; title: string; path: string };
export type Journal = { categories: JournalCategory[]; posts: PostCard[] };

/** The day given in the post, or else the day it was last published. */
const dayOf = ({ data: { date = "" }, updatedAt }: Entry<PostContent>): string =>
  (Number.isNaN(Date.parse(date)) ? updatedAt : date).slice(0, 10);

/** Returns all posts, latest first, with the categories that have posts. */
export async function loadJournal({ services, locale }: Pick<PageContext, "services" | "locale">): Promise<Journal> {
  const [posts, categories] = await Promise.all([
    services.content.all<PostContent>("blog", locale.contentLocale),
    services.content.all<PageContent>("blog_category", locale.contentLocale),
  ]);
  const titles = new Map(categories.map((entry) => [entry.uid, entry.title]));
  const used = new Set(posts.map((post) => post.data.category));
  return {
    categories: categories
      .filter((entry) => used.has(entry.uid))
      .map((entry) => ({ uid: entry.uid, title: entry.title, path: `/blog/${entry.uid}` })),
    posts: posts
      .toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))
      .map((post) => cardOf(post, titles.get(post.data.category ?? "") ?? "", locale.intl)),
  };
}

function cardOf(post: Entry<PostContent>, category: string, intl: string): PostCard {
  const { uid, title, data } = post;
  const { intro, image = "", author = "" } = data;
  const date = dayOf(post);
  return {
    path: `/blog/p/${uid}`,
    title,
    intro: richTextPlain(intro),
    image,
    category,
    author,
    date,
    day: dateText(date, intl),
  };
}
