import { lengthsIn } from "#commerce/catalog/listings/board-lengths.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { bootSize, bootsIn, type SizeSystem, sizeSystemOf } from "#commerce/shared/sizes/rules.ts";
import { numberFormat } from "#commerce/shared/texts/formats.ts";
import { terrains } from "#storefront/components/product-facts/board-specs.ts";
import { specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { AreaTexts, Texts } from "#storefront/i18n/areas.ts";

/**
 * What a card tells of a product, from its list terms (refresh-listings.ts): for each kind the same facts in the same
 * order, at most two, so that products of a list are compared along a row. Pure.
 */

type FactContext = { texts: Texts; words: AreaTexts<"cards">; locale: Pick<Locale, "intl" | "country"> };
type FactText = (values: readonly string[], around: FactContext, terms: readonly string[]) => string | undefined;

/** The two facts by kind; a fact is the first of its attributes that the product has. */
const told: Readonly<Record<string, readonly (readonly string[])[]>> = {
  snowboard: [["terrain"], ["length"]],
  boot: [["lacing"], ["flex"]],
  binding: [["size"], ["mount"]],
  jacket: [["waterproof"], ["fit"]],
  pants: [["waterproof"], ["fit"]],
  midlayer: [["garment"], ["fabric"]],
  gloves: [["cut"], ["waterproof", "shell"]],
  goggles: [["lens"], ["lenscategory"]],
  helmet: [["construction"], ["certification"]],
  beanie: [["knit"], ["yarn", "fabric"]],
  bag: [["litres"], ["fabric"]],
};
const toldOfOthers = [
  ["terrain", "lacing", "mount", "cut", "waterproof", "litres", "fabric", "lens", "certification"],
  ["flex", "fit", "weight", "lenscategory"],
];

/** Values that tell no two products apart: for everyone, not waterproof, a helmet's way of being adjusted. */
const silent = ["all", "none", "dial", "pads"];

/** A dash after which no line breaks. */
const dash = "\u2060–\u2060";
const fromTo = (all: readonly (string | number)[]): string => [...new Set([all[0], all.at(-1)])].join(dash);
const upper: FactText = ([value]) => value?.toUpperCase();
/** "20k" → "20K". */
const thousands = (value: string): string => (/^\d+k$/.test(value) ? value.toUpperCase() : value);

const said: Readonly<Record<string, FactText>> = {
  /** More than two grounds are named by the first and the last of them: "Piste–Powder". */
  terrain(values, { texts }) {
    const grounds = [...terrains, ...values].filter((one, at, all) => values.includes(one) && all.indexOf(one) === at);
    const names = grounds.map((ground) => specValue(texts, ground));
    return names.length > 2 ? fromTo(names) : names.join(", ");
  },
  length: (_, __, terms) => fromTo(lengthsIn(terms)),
  /** The boots that a binding's sizes take, in the sizes of the visitor's country: "US 3.5–12". */
  size(values, { locale }) {
    const boots = values.flatMap((size) => bootsIn(size.toUpperCase()) ?? []).sort((a, b) => Number(a) - Number(b));
    if (boots.length === 0) return undefined;
    const system = sizeSystemOf(locale.country);
    return sized(system, fromTo(boots.map((eu) => bootSize("boot", [], eu)?.[system] ?? eu)));
  },
  /** As riders read it: the water column and the breathability in thousands, "20K / 15K". */
  waterproof: ([value = ""], _, terms) =>
    [value, ...valuesIn(terms, "breathable")].map(thousands).join("\u00a0/\u00a0"),
  litres: ([value], { locale }) =>
    Number(value) > 0 ? numberFormat(locale.intl, { style: "unit", unit: "liter" }).format(Number(value)) : value,
  lenscategory: upper,
  certification: upper,
  weight: ([value]) => value?.replace(" ", "\u00a0"),
};

const sized = (system: SizeSystem, sizes: string) =>
  system === "mondo" ? `${sizes}\u00a0cm` : `${system.toUpperCase()}\u00a0${sizes}`;

const valuesIn = (terms: readonly string[], name: string) =>
  terms.flatMap((term) => (term.startsWith(`${name}:`) ? [term.slice(name.length + 1)] : []));

export function cardFacts(terms: readonly string[], around: FactContext): string[] {
  const [kind = ""] = valuesIn(terms, "kind");
  const factOf = (name: string): string | undefined => {
    const values = valuesIn(terms, name).filter((value) => !silent.includes(value));
    const isKnown = name === "length" ? lengthsIn(terms).length > 0 : values.length > 0;
    if (!isKnown) return undefined;
    return said[name]?.(values, around, terms) ?? values.map((value) => named(name, value, around)).join(", ");
  };
  return (told[kind] ?? toldOfOthers).flatMap((names) => {
    const [fact] = names.flatMap((one) => factOf(one) ?? []);
    return fact === undefined ? [] : [fact];
  });
}

const named = (name: string, value: string, { words, texts }: FactContext): string =>
  (words as Record<string, string | undefined>)[`cards.${name}-${value}`] ?? specValue(texts, value);
