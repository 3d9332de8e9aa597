import { afterAll, beforeAll, expect, test } from "vitest";
import { upsertStores } from "#commerce/stores/directory/writes.ts";
import { demoStores } from "#demo/stores.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDatabase } from "#tests/support/database.ts";

const database = useDatabase();
let app: App;

beforeAll(async () => {
  await database.db.transaction().execute((trx) => upsertStores(trx, demoStores));
  app = await openApp(database.db, { BUSY_AFTER_MS: "0" });
});
afterAll(() => app.close());

/** A page as a visitor sees it who has chosen their country and language. */
async function page(path: string, from: App = app) {
  const [, language, country] = /^\/([a-z]{2})-([a-z]{2})/.exec(path) ?? [];
  const headers = { accept: "text/html", cookie: `language=${language}; country=${country}` };
  const answer = await from.inject({ url: path, headers });
  const names = [...answer.body.matchAll(/data-store="([^"]+)"/g)].map(([, slug]) => slug);
  return { status: answer.statusCode, body: answer.body, headers: answer.headers, names };
}
const countries = (names: (string | undefined)[]) => [
  ...new Set(names.map((name) => demoStores.find(({ slug }) => slug === name)?.country)),
];

test("2.1 /stores begins in the visitor's country, and without one there in its contact region (9.1)", async () => {
  const austrian = await page("/de-at/stores");
  expect(austrian.names.length).toBe(demoStores.filter(({ country }) => country === "at").length);
  expect(countries(austrian.names)).toEqual(["at"]);
  expect(austrian.body).toContain("Österreich: 13 Läden");
  const polish = await page("/en-pl/stores");
  expect(polish.names).toHaveLength(30);
  const contactEurope = "de fr at cz it nl pl se gb ch".split(" ");
  expect(countries(polish.names).filter((country) => !contactEurope.includes(country ?? ""))).toEqual([]);
  expect(polish.body).toContain("Poland: none yet");
  expect((await page("/en-nz/stores")).body).toContain(`${demoStores.length} stores`);
  const japanese = await page("/en-us/stores?country=jp");
  expect(countries(japanese.names)).toEqual(["jp"]);
});

test("2.1 a search by place, radius and filters is a plain form whose answer needs no script", async () => {
  const found = await page("/de-de/stores?place=insbruck&radius=25&service=tuning&brand=Nunatak");
  expect(found.names).toEqual(["firn-innsbruck", "firnlinie-innsbruck"]);
  expect(found.body).toContain("2 Läden bei Innsbruck, Österreich");
  expect(found.body).toMatch(/<form[^>]*action="\/de-de\/stores"/);
  expect(found.body).toMatch(/name="service"[^>]*checked=""[^>]*value="tuning"|value="tuning"[^>]*checked=""/);
  expect(found.body).toMatch(/(Geöffnet bis|Zu, öffnet|Rund um die Uhr|Zurzeit)/);
  expect(found.body).toContain("0,7 km");
  const miles = await page("/en-us/stores?place=Denver&radius=25");
  expect(miles.body).toMatch(/\d mi</);
  expect((await page("/en-us/stores?place=Japan&own=yes")).names).toEqual(["firn-tokyo"]);
  const far = await page("/en-us/stores?place=Honolulu&radius=25");
  expect(far.names).toHaveLength(5);
  expect(far.body).toContain("Nothing within 25 mi of Honolulu");
  const meant = await page("/en-us/stores?place=Portland");
  expect(meant.body).toContain("place=Portland%2C+ME");
  expect((await page("/en-us/stores?place=zzzzqqq")).body).toContain("We don’t know “zzzzqqq”");
  const near = await page("/fr-fr/stores?lat=45.9&lng=6.13");
  expect(near.names[0]).toBe("premier-telesiege-annecy");
  expect(near.body).toContain("près de toi");
});

test("2.1 long lists come by pages, and what makes no sense is left out", async () => {
  const last = Math.ceil(demoStores.length / 30);
  expect(last).toBeGreaterThan(2);
  const pages = [];
  for (let at = 1; at <= last; at++) pages.push(await page(`/en-us/stores?country=all&page=${at}`));
  expect(pages.flatMap(({ names }) => names).sort()).toEqual(demoStores.map(({ slug }) => slug).sort());
  // Numbers go on where the page before ended.
  expect(pages[1]?.body).toMatch(/class="stores-number numbers"[^>]*>31</);
  const beyond = await page("/en-us/stores?country=all&page=77");
  expect([beyond.status, beyond.headers.location]).toEqual([302, `/en-us/stores?country=all&page=${last}`]);
  const first = await page("/en-us/stores");
  for (const query of [
    "radius=abc",
    "lat=999&lng=0",
    "lat=&lng=",
    "page=-1",
    "service=x",
    "country=zzz",
    "lat=1e9&lng=1",
  ])
    expect((await page(`/en-us/stores?${query}`)).names, query).toEqual(first.names);
  for (const query of ["place=%00", "place=%ED%A0%80", `place=${"é".repeat(500)}`, "brand=%00&brand=%25", "place=%25"])
    expect((await page(`/en-us/stores?${query}`)).status, query).toBeLessThan(500);
});

test("2.1 the stores of a country are grouped, the shop's own first and then by state, and numbered as on the map", async () => {
  const { body, names } = await page("/en-us/stores");
  const groups = [...body.matchAll(/class="stores-group label">([^<]+)</g)].map(([, name]) => name);
  expect(groups[0]).toBe("Our own");
  expect(groups).toContain("Colorado");
  expect(new Set(groups).size).toBe(groups.length);
  const states = names.map((name) => demoStores.find(({ slug }) => slug === name)).filter((one) => !one?.isOwn);
  expect(groups.slice(1)).toHaveLength(new Set(states.map((one) => one?.state)).size);
  const numbers = [...body.matchAll(/class="stores-number numbers"[^>]*>(\d+)</g)].map(([, one]) => Number(one));
  expect(numbers).toEqual(names.map((_, at) => at + 1));
  // Where stores are sorted by distance there are no groups.
  expect((await page("/en-us/stores?place=Denver")).body).not.toContain("stores-group");
});

test("2.1 a store has a page of its own: facts, hours, and LocalBusiness for search engines", async () => {
  const { status, body } = await page("/de-at/stores/querfahrt-st-anton-am-arlberg");
  expect(status).toBe(200);
  expect(body).toMatch(/rel="canonical" href="http:[^"]*\/de-at\/stores\/querfahrt-st-anton-am-arlberg"/);
  expect(body).toMatch(/hreflang="ja-JP" href="http:[^"]*\/ja-jp\/stores\/querfahrt-st-anton-am-arlberg"/);
  expect(body.match(/<h1/g)).toHaveLength(1);
  for (const text of ["Nassereinerstraße 8", "6580 St. Anton am Arlberg", "Mittwoch", "1. Dezember bis 15. April"])
    expect(body).toContain(text);
  const linked = [...body.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json]) =>
    JSON.parse(json ?? ""),
  );
  expect(linked[0]).toMatchObject({
    "@type": ["LocalBusiness", "SportingGoodsStore"],
    name: "Querfahrt",
    address: { postalCode: "6580", addressCountry: "AT" },
    geo: { latitude: 47.1301 },
  });
  const winter = linked[0].openingHoursSpecification.find((one: { closes: string }) => one.closes === "19:00");
  expect(winter).toMatchObject({ opens: "08:00", validFrom: expect.stringMatching(/^20\d\d-12-01$/) });
  expect(Number(winter.validThrough.slice(0, 4)) - Number(winter.validFrom.slice(0, 4))).toBe(1);
  expect((await page("/de-at/stores/no-such-store")).status).toBe(404);
  const map = await app.inject({ url: "/sitemaps/de-at.xml" });
  expect(map.body).toMatch(/<loc>[^<]*\/de-at\/stores\/querfahrt-st-anton-am-arlberg<\/loc>/);
});

type MapFeature = { properties: { kind?: string; name?: string }; geometry: { coordinates: number[][][][] } };

test("2.1 the shop brings its own map: land, borders and towns of a part of the world", async () => {
  const answer = await app.inject({ url: "/maps/japan.json", headers: { "accept-encoding": "br" } });
  expect([answer.statusCode, answer.headers["content-encoding"]]).toEqual([200, "br"]);
  expect(answer.rawPayload.length).toBeLessThan(30_000);
  const { features } = (await app.inject({ url: "/maps/japan.json" })).json<{ features: MapFeature[] }>();
  expect(features.slice(0, 2).map(({ properties }) => properties.kind)).toEqual(["land", "borders"]);
  expect(features.map(({ properties }) => properties.name)).toContain("札幌");
  const spots = features[0]?.geometry.coordinates.flat(2) ?? [];
  expect(spots.length).toBeGreaterThan(300);
  expect(spots.every(([lng = 0, lat = 0]) => lng >= 112 && lng <= 162 && lat >= 20 && lat <= 57)).toBe(true);
  const europe = await app.inject({ url: "/maps/europe.json", headers: { "accept-encoding": "br" } });
  expect(europe.rawPayload.length).toBeLessThan(60_000);
  // No line crosses the whole map where Siberia crosses the date line.
  const world = (await app.inject({ url: "/maps/world.json" })).json<{ features: MapFeature[] }>();
  const rings = world.features[0]?.geometry.coordinates.flat() ?? [];
  expect(rings.length).toBeGreaterThan(50);
  const wide = rings.flatMap((ring) => ring.filter(([lng = 0], at) => Math.abs(lng - (ring[at - 1]?.[0] ?? lng)) > 90));
  expect(wide).toEqual([]);
  for (const file of ["mars.json", "japan", "constructor.json", "..%2Fjapan.json"])
    expect((await app.inject({ url: `/maps/${file}` })).statusCode, file).toBe(404);
});

test("7.13 with a store locator domain its script stands on the page instead, and the policy lets it in", async () => {
  const settings = {
    STORE_LOCATOR_DOMAIN: "locator.example/widget.js",
    STORES_TILE_URL: "http://tiles.example/{z}/{x}/{y}.png",
  };
  const other = await openApp(database.db, { BUSY_AFTER_MS: "0", NODE_ENV: "production", ...settings });
  const { body, headers } = await page("/de-at/stores", other);
  const data = JSON.parse(/id="firn-data">(.*?)<\/script>/.exec(body)?.[1] ?? "") as { props: { script: string } };
  expect(data.props.script).toBe("https://locator.example/widget.js?language=de&country=at");
  expect(body).toContain('<div id="store-locator"');
  // Without scripts the shop's own list is shown.
  expect(/<noscript>(.*?)<\/noscript>/s.exec(body)?.[1]).toContain('data-store="firn-innsbruck"');
  const policy = String(headers["content-security-policy"]);
  for (const part of ["script-src", "connect-src", "frame-src"])
    expect(policy).toMatch(new RegExp(`${part} [^;]*https://locator\\.example`));
  expect(policy).toMatch(/img-src [^;]*http:\/\/tiles\.example/);
  const own = await page("/de-at/stores");
  expect(own.body).not.toContain("store-locator");
  await other.close();
});
