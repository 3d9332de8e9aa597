import { Type } from "typebox";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import type { StoreInput } from "#commerce/stores/directory/schema.ts";
import type { Shopfront } from "./artwork/shopfront/front.ts";
import { type FrontStyle, frontStyles } from "./artwork/shopfront/styles.ts";
import { readJson } from "./files.ts";
import { TextInFile, toText } from "./languages.ts";

/** The appearance of the demo world's shops from the street: demo/data/store-fronts.json. */

const closed = { additionalProperties: false };
const Style = Type.Enum([...frontStyles]);
const Cities = Type.Array(Type.String());
const data = readJson(
  "store-fronts.json",
  Type.Object(
    {
      /** The style of houses by country. `cities` overrides it for some cities. */
      countries: Type.Record(Type.String(), Style),
      cities: Type.Partial(Type.Object(Object.fromEntries(frontStyles.map((style) => [style, Cities])), closed)),
      withoutMountains: Cities,
      /** The alt text of the picture, with {name}. */
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

/** The text over the door: the name when the artwork has its letters, else the first words of its address. */
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

/** The alt text of a shop's picture, by language. */
export function frontAlt(store: Named): Record<Language, string> {
  const text = toText(data.alt[styleOf(store)] ?? "{name}");
  return Object.fromEntries(languages.map((one) => [one, text[one].replace("{name}", store.name)])) as Record<
    Language,
    string
  >;
}
