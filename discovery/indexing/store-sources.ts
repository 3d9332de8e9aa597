import { countryName, localeOf } from "#commerce/shared/regions/rules.ts";
import { findStores } from "#commerce/stores/directory/reads.ts";
import { addressLinesOf } from "#commerce/stores/directory/rules.ts";
import type { Store } from "#commerce/stores/directory/schema.ts";
import type { Db } from "#database/tables.ts";
import { type SearchLocale, searchLocales } from "#services/search/schema.ts";
import { loadTexts } from "#storefront/i18n/load.ts";
import type { ContentSource } from "./source-shapes.ts";

/** Stores, searchable by name, town and services. */

export const storeType = "store";

/** More than any shop has. */
const most = 20_000;

export async function storeSources(db: Db): Promise<ContentSource[]> {
  const { stores } = await findStores(db, {}, 1, most);
  const says = await Promise.all(searchLocales.map(sayIn));
  return stores.map((store) => ({
    contentType: storeType,
    uid: store.slug,
    parent: null,
    updatedAt: store.updatedAt,
    entries: Object.fromEntries(says.map(({ locale, say }) => [locale, say(store)])),
  }));
}

async function sayIn(locale: SearchLocale) {
  const texts = await loadTexts("stores", locale === "en-us" ? "en" : locale);
  const intl = localeOf(locale, locale)?.intl ?? locale;
  const say = (store: Store) => {
    const country = countryName(store.country, intl);
    return {
      title: store.name,
      url: `/stores/${store.slug}`,
      data: { intro: [...addressLinesOf(store), country].join(", ") },
      names: [store.city, store.state, country],
      popularity: store.isOwn ? 40 : 10,
      offers: [...store.services.map((service) => texts[`stores.service-${service}`]), ...store.brands],
    };
  };
  return { locale, say };
}
