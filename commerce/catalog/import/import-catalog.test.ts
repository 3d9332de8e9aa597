import { beforeAll, describe, expect, test } from "vitest";
import { cardsByUids } from "#commerce/catalog/products/cards.ts";
import type { ProductInput } from "#commerce/catalog/products/product-input.ts";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { hearChanges } from "#tests/support/changes.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories, sampleProduct, sampleProducts } from "#tests/support/samples/catalog.ts";
import { setPrice, setStock } from "#tests/support/samples/stock.ts";
import { importCatalog } from "./import-catalog.ts";

const database = useDatabase();

const kestrel: ProductInput = {
  uid: "kestrel",
  sku: "FRN-KESTREL",
  kind: "snowboard",
  name: "Kestrel",
  isNew: true,
  attributes: { terrain: ["park", "piste"] },
  images: ["topsheet", "base"].flatMap((view) =>
    ["glacier", "ink"].map((colour) => ({ id: `kestrel-${colour}-${view}`, colour })),
  ),
  categories: ["freestyle-snowboards"],
  options: [
    {
      name: "Color",
      kind: "swatch",
      values: [
        { code: "glacier", label: "Glacier", hexColours: ["#7FB7D6"] },
        { code: "ink", label: "Ink", hexColours: ["#141C2B"] },
      ],
    },
    { name: "Size", kind: "rectangles", values: [{ code: "152", label: "152" }] },
  ],
  variants: [
    { sku: "K-G", values: ["glacier", "152"], prices: { us: { price: 44900 }, ca: { price: 60900 } }, stock: 2 },
    { sku: "K-I", values: ["ink", "152"], prices: { us: { price: 39900, retailPrice: 44900 } }, stock: 0 },
  ],
};

const detail = (region: "us" | "ca" | "eu_region_1" | null) =>
  findProductDetail(database.db, { uid: "kestrel" }, region);
const terms = async (region: string): Promise<string[]> =>
  (
    await database.db
      .selectFrom("listings")
      .select("terms")
      .where("region", "=", region)
      .where("name", "=", "Kestrel")
      .executeTakeFirst()
  )?.terms ?? [];
const heard: Tag[] = [];

beforeAll(async () => {
  const changes = await hearChanges(database, (tags) => void heard.push(...tags));
  const imported = await importCatalog(database.db, {
    categories: sampleCategories,
    products: [kestrel, ...sampleProducts(20)],
  });
  expect(imported.ok).toBe(true);
  return () => changes.stop();
});

describe("an import", () => {
  test("3.12 makes options, variants, prices and stock", async () => {
    const product = await detail("us");
    expect(product).toMatchObject({ sku: "FRN-KESTREL", currency: "USD", isNew: true, availability: "available" });
    expect(product?.options.map(({ name, values }) => [name, ...values.map(({ code }) => code)])).toEqual([
      ["Color", "glacier", "ink"],
      ["Size", "152"],
    ]);
    const [glacier, ink] = product?.variants ?? [];
    expect(glacier).toMatchObject({ sku: "K-G", price: 44900, available: 2, isInStock: true, isPurchasable: true });
    expect(ink).toMatchObject({
      price: 39900,
      retailPrice: 44900,
      available: 0,
      isInStock: false,
      isPurchasable: false,
    });
    expect(glacier?.valueIds).toEqual(product?.options.map(({ values }) => values[0]?.id));
  });

  test("9.1 makes a card per region that sells it, with what is sold there", async () => {
    const [us] = await cardsByUids(database.db, "us", ["kestrel"]);
    expect(us).toEqual({
      id: expect.any(Number),
      uid: "kestrel",
      kind: "snowboard",
      name: "Kestrel",
      currency: "USD",
      price: 39900,
      priceTo: 44900,
      retailPrice: 44900,
      inStock: true,
      isNew: true,
      isRedesigned: false,
      isBestSeller: false,
      isComingSoon: false,
      image: "kestrel-glacier-topsheet",
      secondImage: "kestrel-glacier-base",
      swatches: [
        { code: "glacier", label: "Glacier", hexColours: ["#7FB7D6"], image: "kestrel-glacier-topsheet" },
        { code: "ink", label: "Ink", hexColours: ["#141C2B"], image: "kestrel-ink-topsheet" },
      ],
    });
    const [ca] = await cardsByUids(database.db, "ca", ["kestrel"]);
    expect(ca).toMatchObject({ currency: "CAD", price: 60900, swatches: [{ code: "glacier" }] });
    expect(ca).not.toHaveProperty("retailPrice");
    expect(await cardsByUids(database.db, "eu_region_1", ["kestrel"])).toEqual([]);
  });

  test("finds a product by its categories, those above them, options and attributes", async () => {
    expect(await terms("us")).toEqual(
      expect.arrayContaining([
        "in:freestyle-snowboards",
        "in:snowboards",
        "color:ink",
        "size:152",
        "terrain:park",
        "is:sale",
      ]),
    );
    expect(await terms("ca")).not.toEqual(expect.arrayContaining(["color:ink"]));
  });

  test("repeated, it changes nothing and keeps every id", async () => {
    const before = await detail("us");
    await importCatalog(database.db, { categories: sampleCategories, products: [kestrel] });
    expect(await detail("us")).toEqual(before);
  });

  test("takes away what is not in it any more, and keeps the ids of what stays", async () => {
    const before = await detail("us");
    const shorter = structuredClone(kestrel);
    shorter.variants.pop();
    shorter.options[0]?.values.pop();
    shorter.variants[0]!.prices = { us: { price: 44900 } };
    await importCatalog(database.db, { categories: [], products: [shorter] });
    const after = await detail("us");
    expect(after?.variants).toEqual(before?.variants.slice(0, 1));
    expect(after?.options[0]?.values).toHaveLength(1);
    expect(await cardsByUids(database.db, "ca", ["kestrel"])).toEqual([]);
    await importCatalog(database.db, { categories: [], products: [kestrel] });
  });

  test("announces its products", async () => {
    const id = (await detail("us"))?.id;
    await expect.poll(() => heard).toEqual(expect.arrayContaining([`product:${id}`, "listings", "categories"]));
  });

  test.each<[string, (product: ProductInput) => void, string]>([
    ["an impossible uid", (product) => Object.assign(product, { uid: "Not A Uid" }), "Not A Uid.uid"],
    ["an unknown category", (product) => product.categories.push("moon"), "bad.categories"],
    ["no variants", (product) => Object.assign(product, { variants: [] }), "bad.variants"],
    [
      "a value that no option has",
      (product) => Object.assign(product.variants[0]!, { values: ["red", "152"] }),
      "bad.B-1",
    ],
    [
      "a price with decimals",
      (product) => Object.assign(product.variants[0]!, { prices: { us: { price: 1.5 } } }),
      "bad.B-1",
    ],
    ["a negative stock", (product) => Object.assign(product.variants[0]!, { stock: -1 }), "bad.B-1"],
    ["an SKU twice", (product) => Object.assign(product.variants[1]!, { sku: "B-1" }), "bad.B-1"],
    ["another product's SKU", (product) => Object.assign(product.variants[0]!, { sku: "K-G" }), "bad.K-G"],
  ])("with %s is refused as a whole", async (_title, spoil, field) => {
    const bad = structuredClone({ ...kestrel, uid: "bad", sku: "BAD" });
    for (const [index, variant] of bad.variants.entries()) variant.sku = `B-${index + 1}`;
    spoil(bad);
    const answer = await importCatalog(database.db, { categories: [], products: [sampleProduct(99), bad] });
    expect(answer).toMatchObject({ ok: false, problem: { code: "invalid-catalogue" } });
    expect(answer.ok ? {} : answer.problem.fields).toHaveProperty([field]);
    expect(await findProductDetail(database.db, { uid: "sample-99" }, "us")).toBeNull();
  });
});

describe("changes", () => {
  test("a sold-out product leaves its card, and comes back", async () => {
    const variant = (await detail("us"))?.variants[0];
    const inStock = async () => (await cardsByUids(database.db, "us", ["kestrel"]))[0]?.inStock;
    heard.length = 0;
    expect(await setStock(database.db, variant!.id, 0)).toMatchObject({ ok: true });
    expect(await inStock()).toBe(false);
    await expect.poll(() => heard).toContain(`product:${(await detail("us"))?.id}`);
    await setStock(database.db, variant!.id, 2);
    expect(await inStock()).toBe(true);
  });

  test("a new price is on the card", async () => {
    const variant = (await detail("us"))!.variants[0]!;
    await setPrice(database.db, variant.id, "us", { price: 29900, retailPrice: 44900 });
    expect((await cardsByUids(database.db, "us", ["kestrel"]))[0]).toMatchObject({ price: 29900, retailPrice: 44900 });
    await setPrice(database.db, variant.id, "us", { price: 44900 });
  });

  test.each([-1, 2 ** 40])("stock cannot be %d", async (available) => {
    const variant = (await detail("us"))!.variants[0]!;
    expect(await setStock(database.db, variant.id, available)).toMatchObject({
      ok: false,
      problem: { code: "not-enough-stock" },
    });
  });

  test("unknown variants are a problem, not an error", async () => {
    expect(await setStock(database.db, 1, 5)).toMatchObject({ ok: false, problem: { code: "not-found" } });
    expect(await setPrice(database.db, 1, "us", { price: 5 })).toMatchObject({ ok: false });
  });

  test("two changes at once do not overlook each other", async () => {
    const [first, second] = (await detail("us"))!.variants;
    await setStock(database.db, second!.id, 1);
    await Promise.all([setStock(database.db, first!.id, 0), setStock(database.db, second!.id, 0)]);
    expect((await cardsByUids(database.db, "us", ["kestrel"]))[0]?.inStock).toBe(false);
    await Promise.all([setStock(database.db, first!.id, 2), setStock(database.db, second!.id, 0)]);
  });
});
