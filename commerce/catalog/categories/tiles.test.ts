import { beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();
let app: App;
beforeAll(async () => {
  app = await openApp(base.db);
  return () => app.close();
});
const page = async (url: string) => (await app.inject(url)).body;

test("2.7 sub-categories with a picture are tiles above the whole list, and stand in the menu's sheet", async () => {
  const categories = [
    { uid: "skis", name: "Skis", tile_image: "skis-tile" },
    { uid: "deep-skis", name: "Deep", parent: "skis", tile_image: "deep-tile" },
  ];
  const headers = { authorization: `Bearer ${(await addKey(base.db, "Catalogue", ["catalogue:write"])).key}` };
  const answer = await app.inject({ method: "PUT", url: "/api/catalog/categories", headers, payload: { categories } });
  expect(answer.statusCode).toBe(200);
  const body = await page("/en-us/c/skis");
  expect(body).toMatch(/class="category-group-list">.*?deep-tile.*?Deep/s);
  expect(body).toContain('"banner":{"image":"skis-tile"');
  const narrowed = await page("/en-us/c/skis?in-stock=yes");
  expect(narrowed).not.toContain("category-group-list");
  expect(narrowed).toContain("category-chips");
});
