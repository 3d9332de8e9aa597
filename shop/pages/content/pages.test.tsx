import type { ComponentType } from "react";
import { beforeAll, describe, expect, test } from "vitest";
import { entries } from "#demo/content/pages.ts";
import { contentLocales } from "#services/content/schema.ts";
import { upsertEntries } from "#services/content/writes.ts";
import type { Load } from "#shop/frame/page.ts";
import * as athlete from "#shop/pages/athlete/data.ts";
import Athlete from "#shop/pages/athlete/page.tsx";
import * as blog from "#shop/pages/blog/data.ts";
import Blog from "#shop/pages/blog/page.tsx";
import * as blogCategory from "#shop/pages/blog-category/data.ts";
import BlogCategory from "#shop/pages/blog-category/page.tsx";
import * as blogPost from "#shop/pages/blog-post/data.ts";
import BlogPost from "#shop/pages/blog-post/page.tsx";
import * as landing from "#shop/pages/landing/data.ts";
import Landing from "#shop/pages/landing/page.tsx";
import * as pro from "#shop/pages/pro/data.ts";
import Pro from "#shop/pages/pro/page.tsx";
import * as support from "#shop/pages/support/data.ts";
import Support from "#shop/pages/support/page.tsx";
import * as supportArticle from "#shop/pages/support-article/data.ts";
import SupportArticle from "#shop/pages/support-article/page.tsx";
import * as team from "#shop/pages/team/data.ts";
import Team from "#shop/pages/team/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";
import * as content from "./data.ts";
import Content from "./page.tsx";

const database = useDatabase();

beforeAll(async () => {
  const rows = entries.flatMap(({ contentType, uid, title, url, data }) =>
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
});
