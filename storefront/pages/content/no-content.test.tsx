import type { ComponentType } from "react";
import { expect, test } from "vitest";
import type { Load } from "#storefront/app/page.ts";
import * as blog from "#storefront/pages/blog/data.ts";
import Blog from "#storefront/pages/blog/page.tsx";
import * as home from "#storefront/pages/home/data.ts";
import Home from "#storefront/pages/home/page.tsx";
import * as pro from "#storefront/pages/pro/data.ts";
import Pro from "#storefront/pages/pro/page.tsx";
import * as psia from "#storefront/pages/psia/data.ts";
import Psia from "#storefront/pages/psia/page.tsx";
import * as support from "#storefront/pages/support/data.ts";
import Support from "#storefront/pages/support/page.tsx";
import * as team from "#storefront/pages/team/data.ts";
import Team from "#storefront/pages/team/page.tsx";
import { cartVisit } from "#tests/support/cart-visit.ts";
import { useDatabase } from "#tests/support/database.ts";
import { markupOf } from "#tests/support/page-context.tsx";

const database = useDatabase();

const pages: Record<string, [Load<never>, ComponentType<never>]> = {
  "/": [home.load as Load<never>, Home as ComponentType<never>],
  "/blog": [blog.load as Load<never>, Blog as ComponentType<never>],
  "/pro": [pro.load as Load<never>, Pro as ComponentType<never>],
  "/psia": [psia.load as Load<never>, Psia as ComponentType<never>],
  "/support": [support.load as Load<never>, Support as ComponentType<never>],
  "/team": [team.load as Load<never>, Team as ComponentType<never>],
};

test.each(Object.entries(pages))("8 %s is there while content has nothing for it", async (path, [load, Page]) => {
  for (const [country, language] of [
    ["us", "en"],
    ["de", "de"],
  ] as const) {
    const context = { ...(await cartVisit(database.db, { country, language })), path };
    const answer = await load(context);
    expect(answer).toMatchObject({ kind: "page", status: 200 });
    expect(await markupOf(context, Page as ComponentType<object>, answer as never)).not.toContain("undefined");
  }
});
