import { describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { plantStore } from "#tests/support/extras.ts";
import { plansOf } from "#tests/support/plans.ts";
import { useLibrary } from "#tests/support/suites/library.ts";
import { emptyPictureBin } from "./actions.ts";
import { deriveIdlePictures, pictures } from "./reads.ts";
import { librarySorts } from "./schema.ts";

const library = useLibrary();
const { base, send, stores, idsOf, twoHalves, upload } = library;

describe("the library of pictures", () => {
  test("says which products and which content show it; what nothing shows is found", async () => {
    for (const id of [
      "used-board",
      "used-variant",
      "used-entry",
      "used-address",
      "used-tile",
      "used-store",
      "used-nowhere",
    ])
      await upload(`id=${id}`, await twoHalves());
    const { productId, variantIds } = await plantProduct(base.db, { name: "Shows pictures" });
    await base.pool.query(`update products set images = '[{"id":"used-board"}]' where id = $1`, [productId]);
    await base.pool.query("update variants set image = 'used-variant' where id = $1", [variantIds[0]]);
    await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
    const { rows: tiled } = await base.pool.query(
      "insert into categories (uid, name, tile) values ('shows-tile', 'Shows a tile', 'used-tile') returning id, name",
    );
    for (const locale of ["en-us", "de-de"])
      await base.pool.query(
        `insert into content_entries (content_type, uid, locale, title, data) values
          ('page', 'shows', $1, 'Shows', '{"blocks":[{"banner":{"image":"firn/used-entry","src":"/i/firn/used-address.jpg?w=20"}}]}')`,
        [locale],
      );
    await plantStore(base.db, { slug: "shows-front", name: "Shows a front", image: "used-store" });
    const usesOf = async (id: string) => (await send("GET", `/${id}`)).body.data.uses;
    const product = { kind: "product", id: productId, name: "Shows pictures" };
    expect(await usesOf("used-board")).toEqual([product]);
    expect(await usesOf("used-variant")).toEqual([product]);
    const content = { kind: "content", type: "page", uid: "shows", name: "Shows" };
    expect(await usesOf("used-entry")).toEqual([content]);
    expect(await usesOf("used-address")).toEqual([content]);
    expect(await usesOf("used-tile")).toEqual([{ kind: "category", ...tiled[0] }]);
    expect(await usesOf("used-store")).toEqual([{ kind: "store", slug: "shows-front", name: "Shows a front" }]);
    expect(await usesOf("used-nowhere")).toEqual([]);
    const unused = async () => idsOf(await send("GET", "?q=used-&show=unused&sort=name"));
    expect(await unused()).toEqual(["used-nowhere"]);
    // What one entry says anew counts at once, beside what the others still say.
    const write = (locale: string, data: object) =>
      base.pool.query("update content_entries set data = $2 where uid = 'shows' and locale = $1", [locale, data]);
    await write("en-us", { image: "used-nowhere" });
    expect(await unused()).toEqual([]);
    await write("de-de", {});
    expect(await unused()).toEqual(["used-address", "used-entry"]);
    // A draft counts as well, and an entry that is gone no longer does.
    await base.pool.query(
      "insert into content_heads (content_type, uid, locale, version, created_by) values ('page', 'shows', 'de-de', 2, 'x')",
    );
    await base.pool.query(
      `insert into content_versions (content_type, uid, locale, version, title, data, author)
       values ('page', 'shows', 'de-de', 2, 'Shows', '{"image":"firn/used-entry"}', 'x')`,
    );
    expect(await unused()).toEqual(["used-address"]);
    await base.pool.query("delete from content_entries where uid = 'shows' and locale = 'en-us'");
    expect(await unused()).toEqual(["used-address", "used-nowhere"]);
  });

  test("the bin hides a picture everywhere and gives it back; after 30 days it goes with its file", async () => {
    await upload("id=binned", await twoHalves());
    const shown = async () => (await library.app.inject("/i/firn/binned?w=50")).statusCode;
    expect(await shown()).toBe(200);
    expect((await send("POST", "/binned/bin")).status).toBe(204);
    expect((await send("POST", "/binned/bin")).status).toBe(404);
    expect(await shown()).toBe(404);
    expect(idsOf(await send("GET", "?q=binned"))).toEqual([]);
    expect(idsOf(await send("GET", "?q=binned&show=deleted"))).toEqual(["binned"]);
    await emptyPictureBin(stores());
    expect((await send("POST", "/binned/restore")).status).toBe(204);
    expect((await send("POST", "/binned/restore")).status).toBe(404);
    expect(await shown()).toBe(200);
    await send("POST", "/binned/bin");
    await base.pool.query("update media_assets set deleted_at = now() - interval '31 days' where id = 'binned'");
    await emptyPictureBin(stores());
    expect((await send("GET", "/binned")).status).toBe(404);
    expect((await upload("id=binned", await twoHalves())).statusCode).toBe(201);
  });
});

test("of 50,000 pictures those that nothing shows are found and counted", async () => {
  await base.pool.query(`insert into media_assets (alias, kind, id, version, file)
    select 'firn', 'image', 'many-' || g, '1', 'many-' || g || '.jpeg' from generate_series(1, 50000) g`);
  // Ten pictures for each of 4,999 products.
  const { productId } = await plantProduct(base.db, { name: "Shows many" });
  await base.pool.query(
    `insert into products select (jsonb_populate_record(p, jsonb_build_object(
       'id', 900000 + g, 'uid', 'many-' || g, 'sku', 'MANY-' || g, 'images', (
         select jsonb_agg(jsonb_build_object('id', 'many-' || (g * 10 + i))) from generate_series(1, 10) i)))).*
     from products p, generate_series(0, 4998) g where p.id = $1`,
    [productId],
  );
  await base.pool.query("vacuum analyze products, product_pictures, media_assets, idle_pictures");
  for (const sort of librarySorts) {
    const query = { sort, page: 1, limit: 50, count: "no" as const };
    const plans = await plansOf(base.db, (db) => pictures.list(db, "firn", query));
    expect(plans.join(), sort).toMatch(
      /Index (Only )?Scan (Backward )?using media_assets_(by_name|by_size|latest) on media_assets a/,
    );
    expect(plans.join(), sort).not.toMatch(/Seq Scan on media_assets/);
  }
  // Pictures that nothing shows are looked up among those that were never shown or were taken away.
  for (const count of ["no", "only"] as const) {
    const query = { sort: "name" as const, page: 1, limit: 50, show: "unused" as const, count };
    const plan = (await plansOf(base.db, (db) => pictures.list(db, "firn", query))).findLast((one) =>
      one.includes("idle_pictures"),
    );
    expect(plan).toMatch(/media_assets_pkey on media_assets a/);
    expect(plan).not.toMatch(/Seq Scan on (media_assets|product_pictures|variants|option_values)/);
  }
  const found = async () => {
    const { body } = await send("GET", "?q=many-&show=unused&sort=name");
    expect(body.meta).toMatchObject({ total: 10, isExact: true });
    expect(body.data[0].id).toBe("many-49991");
  };
  await found();
  // Once they are settled, nobody looks them up any more. Transactions of other databases may delay that.
  const open = async () => {
    await deriveIdlePictures(base.db);
    const { rows } = await base.pool.query("select id from idle_pictures where id like 'many-%' and not is_settled");
    return rows;
  };
  await expect.poll(open).toEqual([]);
  await found();
});
