import { expect, test } from "vitest";
import { demoStores } from "#demo/stores.ts";
import { useStoreRoutes } from "#tests/support/suites/store-routes.ts";
import { findPlaces } from "./places.ts";

const stores = useStoreRoutes();
const { database, get } = stores;

test("2.1 only what is open at this moment, on each store's own clock, by program and on the page", async () => {
  const open = (await get("limit=250")).data.filter((store) => store.is_open).map(({ slug }) => slug);
  const asked = await get("limit=250&open_now=true");
  expect(asked.data.map(({ slug }) => slug)).toEqual(open);
  expect(asked.meta.pagination.total).toBe(open.length);
  const first = (await get("limit=3&page=2&open_now=true")).data.map(({ slug }) => slug);
  expect(first).toEqual(open.slice(3, 6));
  const headers = { cookie: "language=en; country=us" };
  const { body } = await stores.app.inject({ url: "/en-us/stores?country=all&open=yes", headers });
  const shown = [...body.matchAll(/data-store="([^"]+)"/g)].map(([, slug]) => slug);
  expect(shown).toEqual(open.slice(0, 30));
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
  const one = await stores.app.inject({ url: "/api/stores/konayuki-niseko" });
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
  const page = await stores.app.inject({
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
    const page = await stores.app.inject({
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
    expect((await stores.app.inject({ url: `/api/stores/${id}` })).statusCode, id).toBeLessThan(500);
});

test("2.1 demo stores keep the clock of where they stand, whatever their province is called", () => {
  const american = demoStores.filter(({ timeZone }) => timeZone.startsWith("America/"));
  expect([...new Set(american.map(({ country }) => country))].sort()).toEqual(["ca", "us"]);
  expect(demoStores.find(({ city }) => city === "Milano")?.timeZone).toBe("Europe/Rome");
});
