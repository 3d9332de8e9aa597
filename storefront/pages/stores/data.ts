import type { Config } from "#commerce/settings/environment.ts";
import { countryName } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";
import { fill, formatText } from "#commerce/shared/texts/rules.ts";
import { kilometresPerMile, lengthUnitOf } from "#commerce/stores/directory/geometry.ts";
import { findChoices } from "#commerce/stores/directory/reads.ts";
import { storeServices } from "#commerce/stores/directory/schema.ts";
import { loadAreaTexts } from "#storefront/app/display-texts.ts";
import { type Load, redirectToPage } from "#storefront/app/page.ts";
import { namedPictures } from "#storefront/components/media/picture-facts.ts";
import { pagingOf } from "#storefront/components/page/paging.ts";
import { plainMeta } from "#storefront/components/page/plain-meta.ts";
import { distanceText, groundOf, ratioOf, type StoreView, viewOf } from "#storefront/components/stores/view.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { localePath } from "#storefront/routing/locale-path.ts";
import { isNarrowed, radii, readStoresQuery, type StoresQuery, storesPath } from "./address.ts";
import type { StoreRow, StoresForm, StoresProps } from "./props.ts";
import { isEmptyByFilter, nameOfPlace, perPage, type StoreSearch, searchStores } from "./search-stores.ts";

/** The store locator: dealers and own stores near a place, or in a country (specification 2.1). */
export const load: Load<StoresProps> = async (context) => {
  const { services, locale, brand } = context;
  const { db, config, cache } = services;
  const query = readStoresQuery(context.query);
  const [texts, choices] = await Promise.all([
    loadAreaTexts("stores", context),
    cache.read("store choices", () => findChoices(db)),
  ]);
  const looked = await searchStores(db, query, locale, choices);
  const pages = looked.kind === "far" ? 1 : Math.ceil(looked.total / perPage);
  if (pages > 0 && query.page > pages) return redirectToPage(localePath(locale, "/stores"), pages);

  const now = Date.now();
  const images = looked.stores.map(({ image }) => image);
  const pictures = await namedPictures(services, images, locale.language);
  const words = { texts, intl: locale.intl, country: locale.country, pictures };
  const shown = looked.stores.map((store) => viewOf(store, words, now));
  const at = (page: number) => storesPath({ ...query, page });
  const plain: StoresQuery = { ...query, place: "", at: null, page: 1 };
  const inCountry = (country: string) => storesPath({ ...plain, country });
  const points = [...looked.stores, ...(looked.center ? [looked.center] : [])];
  const props: StoresProps = {
    texts,
    form: formOf(query, texts, locale, choices.brands),
    ...saying(looked, query, texts, locale),
    meant: looked.places.slice(1).map((place) => {
      const label = nameOfPlace(place, locale);
      return {
        label,
        path: storesPath({
          ...query,
          place: `${place.name}, ${place.region || countryName(place.country, locale.intl)}`,
          page: 1,
        }),
      };
    }),
    part:
      pages > 1
        ? fill(texts["stores.part"], {
            from: String((query.page - 1) * perPage + 1),
            to: String((query.page - 1) * perPage + shown.length),
          })
        : null,
    stores: rowsOf(
      looked,
      shown.map(({ view }) => view),
      (query.page - 1) * perPage,
      texts,
    ),
    center: looked.center && { lat: looked.center.lat, lng: looked.center.lng },
    ground: groundOf(config, points, looked.kind === "everywhere" ? [] : countriesOf(looked.stores)),
    mapRatio: ratioOf(points),
    countries: [
      ...choices.countries
        .map((country) => ({
          label: countryName(country, locale.intl),
          path: inCountry(country),
          isOn: looked.kind === "country" && looked.countries.includes(country),
        }))
        .sort((a, b) => a.label.localeCompare(b.label, locale.intl)),
      { label: texts["stores.all-countries"], path: inCountry("all"), isOn: looked.kind === "everywhere" },
    ],
    paging: pagingOf(query.page, pages, at),
    clear: storesPath({ ...query, services: [], brands: [], own: false, open: false, page: 1 }),
    script: scriptOf(config, locale),
  };
  const meta = plainMeta(texts["stores.title"], brand, "/stores", texts["stores.text"]);
  const until = Math.min(...shown.map((one) => one.until), looked.until ?? Number.POSITIVE_INFINITY);
  return { kind: "page", props, meta, until };
};

/** Numbers the stores, and names the groups of a list that is sorted by them. */
function rowsOf(
  { stores, kind }: StoreSearch,
  views: readonly StoreView[],
  before: number,
  texts: AreaTexts<"stores">,
): StoreRow[] {
  const isGrouped = kind === "country" && stores.some(({ state }) => state !== "");
  const groups = stores.map(({ isOwn, country, state }) =>
    isOwn ? texts["stores.own-one"] : (statesByCountry[country]?.find(({ code }) => code === state)?.name ?? state),
  );
  return views.map((view, at) => {
    const isFirst = at === 0 || groups[at] !== groups[at - 1];
    return { ...view, number: before + at + 1, ...(isGrouped && isFirst && groups[at] && { group: groups[at] }) };
  });
}

const countriesOf = (stores: readonly { country: string }[]): string[] => [
  ...new Set(stores.map(({ country }) => country)),
];

/** Returns the heading and the note for the result. */
function saying(looked: StoreSearch, query: StoresQuery, texts: AreaTexts<"stores">, locale: Locale) {
  const { kind, total: count, places, countries } = looked;
  const counted = (key: "count" | "found" | "you" | "in", where = "") =>
    formatText(texts[`stores.${key}`], locale.language, { count, place: where });
  const [first] = places;
  const place = first ? nameOfPlace(first, locale) : "";
  const country = countryName(countries[0] ?? "us", locale.intl);
  const kilometres = query.radius * (lengthUnitOf(locale.country) === "mile" ? kilometresPerMile : 1);
  const distance = distanceText(kilometres, locale.country, locale.intl);
  const say = (heading: string, note: string | null = null) => ({ heading, note });
  if (isEmptyByFilter(looked, query)) return say(texts["stores.nothing"], texts["stores.nothing-text"]);
  if (kind === "unknown")
    return say(fill(texts["stores.unknown"], { place: query.place }), texts["stores.unknown-text"]);
  if (kind === "far") {
    const nothing = texts[first ? "stores.none" : "stores.none-you"];
    return say(fill(nothing, { distance, place }), texts["stores.none-text"]);
  }
  if (kind === "near" && !first) return say(counted("you"));
  if (kind === "near") return say(counted("found", place));
  if (kind === "country") return say(counted("in", country));
  const all = counted("count");
  if (kind === "everywhere") return say(all);
  const asked = countryName(query.country ?? locale.country, locale.intl);
  return say(all, fill(texts["stores.elsewhere"], { country: asked }));
}

function formOf(query: StoresQuery, texts: AreaTexts<"stores">, locale: Locale, brands: readonly string[]): StoresForm {
  const unit = lengthUnitOf(locale.country) === "mile" ? kilometresPerMile : 1;
  const { place, at, country, own, open } = query;
  return {
    place,
    at,
    country,
    own,
    open,
    isNarrowed: isNarrowed(query),
    radii: radii.map((radius) => ({
      value: String(radius),
      label: distanceText(radius * unit, locale.country, locale.intl),
      isOn: radius === query.radius,
    })),
    services: storeServices.map((value) => ({
      value,
      label: texts[`stores.service-${value}`],
      isOn: query.services.includes(value),
    })),
    brands: [...new Set([...brands, ...query.brands])].map((value) => ({
      value,
      label: value,
      isOn: query.brands.includes(value),
    })),
  };
}

/**
 * Returns the address of another provider's script with its query; null when none is configured (specification 7.13).
 */
function scriptOf({ STORE_LOCATOR_DOMAIN: domain, STORE_LOCATOR_QUERY: query }: Config, locale: Locale): string | null {
  if (domain === "") return null;
  const asked = fill(query, { language: locale.language, country: locale.country, locale: locale.code });
  return `${/^https?:/.test(domain) ? domain : `https://${domain}`}${asked && `?${asked}`}`;
}
