import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { addKey } from "#commerce/staff/writes.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { App } from "#platform/http.ts";
import { folderStorage } from "#services/media/storage/storage.ts";
import { openApp } from "#tests/support/app.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantStore } from "#tests/support/extras.ts";
import { plansOf } from "#tests/support/plans.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { emptyPictureBin } from "./actions.ts";
import { listPictures } from "./reads.ts";
import { librarySorts } from "./schema.ts";

const base = useDatabase();
const folder = useTempFolder("library");
let app: App;
let key: string;
let reader: string;
beforeAll(async () => {
  app = await openApp(base.db, { DATA_DIR: join(folder, "shop") });
  key = (await addKey(base.db, "Pictures", ["media:write"])).key;
  reader = (await addKey(base.db, "Looks", ["media:read"])).key;
});
afterAll(async () => {
  await app.close();
});

// biome-ignore lint/suspicious/noExplicitAny: answers are looked at by field
type Data = any;
const send = async (method: "GET" | "POST" | "PATCH", url: string, payload?: object, as = key) => {
  const headers = { authorization: `Bearer ${as}` };
  const answer = await app.inject({ method, url: `/api/staff/pictures${url}`, headers, ...(payload && { payload }) });
  return { status: answer.statusCode, body: (answer.body === "" ? {} : answer.json()) as Data };
};
const stores = () => ({
  db: base.db,
  cache: new TaggedCache(),
  storage: folderStorage(join(folder, "shop", "media", "masters")),
});
const idsOf = ({ body }: Data): string[] => body.data.map(({ id }: Data) => id);

/** Left half red, right half blue. */
const twoHalves = async (width = 400, height = 200) => {
  const half = { create: { width: width / 2, height, channels: 3 as const, background: "#0000ff" } };
  const right = await sharp(half).png().toBuffer();
  const whole = { create: { width, height, channels: 3 as const, background: "#ff0000" } };
  return sharp(whole)
    .composite([{ input: right, left: width / 2, top: 0 }])
    .png()
    .toBuffer();
};
const upload = (query: string, payload: Buffer) =>
  app.inject({
    method: "POST",
    url: `/api/media?${query}`,
    payload,
    headers: { authorization: `Bearer ${key}`, "content-type": "image/png" },
  });
const middleOf = async (address: string) => {
  const { rawPayload } = await app.inject(address);
  const { dominant } = await sharp(rawPayload).stats();
  return dominant.r > dominant.b ? "red" : "blue";
};

describe("the library of pictures", () => {
  test("finds by a part of the id or title, tells what has no text in a language, and pages", async () => {
    for (const id of ["lib-one", "lib-two", "lib-three"]) await upload(`id=${id}&title=Peak 100%25`, await twoHalves());
    await send("PATCH", "/lib-two", { alt: { de: "Zwei Hälften", fr: "Deux moitiés" } });
    expect(idsOf(await send("GET", "?q=lib-&sort=name"))).toEqual(["lib-one", "lib-three", "lib-two"]);
    expect(idsOf(await send("GET", "?q=peak%20100%25&sort=name"))).toHaveLength(3);
    expect(idsOf(await send("GET", "?q=%25%25"))).toEqual([]);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=de&sort=name"))).toEqual(["lib-one", "lib-three"]);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=en"))).toHaveLength(3);
    expect(idsOf(await send("GET", "?q=lib-&missing_alt=all"))).toHaveLength(2);
    expect(idsOf(await send("GET", "?ids=lib-two,lib-one,nothing&sort=name"))).toEqual(["lib-one", "lib-two"]);
    const page = await send("GET", "?q=lib-&sort=name&limit=2&page=2");
    expect(idsOf(page)).toEqual(["lib-two"]);
    expect(page.body.meta).toEqual({ total: 3, isExact: true, page: 2, limit: 2 });
  });

  test("is ordered by what pictures are called, by their files' size and by when they changed", async () => {
    for (const [id, title, width] of [
      ["sort-a", "Zirbe", 40],
      ["sort-b", "", 800],
      ["sort-c", "arve", 400],
    ] as const)
      await upload(`id=${id}&title=${title}`, await twoHalves(width, width));
    await send("PATCH", "/sort-a", { alt: { en: "A tree" } });
    const sorted = async (sort: string) => idsOf(await send("GET", `?q=sort-&sort=${sort}`));
    expect(await sorted("name")).toEqual(["sort-c", "sort-b", "sort-a"]);
    expect(await sorted("-name")).toEqual(["sort-a", "sort-b", "sort-c"]);
    expect(await sorted("size")).toEqual(["sort-a", "sort-c", "sort-b"]);
    expect(await sorted("-size")).toEqual(["sort-b", "sort-c", "sort-a"]);
    expect(await sorted("-changed")).toEqual(["sort-a", "sort-c", "sort-b"]);
    expect(await sorted("changed")).toEqual(["sort-b", "sort-c", "sort-a"]);
    const wrong = await send("GET", "?sort=colour");
    expect([wrong.status, Object.keys(wrong.body.errors)]).toEqual([422, ["sort"]]);
  });

  test("texts of languages that are not named stay, an empty one goes; what is no language is refused by name", async () => {
    await upload("id=alt-texts", await twoHalves());
    await send("PATCH", "/alt-texts", { alt: { de: "Rot", sv: "Röd" } });
    const { body } = await send("PATCH", "/alt-texts", { alt: { de: "", ja: "赤" } });
    expect(body.data.alt).toEqual({ ja: "赤", sv: "Röd" });
    for (const bad of [{ alt: { xx: "?" } }, {}, { pointOfInterest: { x: 2, y: 0 } }])
      expect((await send("PATCH", "/alt-texts", bad)).status, JSON.stringify(bad)).toBe(422);
    expect((await send("PATCH", "/nothing", { title: "x" })).status).toBe(404);
    expect((await send("GET", "/%00")).status).toBeLessThan(500);
    expect((await send("PATCH", "/alt-texts", { title: "x" }, reader)).status).toBe(403);
  });

  test("a new point of interest is a new version: crops follow it at an address of its own, which browsers keep", async () => {
    await upload("id=halves", await twoHalves());
    const point = async (x: number) => (await send("PATCH", "/halves", { pointOfInterest: { x, y: 0.5 } })).body.data;
    const [left, right] = [await point(0.1), await point(0.9)];
    expect(left.fileVersion).not.toBe(right.fileVersion);
    expect(await middleOf("/i/firn/halves?w=100&h=100&sm=c")).toBe("blue");
    await point(0.1);
    expect(await middleOf(`/i/firn/halves?w=100&h=100&sm=c&v=${left.fileVersion}`)).toBe("red");
    const kept = await app.inject(`/i/firn/halves?w=100&v=${left.fileVersion}`);
    expect(kept.headers["cache-control"]).toContain("immutable");
    const old = await app.inject(`/i/firn/halves?w=100&v=${right.fileVersion}`);
    expect(old.headers["cache-control"]).not.toContain("immutable");
  });

  test("a file in another's place keeps what was said of it", async () => {
    await upload("id=replaced&title=Before&poi=0.1,0.5", await twoHalves());
    await send("PATCH", "/replaced", { alt: { en: "Two halves" } });
    const { data } = (await upload("id=replaced&replace=true", await twoHalves(600, 300))).json();
    expect(data).toMatchObject({ title: "Before", width: 600, alt: { en: "Two halves" }, pointOfInterest: { x: 0.1 } });
  });

  test("changes of two at once to different things both stay", async () => {
    await upload("id=twice", await twoHalves());
    await Promise.all([
      send("PATCH", "/twice", { alt: { de: "Zweimal" } }),
      send("PATCH", "/twice", { pointOfInterest: { x: 0.2, y: 0.2 } }),
      send("PATCH", "/twice", { title: "Twice" }),
    ]);
    const { body } = await send("GET", "/twice");
    expect(body.data).toMatchObject({ title: "Twice", alt: { de: "Zweimal" }, pointOfInterest: { x: 0.2, y: 0.2 } });
  });

  test("two at one picture: different fields and languages merge, the same one conflicts with what there is", async () => {
    await upload("id=seen", await twoHalves());
    const { version } = (await send("GET", "/seen")).body.data;
    expect(version).toBe(1);
    const first = await send("PATCH", "/seen", { version, alt: { de: "Ein Grat" }, title: "Ridge" });
    expect([first.status, first.body.data.version, first.body.meta]).toEqual([200, 2, {}]);
    // The whole form as it was loaded, with one field changed.
    const seen = { title: "", alt: { de: "", fr: "" }, pointOfInterest: null };
    const merged = await send("PATCH", "/seen", { ...seen, version, alt: { ...seen.alt, fr: "Une crête" } });
    expect([merged.status, merged.body.meta.merged.sort()]).toEqual([200, ["alt.de", "title"]]);
    expect(merged.body.data).toMatchObject({ version: 3, title: "Ridge", alt: { de: "Ein Grat", fr: "Une crête" } });
    const lost = await send("PATCH", "/seen", {
      version,
      alt: { de: "Der Kamm" },
      pointOfInterest: { x: 0.1, y: 0.1 },
    });
    expect([lost.status, lost.body.code, lost.body.fields]).toEqual([409, "conflict", ["alt.de"]]);
    expect([lost.body.current, lost.body.version]).toEqual([{ "alt.de": "Ein Grat" }, 3]);
    expect(lost.body.kept).toEqual({ title: "Ridge", "alt.fr": "Une crête" });
    // A new file does not change the texts, so a concurrent text change is no conflict.
    await upload("id=seen&replace=true", await twoHalves(600, 300));
    const after = await send("PATCH", "/seen", { version: 3, alt: { de: "Der Kamm" } });
    expect([after.status, after.body.data.version, after.body.meta]).toEqual([200, 5, {}]);
    expect((await send("PATCH", "/seen", { version: 9, title: "x" })).body.errors).toEqual({
      version: "is none that there was",
    });
    // Without a version, the last write wins.
    expect((await send("PATCH", "/seen", { alt: { de: "" } })).body.data.alt).toEqual({ fr: "Une crête" });
    const { rows } = await base.pool.query(
      "select version, after from audit_log where record_id = 'firn/image/seen' order by id",
    );
    expect(rows.map((row) => row.version)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(Object.keys(rows[1].after).sort()).toEqual(["alt", "title"]);
  });

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
    const shown = async () => (await app.inject("/i/firn/binned?w=50")).statusCode;
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

  test("every change is in the audit log, with who and what it was", async () => {
    await upload("id=audited", await twoHalves());
    await send("PATCH", "/audited", { alt: { de: "Neu" } });
    await send("POST", "/audited/bin");
    const { rows } = await base.pool.query(
      "select action, actor_name, before, after from audit_log where record_id = 'firn/image/audited' order by id",
    );
    expect(rows.map(({ action }) => action)).toEqual(["insert", "update", "update"]);
    expect(rows[1]).toMatchObject({ actor_name: "Pictures", before: { alt: {} }, after: { alt: { de: "Neu" } } });
    expect(Object.keys(rows[2].after)).toEqual(["deleted_at"]);
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
    const plans = await plansOf(base.db, (db) => listPictures(db, "firn", query));
    expect(plans.join(), sort).toMatch(
      /Index (Only )?Scan (Backward )?using media_assets_(by_name|by_size|latest) on media_assets a/,
    );
    expect(plans.join(), sort).not.toMatch(/Seq Scan on media_assets/);
  }
  // Pictures that nothing shows are looked up among those that were never shown or were taken away.
  for (const count of ["no", "only"] as const) {
    const query = { sort: "name" as const, page: 1, limit: 50, show: "unused" as const, count };
    const plan = (await plansOf(base.db, (db) => listPictures(db, "firn", query))).findLast((one) =>
      one.includes("idle_pictures"),
    );
    expect(plan).toMatch(/media_assets_pkey on media_assets a/);
    expect(plan).not.toMatch(/Seq Scan on (media_assets|product_pictures|variants|option_values)/);
  }
  const { body } = await send("GET", "?q=many-&show=unused&sort=name");
  expect(body.meta).toMatchObject({ total: 10, isExact: true });
  expect(body.data[0].id).toBe("many-49991");
});

test("a picture that is taken from what showed it is unused when nothing else shows it", async () => {
  for (const id of ["turn-own", "turn-shared", "turn-variant", "turn-value"])
    await upload(`id=${id}`, await twoHalves());
  const unused = async () => idsOf(await send("GET", "?q=turn-&show=unused&sort=name"));
  expect(await unused()).toEqual(["turn-own", "turn-shared", "turn-value", "turn-variant"]);
  const show = (uid: string, ids: string[]) =>
    base.pool.query("update products set images = $2 where uid = $1", [uid, JSON.stringify(ids.map((id) => ({ id })))]);
  const [one, two] = [
    await plantProduct(base.db, { name: "Turn one" }),
    await plantProduct(base.db, { name: "Turn two" }),
  ];
  const uidOf = async ({ productId }: { productId: number }) =>
    (await base.pool.query("select uid from products where id = $1", [productId])).rows[0].uid as string;
  await show(await uidOf(one), ["turn-own", "turn-shared"]);
  await show(await uidOf(two), ["turn-shared"]);
  await base.pool.query("update variants set image = 'turn-variant' where product_id = $1", [one.productId]);
  await base.pool.query(
    `with made as (insert into product_options (product_id, name, kind) values ($1, 'Turn', 'swatch') returning id)
     insert into option_values (option_id, code, label, picture) select id, 't', 'T', 'turn-value' from made`,
    [one.productId],
  );
  expect(await unused()).toEqual([]);
  await show(await uidOf(one), []);
  expect(await unused()).toEqual(["turn-own"]);
  await base.pool.query("update variants set image = null where product_id = $1", [one.productId]);
  expect(await unused()).toEqual(["turn-own", "turn-variant"]);
  await base.pool.query("delete from products where id in ($1, $2)", [one.productId, two.productId]);
  expect(await unused()).toEqual(["turn-own", "turn-shared", "turn-value", "turn-variant"]);
});
