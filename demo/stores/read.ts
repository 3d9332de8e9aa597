import { readHours } from "#commerce/stores/notation.ts";
import { slugOf } from "#commerce/stores/rules.ts";
import type { OpeningHours, StoreInput, StoreService } from "#commerce/stores/schema.ts";
import { phoneOf } from "./phones.ts";

/** How long shops of a kind are open. */
const hours: Record<string, string> = {
  city: "Mo-Fr 10:00-19:00; Sa 10:00-18:00; 2026-12-24 10:00-14:00; 2026-12-31 10:00-14:00; 2027-01-01 off",
  mall: "Mo-Sa 10:00-20:00; Su 12:00-18:00; 2026-12-25 off; 2027-01-01 off",
  lunch: "Tu-Fr 09:30-12:30,14:00-18:30; Sa 09:00-16:00; 2026-12-25 off; 2026-12-26 off",
  siesta: "Mo-Fr 10:00-14:00,17:00-20:30; Sa 10:00-14:00; 2027-01-06 off",
  // In the mountains the year has a winter, a summer, and weeks in between when everybody is away.
  resort: "We-Sa 10:00-17:00; 12-01..04-15 Mo-Su 08:00-19:00; 04-26..06-09 off; 11-01..11-20 Fr-Sa 10:00-16:00",
  village: "Mo-Fr 09:00-12:00,14:30-18:00; Sa 09:00-12:00; 12-05..04-12 Mo-Su 08:30-12:30,14:00-19:00",
  // Beside the hall, with a bar.
  late: "Mo-Th 11:00-21:00; Fr-Sa 11:00-01:00; Su 11:00-19:00",
  tokyo: "Mo-Tu,Th-Fr 11:00-20:00; Sa-Su 10:00-19:00; 2027-01-01 off; 2027-01-02 11:00-18:00",
  japan: "Mo,Th-Su 10:00-17:00; 12-01..04-10 Mo-Su 08:00-20:00; 05-07..06-20 off",
};

const services: Record<string, StoreService> = {
  t: "tuning",
  r: "repair",
  b: "boot-fitting",
  n: "rental",
  d: "demo-boards",
  p: "pick-up",
};

/** Every one stocks Firn; these stand beside it. */
const brands: Record<string, string> = {
  N: "Nunatak",
  P: "Pollux",
  K: "Kitefin",
  O: "Ostwand",
  S: "Sastrugi",
};

/** Where a country has several clocks, by state; other countries have a MI of their own. */
const zones: Record<string, string> = {
  ...{ CO: "America/Denver", UT: "America/Denver", WY: "America/Denver", MT: "America/Denver", NM: "America/Denver" },
  ...{ CA: "America/Los_Angeles", OR: "America/Los_Angeles", WA: "America/Los_Angeles" },
  ...{ VT: "America/New_York", NH: "America/New_York", NY: "America/New_York", MI: "America/Detroit" },
  ...{ MN: "America/Chicago", BC: "America/Vancouver", AB: "America/Edmonton", QC: "America/Toronto" },
  ON: "America/Toronto",
};
const zoneOf: Record<string, string> = {
  ...{ de: "Europe/Berlin", at: "Europe/Vienna", ch: "Europe/Zurich", fr: "Europe/Paris", it: "Europe/Rome" },
  ...{ es: "Europe/Madrid", gb: "Europe/London", se: "Europe/Stockholm", no: "Europe/Oslo", nl: "Europe/Amsterdam" },
  ...{ cz: "Europe/Prague", jp: "Asia/Tokyo" },
};

/** What has no Latin letters is called by its place in addresses. */
const romaji: Record<string, string> = {
  小川坂スノーサプライ: "ogawazaka-snow-supply-tokyo",
  "Firn 東京": "firn-tokyo",
  "粉雪 Konayuki": "konayuki-niseko",
  羊蹄ボードワークス: "yotei-boardworks-kutchan",
  "白線 Hakusen": "hakusen-sapporo",
  空知エッジ: "sorachi-edge-furano",
  旭岳スライド: "asahidake-slide-asahikawa",
  八方キャンバー: "happo-camber-hakuba",
  湯けむりボード: "yukemuri-board-nozawa-onsen",
  善光寺スノー: "zenkoji-snow-nagano",
  赤倉ターン: "akakura-turn-myoko",
  越後ライン: "echigo-line-yuzawa",
  なにわ雪店: "naniwa-yukiten-osaka",
  加賀の板: "kaga-no-ita-kanazawa",
};

/**
 * Lines of name, street, postal code, town, state, latitude, longitude, kind of hours, services, brands by their letters,
 * and "own" for the brand's own shops, parted by "|".
 */
export const readStores = (country: string, lines: string): StoreInput[] =>
  lines
    .trim()
    .split("\n")
    .map((line, index) => {
      const parts = line.split("|");
      const [name = "", street = "", postalCode = "", city = "", state = "", lat, lng, kind, does, sells, own] = parts;
      const isPlain = slugOf(name).endsWith(slugOf(city)) || own === "own";
      const slug = romaji[name] ?? slugOf(isPlain ? name : `${name} ${city}`);
      return {
        ...{ slug, name, isOwn: own === "own", street, city, state, postalCode, country },
        ...{ lat: Number(lat), lng: Number(lng), timeZone: zoneOf[country] ?? zones[state] ?? "UTC" },
        phone: phoneOf(country, city, index),
        email: `${slug}@stores.firn.example`,
        website: "",
        brands: ["Firn", ...letters(brands, sells)],
        services: letters(services, does),
        hours: readHours(hours[kind ?? ""] ?? "") as OpeningHours,
        isVisible: true,
      };
    });

const letters = <Value>(known: Record<string, Value>, text = ""): Value[] =>
  [...text].flatMap((letter) => known[letter] ?? []);
