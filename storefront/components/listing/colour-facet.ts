import type { ValueGroups } from "#commerce/catalog/products/schema.ts";
import type { Colour, ColourFamily } from "#storefront/components/product-facts/colour-names.ts";
import type { Texts } from "#storefront/i18n/areas.ts";
import type { FacetValue, FacetView } from "./list-controls.ts";

/**
 * Colour filters. Colours are filtered by family, the color groups of specification 3.8, so that a shop with 40 colours
 * offers 11 choices. Pure.
 */

/** The query parameter for a family: "?color-group=blue". */
export const familyName = "color-group";

type ValueCounts = readonly { value: string; count: number }[];
type Words = { texts: Texts; colours: ReadonlyMap<string, Colour>; families: readonly ColourFamily[] };

/** Returns the families with the search terms of their colours. */
export const familyTerms = (families: readonly ColourFamily[]): ValueGroups => ({
  [familyName]: Object.fromEntries(families.map(({ uid, colours }) => [uid, colours.map((code) => `color:${code}`)])),
});

/** Returns the codes of the colours a list is filtered by, whether directly or through their families. */
export const coloursAsked = (
  values: Readonly<Record<string, readonly string[] | undefined>>,
  families: readonly ColourFamily[],
): string[] => [
  ...(values.color ?? []),
  ...families.filter(({ uid }) => values[familyName]?.includes(uid)).flatMap(({ colours }) => colours),
];

/**
 * Returns the existing families, followed by single colours that are selected or in no family. Empty when there is
 * nothing to choose.
 */
export function colourFacet(
  counted: { families: ValueCounts; colours: ValueCounts },
  used: { families: readonly string[]; colours: readonly string[] },
  { texts, colours, families }: Words,
): FacetView[] {
  const countIn = (list: ValueCounts, value: string) => list.find((one) => one.value === value)?.count ?? 0;
  const grouped = new Set(families.flatMap(({ colours }) => colours));
  const isKnown = ({ uid }: ColourFamily) =>
    used.families.includes(uid) || counted.families.some(({ value }) => value === uid);
  const ofFamilies = families.filter(isKnown).map(
    ({ uid, name, hex }): FacetValue => ({
      value: uid,
      label: name,
      hexColours: [hex],
      count: countIn(counted.families, uid),
      checked: used.families.includes(uid),
    }),
  );
  const codes = [...new Set([...counted.colours.map(({ value }) => value), ...used.colours])];
  const single = codes
    .filter((code) => used.colours.includes(code) || !grouped.has(code))
    .map((code): FacetValue => {
      const colour = colours.get(code);
      return {
        value: code,
        name: "color",
        label: colour?.name ?? code,
        hexColours: colour ? [colour.hex] : [],
        count: countIn(counted.colours, code),
        checked: used.colours.includes(code),
      };
    })
    .sort((a, b) => place(a) - place(b));
  const values = [...ofFamilies, ...single];
  const isShown = values.length > 1 || values.some(({ checked }) => checked);
  return isShown ? [{ name: familyName, label: texts["catalogue.colour"], values, look: "swatches" }] : [];

  function place({ value }: FacetValue): number {
    return colours.get(value)?.place ?? colours.size;
  }
}
