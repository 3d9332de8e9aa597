import { countryName } from "#commerce/regions/rules.ts";
import type { Entry } from "#services/content/schema.ts";
import { textsFor } from "#shop/frame/display-texts.ts";
import { type Load, page } from "#shop/frame/page.ts";
import { plainMeta } from "#shop/parts/plain-meta.ts";
import { hoursText } from "./hours.ts";
import type { StoreContent, StoresProps, StoreView } from "./props.ts";

export const load: Load<StoresProps> = async ({ services, locale, brand }) => {
  const [texts, entries] = await Promise.all([
    textsFor({ services, locale }),
    services.content.all<StoreContent>("store", locale.contentLocale),
  ]);
  const view = (entry: Entry<StoreContent>) => viewOf(entry, locale.intl, texts["stores.closed"]);
  const countries = [...new Set(entries.map((entry) => entry.data.country))]
    .map((country) => ({ country, name: countryName(country, locale.intl) }))
    .sort((a, b) => nearness(b.country) - nearness(a.country) || a.name.localeCompare(b.name, locale.intl));
  const groups = countries.map((one) => ({
    ...one,
    stores: entries.filter((entry) => entry.data.country === one.country).map(view),
  }));
  const meta = plainMeta(texts["stores.title"], brand, "/stores", texts["stores.text"]);
  return page({ groups, count: entries.length }, meta);

  /** The visitor's own country comes first. */
  function nearness(country: string): number {
    return country === locale.country ? 1 : 0;
  }
};

const codeLast = new Set(["us", "ca"]);

function viewOf({ uid, title, data }: Entry<StoreContent>, intl: string, closed: string): StoreView {
  const { street, city, state, postalCode, country, phone, lat, lon, hours } = data;
  const place = codeLast.has(country) ? `${city}, ${state} ${postalCode}` : `${postalCode} ${city}`;
  return {
    uid,
    name: title,
    lines: [street, place],
    phone,
    routeUrl: `https://www.openstreetmap.org/directions?to=${lat}%2C${lon}`,
    hours: hoursText(hours, intl, closed),
  };
}
