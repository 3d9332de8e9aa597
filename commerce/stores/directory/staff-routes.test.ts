import { expect, test } from "vitest";
import { addKey } from "#commerce/staff/keys/writes.ts";
import { demoStores } from "#demo/stores.ts";
import { putAssets } from "#services/media/writes.ts";
import { plantStore } from "#tests/support/extras.ts";
import { type Answer, useStoreRoutes } from "#tests/support/suites/store-routes.ts";

const stores = useStoreRoutes();
const { database, get, send, shop } = stores;

test("2.1 staff add, change, hide and remove stores", async () => {
  const added = await send("POST", "/api/stores", shop);
  expect(added.statusCode).toBe(201);
  const { id, slug } = added.json<{ data: Answer["data"][0] }>().data;
  expect(added.json()).toMatchObject({ data: { slug: "foehn-soehne-lienz", is_open: true, changes_at: null } });
  expect((await send("POST", "/api/stores", shop)).json()).toMatchObject({ status: 409, errors: { slug: "is taken" } });
  const near = () => get("near=46.83,12.77&radius=3").then(({ data }) => data.map((one) => one.slug));
  expect(await near()).toEqual([slug]);
  const changed = await send("PUT", `/api/stores/${id}`, { is_visible: false, phone: " +43 4852 555 01 " });
  expect(changed.json()).toMatchObject({ data: { phone: "+43 4852 555 01", name: shop.name } });
  expect(await near()).toEqual([]);
  expect((await stores.app.inject({ url: `/api/stores/${slug}` })).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${stores.key}` };
  expect((await stores.app.inject({ url: `/api/stores/${slug}`, headers })).statusCode).toBe(200);
  const taken = await send("PUT", `/api/stores/${id}`, { slug: "firn-davos" });
  expect(taken.statusCode).toBe(409);
  const wrong = await send("PUT", `/api/stores/${id}`, { time_zone: "Mars/Olympus", website: "javascript:alert(1)" });
  expect(wrong.json()).toMatchObject({
    status: 422,
    errors: { time_zone: expect.any(String), website: expect.any(String) },
  });
  expect((await send("PUT", `/api/stores/${id}`, { lat: 91 })).statusCode).toBeLessThan(500);
  expect((await send("DELETE", `/api/stores/${id}`)).statusCode).toBe(204);
  expect((await send("DELETE", `/api/stores/${id}`)).statusCode).toBe(404);
  const other = (await addKey(database.db, "other", ["orders:read"])).key;
  const refused = await send("POST", "/api/stores", shop, { authorization: `Bearer ${other}` });
  expect([refused.statusCode, (await send("POST", "/api/stores", shop, { authorization: "" })).statusCode]).toEqual([
    403, 403,
  ]);
});

test("2.1 stores come as JSON or as a table, all of them or none", async () => {
  const csv = [
    "name,street,city,country,lat,lng,time_zone,services,hours,is_own",
    '"Kar, Grat & Co.",Ringstraße 8,Kempten,de,47.72,10.31,Europe/Berlin,tuning|rental,"Mo-Fr 09:00-12:30,14:00-18:30; 12-24..12-26 off",no',
    "Firn Kempten,Ringstraße 9,Kempten,de,47.72,10.32,Europe/Berlin,,Mo-Sa 10:00-19:00,yes",
    "",
  ].join("\r\n");
  const asTable = { "content-type": "text/csv" };
  const first = await send("POST", "/api/stores/import", csv, asTable);
  expect(first.json()).toMatchObject({ data: { added: 2, changed: 0, removed: 0 } });
  const again = await send("POST", "/api/stores/import", csv, asTable);
  expect(again.json()).toMatchObject({ data: { added: 0, changed: 2 } });
  const kept = await stores.app.inject({ url: "/api/stores/kar-grat-co-kempten" });
  expect(kept.json()).toMatchObject({
    data: {
      name: "Kar, Grat & Co.",
      services: ["tuning", "rental"],
      hours: { week: [{ opens: "09:00" }, { opens: "14:00" }], seasons: [{ hours: [] }] },
    },
  });
  const broken = csv.replace("47.72,10.32", "north,10.32").replace("Mo-Fr", "Montag");
  const refused = await send("POST", "/api/stores/import", broken, asTable);
  expect(refused.json()).toMatchObject({
    status: 422,
    errors: { "stores.0.hours": expect.any(String), "stores.1.lat": expect.any(String) },
  });
  for (const [from, to, field] of [
    ["Kempten,de,47.72,10.32", 'Kempten,"de,47.72,10.32', "stores.1.country"],
    ["Ringstraße 8", 'Ring"straße 8', "stores.0.street"],
    ["Firn Kempten,", '"Firn" Kempten,', "stores.1.name"],
    ["lat,lng", '"lat,lng', "stores"],
  ] as const) {
    const unreadable = await send("POST", "/api/stores/import", csv.replace(from, to), asTable);
    expect(unreadable.json()).toMatchObject({ status: 422, errors: { [field]: expect.stringContaining("quote") } });
  }
  const missing = await send("POST", "/api/stores/import", { stores: [{ ...shop, name: undefined }] });
  expect(missing.json()).toMatchObject({ status: 422, errors: { "stores.0.name": expect.any(String) } });
  const twice = await send("POST", "/api/stores/import", { stores: [shop, shop] });
  expect(twice.json()).toMatchObject({ status: 422, errors: { "stores.1.slug": "occurs twice" } });
  for (const body of ["", "[]", '{"stores":5}', '{"stores":[null]}'])
    expect(
      (await send("POST", "/api/stores/import", body, { "content-type": "application/json" })).statusCode,
      body,
    ).toBe(422);
  const replaced = await send("POST", "/api/stores/import?replace=true", { stores: [shop] });
  expect(replaced.json()).toMatchObject({ data: { added: 1, removed: demoStores.length + 2 } });
});

test("2.1 staff give a store a picture of the library: its page and the list show it with what it shows", async () => {
  const id = await plantStore(database.db, { slug: "larch-counter" });
  const gallery = { alias: "firn", kind: "image", version: "1", format: "jpeg", width: 1600, height: 900 } as const;
  await database.db
    .transaction()
    .execute((trx) => putAssets(trx, [{ ...gallery, id: "counter", alt: { en: "A counter of larch wood" } }]));
  const strange = await send("PUT", `/api/stores/${id}`, { image: "../counter" });
  expect(strange.statusCode).toBe(422);
  expect(strange.json().errors).toHaveProperty("image");
  const put = await send("PUT", `/api/stores/${id}`, { image: "counter" });
  expect(put.json().data).toMatchObject({ image: "counter" });
  const headers = { cookie: "language=en; country=us" };
  for (const url of [`/en-us/stores/${put.json().data.slug}`, "/en-us/stores?country=us"]) {
    const { body } = await stores.app.inject({ url, headers });
    expect(body).toMatch(/<img[^>]*\/i\/firn\/counter\?[^>]*alt="A counter of larch wood"/);
  }
  const gone = await send("PUT", `/api/stores/${id}`, { image: "" });
  expect(gone.json().data.image).toBe("");
  const bare = await stores.app.inject({ url: `/en-ca/stores/${gone.json().data.slug}`, headers });
  expect(bare.body).not.toContain("/i/firn/counter");
});
