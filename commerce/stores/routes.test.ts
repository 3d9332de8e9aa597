import { afterAll, beforeAll, expect, test } from "vitest";
import { addKey } from "#commerce/staff/writes.ts";
import { findPlaces } from "#commerce/stores/places.ts";
import { upsertStores } from "#commerce/stores/writes.ts";
import { demoStores } from "#demo/stores.ts";
import type { App } from "#platform/http.ts";
import { putAssets } from "#services/media/writes.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";
import { plantStore } from "#tests/support/extras.ts";

const database = useDatabase();
let app: App;
let key = "";

beforeAll(async () => {
  await database.db.transaction().execute((trx) => upsertStores(trx, demoStores));
  app = await openApp(database.db, { BUSY_AFTER_MS: "0" });
  key = (await addKey(database.db, "dealers", ["stores:write"])).key;
});
afterAll(() => app.close());

type Answer = {
  data: { id: number; slug: string; distance?: number; is_open: boolean; country: string }[];
  meta: { pagination: { total: number; total_pages: number }; place?: { name: string } };
  errors: Record<string, string>;
};
const get = async (query: string) => {
  const answer = await app.inject({ url: `/api/stores?${query}` });
  return { status: answer.statusCode, ...answer.json<Answer>() };
};
const send = (method: "POST" | "PUT" | "DELETE", url: string, payload?: unknown, headers: object = {}) =>
  app.inject({
    method,
    url,
    payload: payload as never,
    headers: { authorization: `Bearer ${key}`, ...headers },
  });

test("2.1 only what is open at this moment, on each store's own clock, by program and on the page", async () => {
  const open = (await get("limit=250")).data.filter((store) => store.is_open).map(({ slug }) => slug);
  const asked = await get("limit=250&open_now=true");
  expect(asked.data.map(({ slug }) => slug)).toEqual(open);
  expect(asked.meta.pagination.total).toBe(open.length);
  const first = (await get("limit=3&page=2&open_now=true")).data.map(({ slug }) => slug);
  expect(first).toEqual(open.slice(3, 6));
  const headers = { cookie: "language=en; country=us" };
  const { body } = await app.inject({ url: "/en-us/stores?country=all&open=yes", headers });
  const shown = [...body.matchAll(/data-store="([^"]+)"/g)].map(([, slug]) => slug);
  expect(shown).toEqual(open.slice(0, 20));
  expect(body).toMatch(/name="open"[^>]*checked|checked=""[^>]*name="open"/);
});

test("2.1 everybody reads stores around a point, the nearest first, by pages", async () => {
  const { data, meta } = await get("near=47.2692,11.4041&radius=60&limit=3");
  expect(data).toHaveLength(3);
  expect(data.map(({ slug }) => slug).slice(0, 2)).toEqual(["firn-innsbruck", "firnlinie-innsbruck"]);
  const far = data.map(({ distance = 0 }) => distance);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(meta.pagination.total_pages).toBe(Math.ceil(meta.pagination.total / 3));
  const second = await get("near=47.2692,11.4041&radius=60&limit=3&page=2");
  expect(second.data[0]?.distance).toBeGreaterThanOrEqual(far[2] ?? 0);
  expect((await get("near=47.2692,11.4041&radius=60&page=900")).meta.pagination.total).toBe(meta.pagination.total);
});

test("2.1 stores are narrowed by country, services, brands and whose they are", async () => {
  const own = await get("is_own=true&limit=250");
  expect(own.data.length).toBe(demoStores.filter(({ isOwn }) => isOwn).length);
  const austrian = await get("country=at&services=tuning,demo-boards&brands=Nunatak,Sastrugi&limit=250");
  const wanted = demoStores.filter(
    ({ country, services, brands }) =>
      country === "at" &&
      services.includes("tuning") &&
      services.includes("demo-boards") &&
      brands.some((brand) => brand === "Nunatak" || brand === "Sastrugi"),
  );
  expect(wanted.length).toBeGreaterThan(1);
  expect(austrian.data.map(({ slug }) => slug).sort()).toEqual(wanted.map(({ slug }) => slug).sort());
  const one = await app.inject({ url: "/api/stores/konayuki-niseko" });
  expect(one.json()).toMatchObject({ data: { time_zone: "Asia/Tokyo", services: expect.arrayContaining(["tuning"]) } });
});

test("2.1 a place is found by name, accents and slips forgiven, or by postal code", async () => {
  const cases: [string, string, string, string][] = [
    ["Innsbruck", "de", "Innsbruck", "at"],
    ["insbruck", "at", "Innsbruck", "at"],
    ["munchen", "us", "München", "de"],
    ["Munich", "us", "München", "de"],
    ["geneve", "ch", "Genève", "ch"],
    ["Sapporo", "us", "Sapporo", "jp"],
    ["札幌", "jp", "札幌", "jp"],
    ["80331", "de", "München", "de"],
    ["80205", "us", "Denver", "us"],
    ["SW1A 2AA", "gb", "London", "gb"],
    ["V8E 1B8", "ca", "Whistler", "ca"],
    ["3024 HT", "nl", "Rotterdam", "nl"],
    ["6020 Innsbruck", "at", "Innsbruck", "at"],
    ["Portland, ME", "us", "Portland", "us"],
    ["Bad Tölz", "de", "Bad Tölz", "de"],
    ["York", "us", "New York", "us"],
    ["York", "gb", "York", "gb"],
  ];
  for (const [text, country, name, inCountry] of cases) {
    const [first] = await findPlaces(database.db, text, { country, intl: country === "jp" ? "ja-JP" : "en-US" });
    expect(first, text).toMatchObject({ name, country: inCountry });
  }
  const [maine, oregon] = await Promise.all(
    ["Portland, ME", "Portland"].map((text) => findPlaces(database.db, text, { country: "us", intl: "en-US" })),
  );
  expect(maine?.[0]?.region).toBe("ME");
  expect(oregon?.map(({ region }) => region).slice(0, 2)).toEqual(["OR", "ME"]);
  for (const nowhere of ["zzzzqqq", "%", "_", "\\", "'; --", "\0", "é".repeat(300)])
    expect(await findPlaces(database.db, nowhere, { country: "us", intl: "en-US" }), nowhere).toEqual([]);
  const found = await get("place=insbruck&radius=5");
  expect(found.meta.place?.name).toBe("Innsbruck");
  expect(found.data).toHaveLength(2);
  expect(await get("place=zzzzqqq")).toMatchObject({ status: 200, data: [] });
});

test("2.1 a store is found by its own name, by program and on the page", async () => {
  const { slug, name } = demoStores.find((store) => !store.isOwn && store.country === "us") ?? { slug: "", name: "" };
  const found = await get(`place=${encodeURIComponent(name.toUpperCase())}`);
  expect(found.data.map((store) => store.slug)).toContain(slug);
  const page = await app.inject({
    url: `/en-us/stores?place=${encodeURIComponent(name)}`,
    headers: { accept: "text/html", cookie: "language=en; country=us" },
  });
  expect(page.body).toContain(`data-store="${slug}"`);
});

test.each([
  ["lean", "Lean Over"],
  ["Lean Ov", "Lean Over"],
  ["over", "Lean Over"],
  ["over lean", "Lean Over"],
  ["TELESIEGE", "Premier Télésiège"],
  ["premier télé", "Premier Télésiège"],
  ["vastlig", "Västlig Vind"],
  ["skra", "Skrå Kant"],
  ["watzmann co", "Watzmann & Co."],
  ["高 no such", null],
  ["粉雪", "粉雪 Konayuki"],
  ["スノーサプライ", "小川坂スノーサプライ"],
])("2.1 %s is a part of a store's name, in every language", async (text, name) => {
  const store = demoStores.find((one) => one.name === name);
  for (const locale of ["en-us", "de-de", "fr-ca", "it-it", "es-es", "sv-se", "no-no", "ja-jp"]) {
    const [language, country] = locale.split("-");
    const page = await app.inject({
      url: `/${locale}/stores?place=${encodeURIComponent(text)}`,
      headers: { accept: "text/html", cookie: `language=${language}; country=${country}` },
    });
    const shown = [...page.body.matchAll(/data-store="([^"]+)"/g)].map(([, slug]) => slug);
    if (name === null) expect(page.statusCode).toBe(200);
    else expect([locale, shown]).toEqual([locale, expect.arrayContaining([store?.slug])]);
  }
  const { data } = await get(`place=${encodeURIComponent(text)}`);
  if (name !== null) expect(data.map((one) => one.slug)).toContain(store?.slug);
});

test("2.1 what a place is called by stays that place, though stores are called so in part", async () => {
  for (const [text, place] of [
    ["Denver", "Denver"],
    ["Annecy", "Annecy"],
    ["80205", "Denver"],
  ])
    expect([text, (await get(`place=${text}`)).meta.place?.name]).toEqual([text, place]);
  for (const odd of ["%", "a", "_ _", "\\\\\\", "'--", "..."])
    expect((await get(`place=${encodeURIComponent(odd)}`)).status).toBe(200);
});

test("2.1 what cannot be asked is refused with its name", async () => {
  for (const [query, field] of [
    ["radius=abc", "radius"],
    ["radius=-5", "radius"],
    ["near=999,11", "near"],
    ["near=here", "near"],
    ["services=juggling", "services"],
    ["country=AT1", "country"],
    ["page=0", "page"],
    ["limit=5000", "limit"],
  ]) {
    const { status, errors } = await get(query ?? "");
    expect(status, query).toBeGreaterThanOrEqual(400);
    expect(status, query).toBeLessThan(500);
    expect(Object.keys(errors), query).toContain(field);
  }
  for (const id of ["nowhere", "0", "999999999", "%00", "a".repeat(200)])
    expect((await app.inject({ url: `/api/stores/${id}` })).statusCode, id).toBeLessThan(500);
});

const shop = {
  name: "Föhn & Söhne",
  street: "Hauptplatz 3",
  city: "Lienz",
  postal_code: "9900",
  country: "at",
  lat: 46.829,
  lng: 12.769,
  time_zone: "Europe/Vienna",
  services: ["tuning"],
  brands: ["Firn"],
  hours: { week: [{ days: [1, 2, 3, 4, 5, 6, 7], opens: "00:00", closes: "24:00" }] },
};

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
  expect((await app.inject({ url: `/api/stores/${slug}` })).statusCode).toBe(404);
  const headers = { authorization: `Bearer ${key}` };
  expect((await app.inject({ url: `/api/stores/${slug}`, headers })).statusCode).toBe(200);
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
  const kept = await app.inject({ url: "/api/stores/kar-grat-co-kempten" });
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

test("2.1 demo stores keep the clock of where they stand, whatever their province is called", () => {
  const american = demoStores.filter(({ timeZone }) => timeZone.startsWith("America/"));
  expect([...new Set(american.map(({ country }) => country))].sort()).toEqual(["ca", "us"]);
  expect(demoStores.find(({ city }) => city === "Milano")?.timeZone).toBe("Europe/Rome");
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
    const { body } = await app.inject({ url, headers });
    expect(body).toMatch(/<img[^>]*\/i\/firn\/counter\?[^>]*alt="A counter of larch wood"/);
  }
  const gone = await send("PUT", `/api/stores/${id}`, { image: "" });
  expect(gone.json().data.image).toBe("");
  const bare = await app.inject({ url: `/en-ca/stores/${gone.json().data.slug}`, headers });
  expect(bare.body).not.toContain("/i/firn/counter");
});
