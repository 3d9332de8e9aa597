import { Kysely, PostgresDialect } from "kysely";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { findProductPage, findVariantPage } from "#commerce/catalog/api/find-pages.ts";
import { findCategories, treeOf } from "#commerce/catalog/categories/tree.ts";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { cardsByIds, cardsByTerms, cardsByUids, relatedCards } from "#commerce/catalog/products/cards.ts";
import { findProductDetail, findProductDetails } from "#commerce/catalog/products/reads.ts";
import type { ListingQuery } from "#commerce/catalog/products/schema.ts";
import { findStock, findSummaries } from "#commerce/catalog/products/summaries.ts";
import type { Db, Tables } from "#database/tables.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProducts } from "#tests/support/samples/catalog.ts";
import { warmListings } from "./index-sync.ts";
import { listing } from "./listing-page.ts";

/** Two thousand products in six regions with two variants each: enough for the planner to choose indexes. */
const size = 2000;
const database = useDatabase(async ({ db, pool }) => {
  const products = sampleProducts(size).map((product) => ({ ...product, variants: product.variants.slice(0, 2) }));
  await importCatalog(db, { categories: sampleCategories, products });
  await pool.query("vacuum analyze");
});

type Statement = { sql: string; parameters: readonly unknown[] };
const statements: Statement[] = [];
/** The same database, with every statement recorded. */
let db: Db;

beforeAll(() => {
  const dialect = new PostgresDialect({ pool: database.pool });
  db = new Kysely<Tables>({
    dialect,
    log({ query }) {
      statements.push(query);
    },
  });
});
afterEach(() => statements.splice(0));

/** Large tables that the statements since the last call would scan completely. */
async function readWhole(): Promise<string[]> {
  const found: string[] = [];
  for (const { sql, parameters } of statements.splice(0)) {
    const { rows } = await database.pool.query(`explain (format json) ${sql}`, [...parameters]);
    const look = (node: Record<string, unknown>) => {
      if (node["Node Type"] === "Seq Scan") found.push(String(node["Relation Name"]));
      for (const child of (node.Plans ?? []) as Record<string, unknown>[]) look(child);
    };
    look(rows[0]["QUERY PLAN"][0].Plan);
  }
  return found.filter((table) => table !== "categories");
}

const query: ListingQuery = {
  region: "us",
  category: "freeride-snowboards",
  filters: {},
  sort: "popular",
  page: 1,
  perPage: 24,
};

const page = { region: "us", sort: "id", direction: "asc", page: 1, limit: 50 } as const;

describe("every query of a page finds its rows by an index", () => {
  test.each<[string, () => Promise<unknown>]>([
    ["a product by its address", () => findProductDetail(db, { uid: "sample-77" }, "us")],
    ["a product by its id, with lowest prices", () => findProductDetail(db, { id: 1100 }, "eu_region_1")],
    ["several products", () => findProductDetails(db, [1001, 1500, 2000], "ca")],
    ["the lists of a region, once per process", () => warmListings(db, ["us"])],
    ["a list", () => listing(db, query)],
    ["a late page of a list", () => listing(db, { ...query, category: undefined, page: 60 })],
    ["products as the API lists them", () => findSummaries(db, [1001, 1500, 2000], "ca")],
    ["stock of products", () => findStock(db, [1001, 1500, 2000], "ca")],
    ["a list by price", () => listing(db, { ...query, sort: "price-up", page: 2 })],
    [
      "a narrowed list",
      () => listing(db, { ...query, filters: { color: ["glacier"], level: ["expert"] }, inStock: true }),
    ],
    ["related products", () => relatedCards(db, "us", 1100, 8)],
    ["new products", () => cardsByTerms(db, "us", ["is:new"], 8)],
    ["cards by id", () => cardsByIds(db, "us", [1001, 1002])],
    ["cards by uid", () => cardsByUids(db, "us", ["sample-1", "sample-2"])],
    ["a page of the API", () => findProductPage(db, { ...page, page: 2 })],
    ["a product by its SKU and name", () => findProductPage(db, { ...page, sku: "SMP-7", name: "Sample 000007" })],
    ["variants of products", () => findVariantPage(db, { region: "us", productIds: [1001], page: 1, limit: 50 })],
    ["a late page of variants", () => findVariantPage(db, { region: "us", page: 30, limit: 50 })],
    ["a variant by its SKU", () => findVariantPage(db, { region: "us", sku: "SMP-7-ICE-41", page: 1, limit: 50 })],
  ])("%s", async (_title, read) => {
    await read();
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.length).toBeLessThanOrEqual(2);
    expect(await readWhole()).toEqual([]);
  });
});

/** The expected list, computed from all cards and terms without any index. */
async function expected(
  narrow: (row: { terms: string[]; price: number; in_stock: boolean }) => boolean,
): Promise<number> {
  const rows = await database.db
    .selectFrom("listings")
    .select(["terms", "price", "in_stock"])
    .where("region", "=", "us")
    .execute();
  return rows.filter((row) => row.terms.includes("in:freeride-snowboards") && narrow(row)).length;
}

describe("a list", () => {
  test("7.1 has the category's products, its page of them, and their number", async () => {
    const first = await listing(database.db, query);
    const second = await listing(database.db, { ...query, page: 2 });
    expect(first.total).toBe(await expected(() => true));
    expect(first.cards).toHaveLength(24);
    expect(new Set([...first.cards, ...second.cards].map((card) => card.id)).size).toBe(48);
    expect((await listing(database.db, { ...query, page: 4000 })).cards).toEqual([]);
  });

  test("a category holds what its children hold", async () => {
    const parts = ["freestyle-snowboards", "freeride-snowboards", "carving-snowboards"];
    const totals = await Promise.all(
      parts.map(async (category) => (await listing(database.db, { ...query, category })).total),
    );
    const whole = await listing(database.db, { ...query, category: "snowboards" });
    expect(whole.total).toBe(totals.reduce((sum, total) => sum + total, 0));
  });

  test("values of one attribute are alternatives, attributes add up", async () => {
    const narrow = { ...query, filters: { color: ["glacier", "moss"], terrain: ["park"] } };
    const { total } = await listing(database.db, narrow);
    const isLeft = ({ terms }: { terms: string[] }) =>
      (terms.includes("color:glacier") || terms.includes("color:moss")) && terms.includes("terrain:park");
    expect(total).toBe(await expected(isLeft));
  });

  test("an attribute's own filter is left out of its own counts, and counts in all others", async () => {
    const narrow = { ...query, filters: { color: ["glacier"], terrain: ["park"] }, inStock: true };
    const { facets } = await listing(database.db, narrow);
    const count = (name: string, value: string) =>
      facets.find((facet) => facet.name === name)?.values.find((one) => one.value === value)?.count ?? 0;
    expect(count("color", "moss")).toBe(
      await expected((row) => row.in_stock && row.terms.includes("terrain:park") && row.terms.includes("color:moss")),
    );
    expect(count("terrain", "powder")).toBe(
      await expected(
        (row) => row.in_stock && row.terms.includes("color:glacier") && row.terms.includes("terrain:powder"),
      ),
    );
    expect(count("level", "expert")).toBe(
      await expected(
        (row) =>
          row.in_stock && ["color:glacier", "terrain:park", "level:expert"].every((term) => row.terms.includes(term)),
      ),
    );
  });

  test("prices narrow the list, and not their own range", async () => {
    const whole = await listing(database.db, query);
    const [lowest, highest] = whole.priceRange ?? [0, 0];
    const middle = Math.round((lowest + highest) / 2);
    const cheap = await listing(database.db, { ...query, priceTo: middle, sort: "price-down" });
    expect(cheap.priceRange).toEqual([lowest, highest]);
    expect(cheap.total).toBe(await expected((row) => row.price <= middle));
    expect(cheap.cards[0]?.price).toBeLessThanOrEqual(middle);
    expect((await listing(database.db, { ...query, priceFrom: highest + 1 })).total).toBe(0);
  });

  test.each<
    [ListingQuery["sort"], (a: { price: number; name: string }, b: { price: number; name: string }) => boolean]
  >([
    ["price-up", (a, b) => a.price <= b.price],
    ["price-down", (a, b) => a.price >= b.price],
    ["name", (a, b) => a.name <= b.name],
  ])("is sorted by %s", async (sort, isInOrder) => {
    const { cards } = await listing(database.db, { ...query, sort });
    expect(cards.slice(1).every((card, index) => isInOrder(cards[index]!, card))).toBe(true);
  });

  test("an unknown category or value gives an empty list", async () => {
    expect(await listing(database.db, { ...query, category: "moon" })).toEqual({
      cards: [],
      total: 0,
      facets: [],
      priceRange: null,
      inStock: 0,
    });
    expect((await listing(database.db, { ...query, filters: { color: ["'; drop table"] } })).total).toBe(0);
  });

  test("9.1 prices are the region's", async () => {
    const { cards } = await listing(database.db, { ...query, region: "eu_region_1" });
    expect(new Set(cards.map((card) => card.currency))).toEqual(new Set(["EUR"]));
  });
});

describe("cards", () => {
  test("come in the order asked for, without unknown ones", async () => {
    expect((await cardsByIds(database.db, "us", [1005, 1, 1003])).map((card) => card.id)).toEqual([1005, 1003]);
    const byUid = await cardsByUids(database.db, null, ["sample-4", "nobody", "x\0y", "sample-2"]);
    expect(byUid.map((card) => card.uid)).toEqual(["sample-4", "sample-2"]);
  });

  test("5 related products come from the same category first and exclude the current product", async () => {
    const product = (await findProductDetail(database.db, { uid: "sample-77" }, "us"))!;
    const related = await relatedCards(database.db, "us", product.id, 12);
    const place = `category:${product.categories[0]?.id}`;
    const same = await cardsByTerms(database.db, "us", [place], 12, product.id);
    expect(related.map((card) => card.id)).toEqual(same.map((card) => card.id));
    expect(related.map((card) => card.id)).not.toContain(product.id);
  });

  test("5 the kind fills up what the category does not have", async () => {
    const [first] = await cardsByTerms(database.db, "us", ["kind:snowboard"], 1);
    const many = await relatedCards(database.db, "us", first!.id, size);
    expect(new Set(many.map((card) => card.kind))).toEqual(new Set(["snowboard"]));
    expect(new Set(many.map((card) => card.id)).size).toBe(many.length);
    expect(many.length).toBe((await cardsByTerms(database.db, "us", ["kind:snowboard"], size)).length - 1);
  });
});

test("7.1 the category tree", async () => {
  const categories = await findCategories(database.db);
  const tree = treeOf(categories);
  expect(tree.map((node) => node.uid)).toEqual(["snowboards", "boots", "bindings", "accessories"]);
  expect(tree[0]?.children.map((node) => node.path)).toContain("snowboards/freeride-snowboards");
});
