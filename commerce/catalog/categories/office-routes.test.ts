import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { emptyBin } from "#commerce/catalog/management/bin.ts";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { everything } from "#database/changes/tags.ts";
import type { App } from "#platform/http/app.ts";
import { openAppWithCaches } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { fillCategories } from "./fill.ts";

const base = useDatabase();
let app: App;
/** Reads a page after all processes have learned of the changes. */
let page: (url: string) => Promise<{ status: number; body: string }>;
let key: string;
const ids: number[] = [];
let category: number;
let version: number;

beforeAll(async () => {
  const opened = await openAppWithCaches(base.db);
  app = opened.app;
  page = async (url) => {
    opened.content.refresh();
    for (const cache of opened.caches) cache.drop([everything]);
    const { statusCode: status, body } = await app.inject(url);
    return { status, body };
  };
  key = (await addKey(base.db, "Catalogue", ["catalogue:write", "audit:read"])).key;
  for (const price of [3_000, 1_000, 2_000, 4_000]) {
    const { productId } = await plantProduct(base.db, { name: `P ${price}`, prices: { us: price, ca: price * 2 } });
    ids.push(productId);
  }
  await base.db
    .updateTable("products")
    .set({ brand: "Nunatak" })
    .where("id", "=", ids[0] ?? 0)
    .execute();
  await base.db.transaction().execute((trx) => recordProducts(trx, ids));
  category = (await ask("POST", "/catalog/categories", { uid: "boards", name: "Boards" })).data.id;
});

async function ask(method: "GET" | "POST" | "PUT", path: string, body?: object) {
  const headers = { authorization: `Bearer ${key}` };
  const answer = await app.inject({ method, url: `/api${path}`, headers, ...(body && { payload: body }) });
  const said = answer.body === "" ? {} : answer.json();
  if (said.data?.version) version = said.data.version;
  return { status: answer.statusCode, ...said };
}
const change = (body: object) => ask("PUT", `/catalog/categories/${category}`, body);
const shownIn = async (market: string) => {
  const { data } = await ask("GET", `/staff/categories/${category}/products?market=${market}`);
  return data.map(({ id }: { id: number }) => ids.indexOf(id));
};
const listed = async (query: string, region = "us") => {
  const answer = await app.inject({
    url: `/api/products?categories:in=${category}&${query}`,
    headers: { cookie: `firn_locale=en-${region}` },
  });
  return answer.json().data.map(({ id }: { id: number }) => ids.indexOf(id));
};

describe("a category", () => {
  test("shows before it is saved which products a rule finds, and how many", async () => {
    const rule = { match: "all", conditions: [{ field: "price", market: "us", below: 30 }] };
    const found = await ask("POST", "/staff/categories/rule/preview", { rule });
    expect(found.meta).toEqual({ total: 2, isExact: true, seen: 2 });
    await base.pool.query("update products set is_visible = false where name = 'P 1000'");
    const hidden = await ask("POST", "/staff/categories/rule/preview", { rule });
    expect(hidden.meta).toEqual({ total: 2, isExact: true, seen: 1 });
    await base.pool.query("update products set is_visible = true where name = 'P 1000'");
    expect(found.data.map(({ name }: { name: string }) => name).sort()).toEqual(["P 1000", "P 2000"]);
    const wrong = { match: "all", conditions: [{ field: "price", market: "us" }] };
    const refused = await ask("POST", "/staff/categories/rule/preview", { rule: wrong });
    expect([refused.status, refused.errors]).toEqual([422, { "rule.conditions.0.below": "or from is needed" }]);
    expect((await change({ rule: wrong })).errors).toEqual({ "rule.conditions.0.below": "or from is needed" });
    const none = { match: "all", conditions: [{ field: "moon" }] };
    expect((await ask("POST", "/staff/categories/rule/preview", { rule: none })).status).toBeGreaterThanOrEqual(400);
    expect((await ask("GET", "/staff/categories/rule/values")).data).toMatchObject({
      brand: { "": ["Nunatak"] },
      kind: { "": ["snowboard"] },
    });
  });

  test("has what is picked by hand, in the order and with the pins of each market", async () => {
    const picked = await ask("POST", `/staff/categories/${category}/products`, { add: ids });
    expect(picked.status).toBe(204);
    const strange = await ask("POST", `/staff/categories/${category}/products`, { add: [987_654], remove: ids });
    expect([strange.status, strange.errors]).toEqual([422, { "add.0": "is unknown" }]);
    expect(await shownIn("us")).toEqual([0, 1, 2, 3]);
    await change({ default_sort: "price-up", pins: { "": [ids[3]], ca: [ids[0], 987_654] } });
    expect(await shownIn("us")).toEqual([3, 1, 2, 0]);
    expect(await shownIn("ca")).toEqual([0, 3, 1, 2]);
    const second = await ask("GET", `/staff/categories/${category}/products?market=ca&page=2&limit=3`);
    expect(second.data.map(({ id }: { id: number }) => ids.indexOf(id))).toEqual([2]);
    expect(second.meta).toEqual({ total: 4, isExact: true, page: 2, limit: 3 });
    expect(await listed("sort=category")).toEqual([3, 1, 2, 0]);
    expect(await listed("sort=category&limit=2&page=2")).toEqual([2, 0]);
    expect(await listed("sort=price")).toEqual([1, 2, 0, 3]);
    const { body } = await page("/en-us/c/boards");
    const names = [...body.matchAll(/P (\d000)/g)].map(([, price]) => price);
    expect([...new Set(names)].slice(0, 4)).toEqual(["4000", "1000", "2000", "3000"]);
    const dear = await app.inject("/en-us/c/boards?sort=price-down&price-to=35");
    expect([...new Set([...dear.body.matchAll(/P (\d000)/g)].map(([, price]) => price))][0]).toBe("3000");
    const both = await app.inject("/api/products?categories:in=1,2&sort=category");
    expect(both.statusCode).toBe(400);
  });

  test("what its rule finds is told apart from what was picked, and from what lies below", async () => {
    const rule = { match: "any", conditions: [{ field: "price", market: "us", below: 20 }] };
    await ask("POST", `/staff/categories/${category}/products`, { remove: [ids[1], ids[2]] });
    await change({ rule });
    await fillCategories(base.db, [category]);
    const below = (await ask("POST", "/catalog/categories", { uid: "wide", name: "Wide", parent: "boards" })).data.id;
    await ask("POST", `/staff/categories/${below}/products`, { add: [ids[2]] });
    const { data } = await ask("GET", `/staff/categories/${category}/products`);
    const by = Object.fromEntries(data.map((one: { id: number; by: string }) => [ids.indexOf(one.id), one.by]));
    expect(by).toEqual({ 0: "hand", 1: "rule", 2: "below", 3: "hand" });
    const { data: picked } = await ask("GET", `/staff/categories/${category}/products?picked=1`);
    expect(picked.map(({ id }: { id: number }) => ids.indexOf(id)).sort()).toEqual([0, 3]);
    const product = await ask("GET", `/catalog/products/${ids[1]}`);
    expect(product.data.categories).toEqual([]);
    await ask("POST", `/staff/categories/${below}/products`, { remove: [ids[2]] });
  });

  test("says its texts in each language, on its page and in search engines", async () => {
    const texts = {
      de: { title: "Bretter", description: "Für jeden Hang.\nUnd jeden Tag.", seo_title: "Bretter kaufen" },
      en: { title: "All boards", seo_description: "Boards of all kinds." },
    };
    const saved = await change({ texts, hero_image: "scene-dawn-ridge" });
    expect(saved.data.texts).toMatchObject({
      de: { title: "Bretter", seo_description: "" },
      en: { title: "All boards" },
    });
    const german = (await page("/de-de/c/boards")).body;
    expect(german).toContain("Für jeden Hang.");
    expect(german).toMatch(/<title>Bretter kaufen \|/);
    expect(german).toContain("scene-dawn-ridge");
    const english = (await page("/en-us/c/boards")).body;
    expect(english).toContain('content="Boards of all kinds."');
    expect(english).toContain("All boards");
    await change({ texts: { de: { title: "", description: "", seo_title: "" } } });
    expect((await ask("GET", `/catalog/categories/${category}`)).data.texts).not.toHaveProperty("de");
    expect((await change({ texts: { xx: { title: "?" } } })).status).toBe(422);
  });

  test("shows pictures of a language's own there, and its other ones everywhere else; the library knows them", async () => {
    const local = { de: { hero_image: "scene-dusk", tile_image: "tile-de" }, fr: {} };
    const saved = await change({ hero_image: "scene-dawn-ridge", local_images: local });
    expect(saved.data.local_images).toEqual({ de: local.de });
    const german = (await page("/de-at/c/boards")).body;
    expect(german).toContain("scene-dusk");
    expect(german).not.toContain("scene-dawn-ridge");
    const english = (await page("/en-us/c/boards")).body;
    expect(english).toContain("scene-dawn-ridge");
    expect(english).not.toContain("scene-dusk");
    // Fields not named in a change are kept.
    await change({ default_sort: "price-asc" });
    expect((await ask("GET", `/catalog/categories/${category}`)).data.local_images).toEqual({ de: local.de });
    await change({ local_images: {}, default_sort: "popular" });
    expect((await page("/de-at/c/boards")).body).toContain("scene-dawn-ridge");
    expect((await change({ local_images: { xx: { hero_image: "a" } } })).status).toBe(422);
    expect((await change({ local_images: { de: { hero_image: "../a" } } })).status).toBe(422);
  });

  test("keeps two people's changes of different fields and languages, and asks about the same", async () => {
    const before = version;
    await change({ version: before, texts: { de: { title: "Bretter" } }, default_sort: "name" });
    const merged = await change({ version: before, texts: { fr: { title: "Planches" } }, tile_image: "tile-1" });
    expect(merged.status).toBe(200);
    expect(merged.meta.merged).toEqual(expect.arrayContaining(["default_sort", "texts.de.title"]));
    expect(merged.data).toMatchObject({ default_sort: "name", tile_image: "tile-1" });
    expect(merged.data.texts).toMatchObject({ de: { title: "Bretter" }, fr: { title: "Planches" } });
    const refused = await change({ version: before, texts: { de: { title: "Boards" } } });
    expect(refused).toMatchObject({
      status: 409,
      fields: ["texts.de.title"],
      current: { "texts.de.title": "Bretter" },
    });
    const { data } = await ask("GET", `/audit?type=category&id=${category}`);
    expect(data.map(({ type }: { type: string }) => type)).toContain("category-text");
  });

  test("lies in the bin for 30 days with what was picked, and comes back as it was", async () => {
    const at = (path: string) => ask("POST", `/staff/categories/${category}/${path}`);
    expect((await at("bin")).code).toBe("has-children");
    const { data } = await ask("GET", "/catalog/categories");
    const below = data.find(({ uid }: { uid: string }) => uid === "wide").id;
    expect((await ask("POST", `/staff/categories/${below}/bin`)).status).toBe(204);
    expect((await at("bin")).status).toBe(204);
    expect((await at("bin")).status).toBe(404);
    expect((await page("/en-us/c/boards")).status).toBe(404);
    expect((await ask("GET", `/catalog/categories/${category}`)).status).toBe(404);
    expect((await change({ name: "Again" })).status).toBe(404);
    const taken = await ask("POST", "/catalog/categories", { uid: "boards", name: "Boards" });
    expect([taken.status, Object.keys(taken.errors)]).toEqual([409, ["uid"]]);
    const bin = await ask("GET", "/staff/categories/bin");
    expect(bin.data).toContainEqual(expect.objectContaining({ uid: "boards", productCount: 3 }));
    // Before its parent it comes to the top level, and says so.
    const moved = await ask("POST", `/staff/categories/${below}/restore`);
    expect(moved.data).toEqual({ id: below, parent: null, isMoved: true });
    await ask("POST", `/staff/categories/${below}/bin`);
    await base.pool.query("update categories set parent_id = $1 where id = $2", [category, below]);
    const back = await at("restore");
    expect([back.status, back.data]).toEqual([200, { id: category, parent: null, isMoved: false }]);
    expect(await shownIn("us")).toEqual([3, 1, 0]);
    const under = await ask("POST", `/staff/categories/${below}/restore`);
    expect(under.data).toMatchObject({ parent: { id: category }, isMoved: false });
    expect((await ask("GET", `/catalog/categories/${below}`)).data).toMatchObject({
      parent: "boards",
      is_visible: true,
    });
    await ask("POST", `/staff/categories/${below}/bin`);
    await at("bin");
    await sql`update categories set deleted_at = now() - interval '31 days' where id = ${category}`.execute(base.db);
    await emptyBin(base.db);
    expect((await at("restore")).status).toBe(404);
    await ask("POST", `/staff/categories/${below}/restore`);
    expect((await ask("GET", `/catalog/categories/${below}`)).data.parent).toBeNull();
  });
});

test("whoever writes content writes what a category says, and nothing else of it", async () => {
  const { id } = (await ask("POST", "/catalog/categories", { uid: "planks", name: "Planks" })).data;
  const translator = (await addKey(base.db, "Translator", ["content:write"])).key;
  const put = async (path: string, payload: object, as = translator) => {
    const headers = { authorization: `Bearer ${as}` };
    const url = `/api/catalog/categories/${id}${path}`;
    const answer = await app.inject({ method: "PUT", url, headers, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const said = await put("/texts", { texts: { fr: { title: "Planches" } } });
  expect([said.status, said.body.data.texts.fr.title]).toEqual([200, "Planches"]);
  expect((await page("/fr-fr/c/planks")).body).toContain("Planches");
  const refused = await put("", { texts: { fr: { title: "Non" } } });
  expect([refused.status, refused.body.permission]).toEqual([403, "catalogue:write"]);
  expect((await put("/texts", { texts: {}, name: "Other" })).status).toBe(422);
  const cataloguer = (await addKey(base.db, "Rules", ["catalogue:write"])).key;
  expect((await put("/texts", { texts: {} }, cataloguer)).body.permission).toBe("content:write");
  // A change of the same text based on an older version conflicts, as everywhere.
  const old = await put("/texts", { version: said.body.data.version - 1, texts: { fr: { title: "Snowboards" } } });
  expect([old.status, old.body.fields]).toEqual([409, ["texts.fr.title"]]);
});
