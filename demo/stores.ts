import { Type } from "typebox";
import { readHours } from "#commerce/stores/directory/csv.ts";
import { type StoreInput, storeServices } from "#commerce/stores/directory/schema.ts";
import { namesIn, readJson, refusal } from "./files.ts";
import { storePicture } from "./store-fronts.ts";

/** Dealers and own shops in fourteen countries: invented shops in real places, with one file per country. */

const words = Type.String({ minLength: 1 });

/** Common opening hours by name, in the notation of commerce/stores/directory/csv.ts. */
const commonHours = readJson("store-hours.json", Type.Record(Type.String(), words));

const Stores = Type.Array(
  Type.Object(
    {
      slug: words,
      name: words,
      /** The brand's own shop. */
      isOwn: Type.Optional(Type.Literal(true)),
      street: words,
      postalCode: words,
      city: words,
      state: Type.Optional(words),
      lat: Type.Number({ minimum: -90, maximum: 90 }),
      lng: Type.Number({ minimum: -180, maximum: 180 }),
      timeZone: words,
      phone: words,
      /** A name in store-hours.json, or hours in the same notation. */
      hours: words,
      services: Type.Array(Type.Enum([...storeServices])),
      /** Brands in addition to Firn, which every store sells. */
      brands: Type.Array(words),
    },
    { additionalProperties: false },
  ),
);

/** The order in which stores are numbered. Files of other countries come last. */
const order = ["us", "ca", "de", "at", "ch", "fr", "it", "es", "gb", "se", "no", "nl", "cz", "jp"];
const countries = namesIn("stores").map((name) => name.replace(/\.json$/, ""));
const sorted = [...new Set([...order, ...countries])].filter((country) => countries.includes(country));

export const demoStores: StoreInput[] = sorted.flatMap((country) => {
  const file = `stores/${country}.json`;
  return readJson(file, Stores).map(({ hours, brands, isOwn = false, state = "", ...store }) => {
    const openingHours = readHours(commonHours[hours] ?? hours);
    if (!openingHours) throw refusal(file, `${store.slug}: "${hours}" are no opening hours`);
    return {
      ...store,
      isOwn,
      state,
      country,
      email: `${store.slug}@stores.firn.example`,
      website: "",
      brands: ["Firn", ...brands],
      hours: openingHours,
      image: storePicture(store.slug),
      isVisible: true,
    };
  });
});
