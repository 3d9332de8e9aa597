import { richTextPlain } from "#services/content/rich-text.ts";
import type { Entry } from "#services/content/schema.ts";
import type { PageContext } from "#shop/frame/page.ts";
import type { PageContent } from "./content-page.ts";

/** A post as published; `date` is a day: "2026-01-12". */
export type PostContent = PageContent & { category: string; author: string; date: string };

export type PostCard = {
  path: string;
  title: string;
  intro: string;
  image: string;
  category: string;
  /** As the visitor writes it. */
  day: string;
  date: string;
};

export type JournalCategory = { uid: string; title: string; path: string };
export type Journal = { categories: JournalCategory[]; posts: PostCard[] };

/** A published day in the visitor's words: "12 January 2026". Made on the server, so that browsers agree. */
export const dayText = (date: string, intl: string): string =>
  new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(new Date(`${date}T00:00:00Z`));

/** All posts, the latest first, with the categories that have some. */
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
      .toSorted((a, b) => b.data.date.localeCompare(a.data.date))
      .map((post) => cardOf(post, titles.get(post.data.category) ?? "", locale.intl)),
  };
}

function cardOf({ uid, title, data }: Entry<PostContent>, category: string, intl: string): PostCard {
  const { intro, image = "", date } = data;
  return {
    path: `/blog/p/${uid}`,
    title,
    intro: richTextPlain(intro),
    image,
    category,
    date,
    day: dayText(date, intl),
  };
}
