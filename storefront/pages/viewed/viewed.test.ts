import { beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

let app: App;
const database = useDemoWorld();
beforeAll(async () => {
  app = await openApp(database.db);
});

test("the page of viewed products without any leads to the boards, the finder and popular products", async () => {
  const words = await loadTexts("viewed", "de");
  const { body, statusCode } = await app.inject({ url: "/de-de/viewed" });
  expect(statusCode).toBe(200);
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  // It says that there is nothing yet, instead of what would stand here.
  expect(main).toMatch(new RegExp(`<h1[^>]*>${words["viewed.empty"]}</h1>`));
  expect(main).toContain(words["viewed.text"]);
  for (const path of ["/c/snowboards", "/board-finder"]) expect(main).toContain(`href="/de-de${path}"`);
  expect(main).toMatch(/href="\/de-de\/p\//);
});

test("the page of viewed products shows those of its address, and no others", async () => {
  const kestrel = await database.db
    .selectFrom("products")
    .select("id")
    .where("uid", "=", "kestrel")
    .executeTakeFirstOrThrow();
  const { body } = await app.inject({ url: `/de-de/viewed?ids=${kestrel.id}` });
  const main = body.slice(body.indexOf("<main"), body.indexOf("</main>"));
  const shown = [...main.matchAll(/href="\/de-de\/p\/([a-z0-9-]+)/g)].map(([, uid]) => uid);
  expect([...new Set(shown)]).toEqual(["kestrel"]);
  expect(main).not.toContain("/board-finder");
});
