import { expect, test } from "vitest";
import { readHours } from "#commerce/stores/directory/csv.ts";
import { addressLinesOf } from "#commerce/stores/directory/rules.ts";
import type { OpeningHours } from "#commerce/stores/directory/schema.ts";
import { areaOf } from "#commerce/stores/maps/areas.ts";
import { demoStores } from "#demo/stores.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import { radii, readStoresQuery, storesPath } from "#storefront/pages/stores/address.ts";
import { hoursView } from "./hours-view.ts";
import { distanceText, ratioOf, viewOf } from "./view.ts";

const store = (slug: string) => ({
  ...demoStores.find((one) => one.slug === slug)!,
  id: 1,
  version: 1,
  updatedAt: new Date(),
});
const plain = (text: string) => text.replace(/[\u202f\u00a0]/g, " ");

test("2.1 a store's status is said in the visitor's language and on the store's clock", async () => {
  const saying = async (slug: string, language: "en" | "de" | "ja", intl: string, now: string) => {
    const words = { texts: await loadTexts("stores", language), intl, country: intl.slice(3).toLowerCase() };
    return plain(viewOf(store(slug), words, Date.parse(now)).view.status);
  };
  // Noon in London is evening in Tokyo.
  expect(await saying("firn-tokyo", "en", "en-GB", "2026-11-05T10:30Z")).toBe("Open until 20:00");
  expect(await saying("firn-tokyo", "ja", "ja-JP", "2026-11-05T12:00Z")).toBe("営業時間外（金曜日 11:00開店）");
  expect(await saying("firn-denver", "en", "en-US", "2026-11-05T16:00Z")).toBe("Closed, opens at 10:00 AM");
  expect(await saying("kantenwerk-garmisch-partenkirchen", "de", "de-DE", "2026-11-07T20:00Z")).toBe(
    "Zu, öffnet Dienstag um 9:30",
  );
  expect(await saying("gletschertor-soelden", "de", "de-AT", "2026-05-10T10:00Z")).toBe("Zu, öffnet 10. Juni um 10:00");
});

test("2.1 the week that counts now stands first, single days and other seasons after it", async () => {
  const texts = await loadTexts("stores", "en");
  const text = "Mo-Fr 09:00-12:00,14:00-18:00; 12-01..04-15 Mo-Su 08:30-19:00; 05-01..05-31 off; 2026-12-25 off";
  const view = hoursView(
    readHours(text) as OpeningHours,
    "Europe/Vienna",
    Date.parse("2026-12-20T12:00Z"),
    texts,
    "en-GB",
  );
  expect(view.current.title).toBe("1 December to 15 April");
  expect(view.current.rows[6]).toEqual({ day: "Sunday", times: ["8:30–19:00"], isToday: true });
  expect(view.exceptions).toEqual([{ day: "Fri 25 December", times: ["Closed"] }]);
  expect(view.others).toEqual([
    {
      title: "The rest of the year",
      rows: [
        { day: "Monday – Friday", times: ["9:00–12:00", "14:00–18:00"] },
        { day: "Saturday – Sunday", times: ["Closed"] },
      ],
    },
    { title: "1 May to 31 May", rows: [{ day: "", times: ["Closed"] }] },
  ]);
});

test("2.1 addresses are written as in the store's country, distances as in the visitor's", () => {
  expect(addressLinesOf(store("firn-denver"))).toEqual(["2611 Larimer Street", "Denver, CO 80205"]);
  expect(addressLinesOf(store("firn-london"))).toEqual(["46 Neal Street", "London WC2H 9PA"]);
  expect(addressLinesOf(store("lamina-milano"))).toEqual(["Corso di Porta Ticinese 76", "20123 Milano (MI)"]);
  expect(addressLinesOf(store("firn-tokyo"))).toEqual(["〒150-0001", "東京都渋谷区神宮前5-17-9"]);
  expect(plain(distanceText(12.3, "us", "en-US"))).toBe("7.6 mi");
  expect(plain(distanceText(12.3, "de", "de-DE"))).toBe("12 km");
  expect(areaOf([store("firn-tokyo")])).toBe("japan");
  expect(areaOf([store("firn-tokyo"), store("firn-oslo")])).toBe("world");
});

test("2.1 the demo world has dealers and own stores in fourteen countries, each with what a page needs", () => {
  expect(demoStores.length).toBeGreaterThanOrEqual(120);
  expect(new Set(demoStores.map(({ country }) => country)).size).toBe(14);
  expect(new Set(demoStores.map(({ slug }) => slug)).size).toBe(demoStores.length);
  for (const { slug, hours, phone, brands, isOwn, name } of demoStores) {
    expect(hours?.week.length, slug).toBeGreaterThan(0);
    expect([phone.length > 8, brands.includes("Firn"), isOwn], slug).toEqual([true, true, name.startsWith("Firn ")]);
  }
});

test("2.1 a search's address says what differs from the usual, and reads as what it says", () => {
  const query = { place: "Bad Tölz", at: null, radius: radii[0], services: ["rental" as const], brands: ["A", "B"] };
  const full = { ...query, own: true, open: true, country: null, page: 3 };
  const path = storesPath(full);
  expect(path).toBe("/stores?place=Bad+T%C3%B6lz&radius=25&service=rental&brand=A&brand=B&own=yes&open=yes&page=3");
  expect(readStoresQuery(new URL(path, "http://x").searchParams)).toEqual(full);
  const at = readStoresQuery(new URLSearchParams("lat=47.26921&lng=11.40417&radius=7&page=0"));
  expect(storesPath(at)).toBe("/stores?lat=47.27&lng=11.4");
});

test("a map is as wide for its height as what it shows, within what a page has room for", () => {
  const [hamburg, munich] = [
    { lat: 53.55, lng: 10 },
    { lat: 48.1, lng: 11.6 },
  ];
  expect(ratioOf([hamburg, munich])).toBe(0.95);
  expect(ratioOf([hamburg, { lat: 51, lng: 15 }])).toBeCloseTo(1.21, 1);
  expect(
    ratioOf([
      { lat: 40, lng: -120 },
      { lat: 41, lng: -80 },
    ]),
  ).toBe(1.6);
  expect(ratioOf([hamburg])).toBe(1.2);
});
