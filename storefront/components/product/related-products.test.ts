import { beforeAll, describe, expect, test } from "vitest";
import { refreshListings } from "#commerce/catalog/listings/refresh-listings.ts";
import { findProductDetails } from "#commerce/catalog/products/reads.ts";
import { type EntryInput, upsertEntries } from "#services/content/writes.ts";
import { addOnsFor, addOnUids, fittest } from "#storefront/components/add-ons/load-add-ons.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { privateContext } from "#tests/support/page-context.tsx";
import { attributesIn, relatedProducts } from "./related-products.ts";

const database = useDatabase();
/** Twelve boards of one category, half of them soft. */
let boards: { id: number; uid: string; categories: { id: number; uid: string }[] }[] = [];

const put = (entries: EntryInput[]) =>
  database.db.transaction().execute(async (trx) => void (await upsertEntries(trx, entries)));
const productEntry = (uid: string, data: object): EntryInput => ({
  contentType: "product",
  uid,
  locale: "en-us",
  title: uid,
  url: `/p/${uid}`,
  data: { regions: ["us"], ...data },
});
const brand = (data: object): EntryInput => ({
  contentType: "brand_settings",
  uid: "brand-settings",
  locale: "en-us",
  title: "Firn",
  data,
});
/** A context with empty caches. */
const context = () => privateContext(database.db);
const uidsOf = async (named: unknown) =>
  (await relatedProducts(await context(), boards[0]!, named)).map((card) => card.uid);

beforeAll(async () => {
  const { db } = database;
  const category = await db
    .insertInto("categories")
    .values({ uid: "soft-and-stiff", name: "Boards", position: 1 })
    .returning("id")
    .executeTakeFirstOrThrow();
  const ids: number[] = [];
  for (let at = 0; at < 12; at += 1) {
    const { productId } = await plantProduct(db, { name: `Board ${at}` });
    ids.push(productId);
    await db.insertInto("product_categories").values({ product_id: productId, category_id: category.id }).execute();
    const attributes = JSON.stringify({ flex: [at % 2 ? "stiff" : "soft"] });
    await db.updateTable("products").set({ attributes }).where("id", "=", productId).execute();
  }
  await db.transaction().execute((trx) => refreshListings(trx, ids));
  boards = await findProductDetails(db, ids, "us");
  const config = {
    categories: [
      {
        cat_ids_bc: { us: category.id },
        grouped_attributes: [{ product_attributes: [{ attribute_id: "flex" }] }],
      },
    ],
  };
  await put([
    ...boards.map(({ uid }) => productEntry(uid, {})),
    { contentType: "automated_related_products_config", uid: "auto", locale: "en-us", title: "Auto", data: config },
    brand({}),
  ]);
});

describe("related products", () => {
  test("4 manual products come first, automated ones fill up to eight, without the product itself", async () => {
    const manual = [boards[3]!.uid, boards[0]!.uid, boards[1]!.uid];
    const uids = await uidsOf(manual);
    const soft = [2, 4, 6, 8, 10].map((at) => boards[at]!.uid);
    expect(uids.slice(0, 2)).toEqual([boards[3]!.uid, boards[1]!.uid]);
    expect([...uids.slice(2)].sort()).toEqual([...soft].sort());
  });

  test("5 a manual product needs a title, an address, the visitor's region and a commerce product", async () => {
    await put([
      productEntry(boards[1]!.uid, { regions: ["ca"] }),
      { ...productEntry(boards[3]!.uid, {}), url: null },
      productEntry("nowhere-sold", {}),
    ]);
    const uids = await uidsOf([boards[1]!.uid, boards[3]!.uid, "nowhere-sold", "unknown", { uid: boards[5]!.uid }]);
    expect(uids[0]).toBe(boards[5]!.uid);
    for (const uid of [boards[1]!.uid, boards[3]!.uid, "nowhere-sold"]) expect(uids).not.toContain(uid);
    await put([productEntry(boards[1]!.uid, {}), productEntry(boards[3]!.uid, {})]);
  });

  test("4 without automation there is nothing but what is named, and no section without that", async () => {
    await put([brand({ automated_related_products: false })]);
    expect(await uidsOf([boards[1]!.uid])).toEqual([boards[1]!.uid]);
    expect(await uidsOf([])).toEqual([]);
    await put([brand({})]);
  });

  test("9.4 eight are wanted, four in the legacy variant", async () => {
    const all = boards.slice(1).map(({ uid }) => uid);
    expect(await uidsOf(all)).toHaveLength(8);
    await put([brand({ product_data_refactor: false })]);
    expect(await uidsOf(all)).toHaveLength(4);
    await put([brand({})]);
  });

  test("3.16 what a product has in common are its attributes, not where it stands", () => {
    expect(attributesIn(["flex:soft", "color:ink", "color:glacier", "category:3", "in:boards", "is:new"])).toEqual([
      { attribute: "flex", values: ["soft"] },
      { attribute: "color", values: ["ink", "glacier"] },
    ]);
  });
});

describe("add-ons", () => {
  const list = (uid: string, category: string[], products: string[]): EntryInput => ({
    contentType: "category_product_add_on_config",
    uid,
    locale: "en-us",
    title: uid,
    data: { category: category.map((one) => ({ uid: one })), products: products.map((one) => ({ uid: one })) },
  });

  test("3.16 a category's own list counts, else the default list add_on_products", () => {
    const configs = [
      list("add_on_products", [], ["a"]),
      list("boards", ["boards"], ["b", "c"]),
      list("x", ["boards"], ["c"]),
    ];
    expect(addOnUids(configs, ["boards"])).toEqual(["b", "c"]);
    expect(addOnUids(configs, ["boots"])).toEqual(["a"]);
    expect(addOnUids([], ["boots"])).toEqual([]);
  });

  test("4 of what is offered the things that share flex, level and rider come first, one of a kind as far as there are others, three in all", () => {
    const thing = (id: number, kind: string, specs: Record<string, string>) => ({
      id,
      kind,
      specs: Object.entries(specs).map(([name, value]) => ({ id: name, value })),
    });
    const board = thing(1, "snowboard", { flex: "soft", level: "beginner" });
    const offered = [
      thing(2, "binding", { flex: "stiff", level: "expert" }),
      thing(3, "binding", { flex: "soft", level: "expert" }),
      thing(4, "binding", { flex: "soft", level: "beginner" }),
      thing(5, "snowboard", { flex: "soft", level: "beginner" }),
      thing(6, "bag", {}),
      thing(7, "wax", {}),
    ];
    expect(fittest(board, offered).map(({ id }) => id)).toEqual([4, 6, 7]);
    expect(fittest(board, offered.slice(0, 5)).map(({ id }) => id)).toEqual([4, 6, 3]);
    expect(fittest(board, [])).toEqual([]);
  });

  test("3.16 the list of a thing's narrowest category comes first", () => {
    const configs = [list("boards", ["boards"], ["b"]), list("split", ["split"], ["s"])];
    expect(addOnUids(configs, ["split", "boards"])).toEqual(["s", "b"]);
  });

  test("4 add-ons of a cart's things come with what of them can be bought", async () => {
    const [first, second] = boards;
    await put([list("add_on_products", [], [second!.uid, "unknown"])]);
    const products = await findProductDetails(database.db, [first!.id], "us");
    const addOns = await addOnsFor(await context(), products);
    expect(addOns.map(({ card }) => card.uid)).toEqual([second!.uid]);
    expect(addOns[0]!.variants).toHaveLength(1);
    expect(await addOnsFor(await context(), [])).toEqual([]);
    expect(await addOnsFor(await privateContext(database.db, { country: "jp" }), products)).toEqual([]);
  });
});
