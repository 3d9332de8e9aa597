import { Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import type { StoreInput } from "#commerce/stores/schema.ts";
import type { Shopfront } from "./artwork/shopfront/front.ts";
import { type FrontStyle, frontStyles } from "./artwork/shopfront/styles.ts";
import { readJson } from "./files.ts";
import { TextInFile, toText } from "./languages.ts";

/** How the shops of the demo world look from the street: demo/data/store-fronts.json. */

const closed = { additionalProperties: false };
const Style = Type.Enum([...frontStyles]);
const Cities = Type.Array(Type.String());
const data = readJson(
  "store-fronts.json",
  Type.Object(
    {
      /** The houses of a country; those of some cities are others. */
      countries: Type.Record(Type.String(), Style),
      cities: Type.Partial(Type.Object(Object.fromEntries(frontStyles.map((style) => [style, Cities])), closed)),
      withoutMountains: Cities,
      /** What the picture shows, with {name}. */
      alt: Type.Object(Object.fromEntries(frontStyles.map((style) => [style, TextInFile])), closed),
    },
    closed,
  ),
);

type Named = Pick<StoreInput, "slug" | "name" | "isOwn" | "city" | "country">;

/** The media id of a shop's picture. */
export const storePicture = (slug: string): string => `store-${slug}`;

function styleOf({ city, country }: Named): FrontStyle {
  const own = frontStyles.find((style) => data.cities[style]?.includes(city));
  return own ?? data.countries[country] ?? "plaster";
}

/** What stands over the door: the name, where our letters have it; else the first words of its address. */
function signOf({ name, slug, isOwn }: Named): string {
  if (isOwn) return "";
  return /^[\p{Script=Latin}\p{N}\s&.,'’-]+$/u.test(name) ? name : slug.split("-").slice(0, 2).join(" ");
}

export const shopfrontOf = (store: Named): Shopfront => ({
  seed: store.slug,
  sign: signOf(store),
  style: styleOf(store),
  hasMountains: !data.withoutMountains.includes(store.city),
});

/** What the picture of a shop shows, by language. */
export function frontAlt(store: Named): Record<Language, string> {
  const text = toText(data.alt[styleOf(store)] ?? "{name}");
  return Object.fromEntries(languages.map((one) => [one, text[one].replace("{name}", store.name)])) as Record<
    Language,
    string
  >;
}
