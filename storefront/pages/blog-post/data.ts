import { textsFor } from "#storefront/app/display-texts.ts";
import { type Load, notFound, page } from "#storefront/app/page.ts";
import { articleJsonLd } from "#storefront/components/articles/article-json-ld.ts";
import {
  type ContentProps,
  contentMeta,
  contentProps,
  entryAtPath,
} from "#storefront/components/articles/content-page.ts";
import { readingMinutes } from "#storefront/components/articles/reading-time.ts";
import { type AthleteContent, cardOf } from "#storefront/components/content/athletes.ts";
import { loadJournal, type PostCard, type PostContent } from "#storefront/components/content/journal.ts";
import { breadcrumbList } from "#storefront/components/page/breadcrumb-list.ts";

export type BlogPostProps = ContentProps & {
  author?: string;
  /** The path of the author's page, when they are one of the shop's riders. */
  rider?: string;
  minutes: number;
  card: PostCard;
  more: PostCard[];
};

export const load: Load<BlogPostProps> = async (context) => {
  const entry = await entryAtPath<PostContent>(context, ["blog"]);
  if (!entry) return notFound();
  const { services, locale: visited } = context;
  const [props, { posts, categories }, texts, riders] = await Promise.all([
    contentProps(context, entry),
    loadJournal(context),
    textsFor(context),
    services.content.all<AthleteContent>("athlete", visited.contentLocale),
  ]);
  const card = posts.find((post) => post.path === context.path);
  if (!card) return notFound();
  const more = posts.filter((post) => post !== card).slice(0, 3);
  const meta = contentMeta(entry, context);
  const { origin, locale, path } = context;
  const category = categories.find(({ uid }) => uid === entry.data.category);
  const way = [
    { title: texts["blog.title"], path: "/blog" },
    ...(category ? [category] : []),
    { title: entry.title, path },
  ];
  const post = articleJsonLd(entry, meta, context, { date: card.date, author: entry.data.author });
  const jsonLd = [breadcrumbList(way, origin, locale), post];
  const rider = riders.find(({ title }) => title === entry.data.author);
  const minutes = readingMinutes(props.intro, props.blocks);
  return page(
    { ...props, author: entry.data.author, ...(rider && { rider: cardOf(rider).path }), minutes, card, more },
    { ...meta, kind: "article", jsonLd, feedPath: "/blog/rss.xml" },
  );
};
