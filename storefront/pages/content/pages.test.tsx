import type { ComponentType } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { articles } from "#demo/content/articles.ts";
import { entries } from "#demo/content/entries.ts";
import { contentLocales } from "#services/content/schema.ts";
import { upsertEntries } from "#services/content/writes.ts";
import type { Load } from "#storefront/app/page.ts";
import { loadJournal } from "#storefront/components/content/journal.ts";
import * as athlete from "#storefront/pages/athlete/data.ts";
import Athlete from "#storefront/pages/athlete/page.tsx";
import * as blog from "#storefront/pages/blog/data.ts";
import Blog from "#storefront/pages/blog/page.tsx";
import * as blogCategory from "#storefront/pages/blog-category/data.ts";
import BlogCategory from "#storefront/pages/blog-category/page.tsx";
import * as blogPost from "#storefront/pages/blog-post/data.ts";
import BlogPost from "#storefront/pages/blog-post/page.tsx";
import * as landing from "#storefront/pages/landing/data.ts";
import Landing from "#storefront/pages/landing/page.tsx";
import * as pro from "#storefront/pages/pro/data.ts";
import Pro from "#storefront/pages/pro/page.tsx";
import * as support from "#storefront/pages/support/data.ts";
import Support from "#storefront/pages/support/page.tsx";
import * as supportArticle from "#storefront/pages/support-article/data.ts";
import SupportArticle from "#storefront/pages/support-article/page.tsx";
import * as team from "#storefront/pages/team/data.ts";
import Team from "#storefront/pages/team/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import * as content from "./data.ts";
import Content from "./page.tsx";

const database = useDatabase();

beforeAll(async () => {
  const rows = [...articles, ...entries].flatMap(({ contentType, uid, title, url, data }) =>
    contentLocales.map((locale) => {
      const language = locale === "en-us" ? "en" : locale;
      return { contentType, uid, locale, title: title[language], url, data: data(language) };
    }),
  );
  await database.db.transaction().execute((trx) => upsertEntries(trx, rows));
});

// biome-ignore lint/suspicious/noExplicitAny: each page has its own props, checked where page and data meet
type Case = [path: string, load: Load<any>, Page: ComponentType<any>, shows: string];

const cases: Case[] = [
  ["/blog", blog.load, Blog, "Eine Kante ist eine Entscheidung"],
  ["/blog/workshop", blogCategory.load, BlogCategory, "Wachsen am Dienstag"],
  ["/blog/p/an-edge-is-a-decision", blogPost.load, BlogPost, "Fang mit 88 an"],
  ["/support", support.load, Support, "Rückgabe"],
  ["/support/size-guide", supportArticle.load, SupportArticle, "Vom Fuß zur Größe"],
  ["/team", team.load, Team, "Signe Dahlberg"],
  ["/team/signe-dahlberg", athlete.load, Athlete, "Riksgränsen"],
  ["/psia", content.load, Content, "PSIA-AASI"],
  ["/pro", pro.load, Pro, "Pro-Konto anfragen"],
  ["/l/spring-tune", landing.load, Landing, "Räum es sauber weg"],
  ["/terms", content.load, Content, "Widerruf und Rückgabe"],
];

describe("2.1 pages that live from content", () => {
  test.each(cases)("%s", async (path, load, Page, text) => {
    const context = { ...(await cartVisit(database.db, { country: "at", language: "de" })), path };
    const answer = await load(context);
    const markup = await markupOf(context, Page, answer);
    expect(markup).toContain(text);
    expect(markup.match(/<h1/g)).toHaveLength(1);
    expect(answer).toMatchObject({ meta: { canonicalPath: path } });
  });

  test.each(cases.filter(([path]) => path.split("/").length > 2))(
    "%s: another address is a 404",
    async (path, load) => {
      const context = { ...(await cartVisit(database.db)), path: `${path}-no` };
      expect(await load(context)).toMatchObject({ kind: "missing", status: 404 });
    },
  );

  test("2.3 an entry is found under its own type's prefix alone", async () => {
    const context = { ...(await cartVisit(database.db)), path: "/support/size-guide" };
    expect(await content.load(context)).toMatchObject({ kind: "missing" });
  });

  test("2.3 a campaign has its way on twice, and its words over the picture where that leaves room", async () => {
    const context = { ...(await cartVisit(database.db, { country: "at", language: "de" })), path: "/l/carve-week" };
    const answer = await landing.load(context);
    expect(answer).toMatchObject({
      props: { tone: "light", link: { label: "Zu den Carving-Boards", path: "/c/snowboards/carving-snowboards" } },
    });
    const markup = await markupOf(context, Landing, answer);
    expect(markup.match(/href="[^"]*\/c\/snowboards\/carving-snowboards"/g)).toHaveLength(2);
    expect(markup).toContain("landing-over");
  });

  test("2.1 an article says how long it takes and leads to the rider who wrote it", async () => {
    const context = { ...(await cartVisit(database.db)), path: "/blog/p/flat-light" };
    const answer = await blogPost.load(context);
    expect(answer).toMatchObject({ props: { rider: "/team/maeve-okafor", minutes: 1 } });
    const markup = await markupOf(context, BlogPost, answer);
    expect(markup).toContain("1 minute to read");
    expect(markup).toContain("ten minutes later.</figcaption>");
  });

  test("2.1 a category of the journal ends with the next one and with the newsletter's field", async () => {
    const context = { ...(await cartVisit(database.db)), path: "/blog/workshop" };
    const { categories } = await loadJournal(context);
    const next = categories[(categories.findIndex(({ uid }) => uid === "workshop") + 1) % categories.length];
    const answer = await blogCategory.load(context);
    expect(answer).toMatchObject({ props: { next: { path: next?.path, title: next?.title } } });
    const markup = await markupOf(context, BlogCategory, answer);
    expect(markup).toMatch(new RegExp(`href="/en-us${next?.path}"[^>]*onward-link`));
    expect(markup).toMatch(/<form[^>]* action="\/en-us\/newsletter"/);
  });
});
