import { beforeAll, describe, expect, test } from "vitest";
import { namedColours } from "#demo/catalogue/colours.ts";
import type { App } from "#platform/http/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { ask, openShop } from "#tests/support/samples/whole-shop.ts";

let app: App;
const world = useDemoWorld();
beforeAll(async () => {
  app = await openShop(world.db);
});

describe("colorGroups", () => {
  type Groups = { colorGroups: { color_name: string; option_swatch_hex: string; child_colors: string[] }[] };
  const query = `query GetColorGroups($locale: String) {
    colorGroups(locale: $locale) { color_name option_swatch_hex child_colors } }`;

  test("7.9 GetColorGroups answers names in the language, English without one and for an unknown one", async () => {
    const names = async (locale?: string) =>
      (await ask<Groups>(app, query, { locale })).data?.colorGroups.map((group) => group.color_name);
    expect(await names("de")).toContain("Weiß");
    expect(await names("fr-ca")).toContain("Blanc");
    expect(await names()).toContain("White");
    expect(await names("xx")).toEqual(await names());
  });

  test("3.8 a color group has a hex without # and children; every colour is in one group", async () => {
    const { data } = await ask<Groups>(app, query);
    const groups = data?.colorGroups ?? [];
    expect(groups.length).toBeGreaterThan(8);
    for (const { option_swatch_hex } of groups) expect(option_swatch_hex).toMatch(/^[0-9A-F]{6}$/);
    const children = groups.flatMap((group) => group.child_colors);
    expect(children.sort()).toEqual(namedColours.map(({ id }) => id).sort());
  });
});

describe("errorPage", () => {
  const query = `query GetErrorPage($locale: String!, $bcRegion: String!) {
    errorPage(locale: $locale, bcRegion: $bcRegion) {
      title regions header main_content link_text product_header
      automated_related_products { category { uid bcId { us pro_ca eu_region_1 } } }
      products { uid title bcProduct { currency_code price } }
      banner { uid title content background { type amplience_id alt_text } cta_button_global { button_text } }
      product_recommendation_page { header main_content } } }`;
  type Page = { errorPage: Record<string, unknown> & { products: { bcProduct: unknown }[] } };

  test("3.13 GetErrorPage answers all of it in the language, with the region's prices", async () => {
    const { data } = await ask<Page>(app, query, { locale: "de", bcRegion: "eu_region_1" });
    expect(data?.errorPage).toMatchObject({
      title: "Seite nicht gefunden",
      header: "Verloren: ein Handschuh. Linke Hand.",
      link_text: "Zur Startseite",
      product_header: "Stattdessen gefunden",
      product_recommendation_page: { header: "Produkt nicht verfügbar" },
    });
    expect(data?.errorPage.regions).toContain("eu_region_1");
    expect(data?.errorPage.products.map(({ bcProduct }) => bcProduct)).toEqual(
      Array(4).fill({ currency_code: "EUR", price: expect.any(Number) }),
    );
    const gloves = await world.db
      .selectFrom("categories")
      .select("id")
      .where("uid", "=", "gloves")
      .executeTakeFirstOrThrow();
    const bcId = { us: gloves.id, pro_ca: gloves.id, eu_region_1: gloves.id };
    expect(data?.errorPage.automated_related_products).toContainEqual({ category: { uid: "gloves", bcId } });
  });

  test("3.13 the error page's banner has its background and buttons", async () => {
    const { data } = await ask<Page>(app, query, { locale: "fr", bcRegion: "us" });
    expect(data?.errorPage.banner).toMatchObject({
      uid: "error-page-banner",
      background: { type: "Image", amplience_id: "scene-small-finds", alt_text: expect.stringContaining("gants") },
      cta_button_global: [{ button_text: "Gants et moufles" }],
    });
  });
});

describe("automatedRelatedProductIds", () => {
  const query = `query GetAutomatedRelatedProductIds($categoryId: String!, $bcRegion: String!, $ctsRegion: String!,
    $locale: String!, $productAttributes: [ProductAttributeInput!]) {
    automatedRelatedProductIds(categoryId: $categoryId, bcRegion: $bcRegion, ctsRegion: $ctsRegion, locale: $locale,
      productAttributes: $productAttributes) }`;
  const usual = { categoryId: "snowboards", bcRegion: "us", ctsRegion: "us", locale: "en-us" };
  const find = async (more: object = {}, of = app) =>
    (await ask<{ automatedRelatedProductIds: number[] }>(of, query, { ...usual, ...more })).data
      ?.automatedRelatedProductIds ?? [];
  const termsOf = async (ids: number[]) => {
    const rows = await world.db
      .selectFrom("listings")
      .select(["product_id", "terms"])
      .where("region", "=", "us")
      .execute();
    const byId = new Map(rows.map((row) => [row.product_id, row.terms]));
    return ids.map((id) => byId.get(id) ?? []);
  };

  test("7.9 GetAutomatedRelatedProductIds answers products of the category, by uid or by commerce id", async () => {
    const ids = await find();
    expect(ids.length).toBeGreaterThan(10);
    expect(new Set(ids).size).toBe(ids.length);
    for (const terms of await termsOf(ids)) expect(terms).toContain("in:snowboards");
    const { id } = await world.db
      .selectFrom("categories")
      .select("id")
      .where("uid", "=", "snowboards")
      .executeTakeFirstOrThrow();
    expect(await find({ categoryId: String(id) })).toEqual(ids);
    for (const categoryId of ["no-such-category", "0", "-1", "99999999999999", ""])
      expect(await find({ categoryId })).toEqual([]);
  });

  test("3.16 attributes narrow by the configured groups, the closest first", async () => {
    const productAttributes = [
      { attribute: "Rider", values: ["all"] },
      { attribute: "terrain", values: ["Park", "powder"] },
      { attribute: "colour", values: ["none of the configuration's"] },
    ];
    const ids = await find({ productAttributes });
    const found = await termsOf(ids);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids.length).toBeLessThan((await find()).length);
    for (const terms of found) expect(terms).toContain("rider:all");
    const isClose = found.map((terms) => terms.includes("terrain:park") || terms.includes("terrain:powder"));
    expect(isClose).toEqual([...isClose].sort((a, b) => Number(b) - Number(a)));
    expect(isClose.at(0)).toBe(true);
    expect(isClose.at(-1)).toBe(false);
    expect(await find({ productAttributes: [{ attribute: "rider", values: ["yeti"] }] })).toEqual([]);
  });

  test("5 what the commerce region does not sell or the content region does not show is no candidate", async () => {
    const [id = 0] = await find();
    const { uid } = await world.db.selectFrom("products").select("uid").where("id", "=", id).executeTakeFirstOrThrow();
    await world.pool.query("delete from listings where product_id = $1 and region = 'ca'", [id]);
    await world.pool.query(
      `update content_entries set data = jsonb_set(data, '{regions}', '["us"]') where content_type = 'product' and uid = $1`,
      [uid],
    );
    const other = await openShop(world.db);
    expect(await find({}, other)).toContain(id);
    expect(await find({ bcRegion: "ca", ctsRegion: "us" }, other)).not.toContain(id);
    expect(await find({ ctsRegion: "jp" }, other)).not.toContain(id);
    expect((await find({ ctsRegion: "jp" }, other)).length).toBeGreaterThan(5);
    expect(await find({ ctsRegion: "atlantis" }, other)).toEqual([]);
    await other.close();
  });

  test("3.8 a category that content takes out of automation has none", async () => {
    await world.pool.query(
      `update content_entries set data = jsonb_set(data, '{automated_related_products}', 'false')
       where content_type = 'product_category' and uid = 'goggles'`,
    );
    const other = await openShop(world.db);
    expect((await find({ categoryId: "goggles" })).length).toBeGreaterThan(0);
    expect(await find({ categoryId: "goggles" }, other)).toEqual([]);
    await other.close();
  });

  test("7.9 every id that it answers is a product that GetRelatedProducts knows", async () => {
    const ids = (await find({ categoryId: "boots" })).map(String);
    const related = `query GetRelatedProducts($ids: [String!], $locale: String!, $bcRegion: String!) {
      relatedProducts(ids: $ids, locale: $locale, bcRegion: $bcRegion) { title url bcProduct { id } } }`;
    const { data } = await ask<{ relatedProducts: { bcProduct: { id: number } }[] }>(app, related, { ...usual, ids });
    expect(data?.relatedProducts.map(({ bcProduct }) => String(bcProduct.id))).toEqual(ids);
  });
});
