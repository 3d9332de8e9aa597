import { lengthsIn } from "#commerce/catalog/listings/board-lengths.ts";
import { measured } from "#storefront/components/product-facts/measured.ts";
import { specLabel, specValue } from "#storefront/components/product-facts/spec-words.ts";
import type { Texts } from "#storefront/i18n/areas.ts";

/** The attributes that a card tells, in this order: what tells products of one list apart. */
const told = ["terrain", "rider", "lacing", "mount", "cut", "waterproof", "flex", "fit"];
const mostFacts = 3;

/** Attributes whose values say nothing without their name: "Medium". */
const named = ["waterproof", "fit", "flex"];

/** Values that tell no two products apart: for everyone, not waterproof, a helmet's way of being adjusted. */
const silent = ["all", "none", "dial", "pads"];

/** Who is good at more grounds than these is good at all of them, which tells nothing. */
const mostValues = 2;

/** A dash after which no line breaks. */
const unbrokenDash = "\u2060–\u2060";

/**
 * What a card tells of a product, from its list terms (refresh-listings.ts): "Piste, Freeride · Flex: Medium · 146–162
 * cm". Undefined for products that have no such terms. Pure.
 */
export function cardFacts(terms: readonly string[], texts: Texts, intl: string): string | undefined {
  const values = (name: string) =>
    terms.flatMap((term) => (term.startsWith(`${name}:`) ? [term.slice(name.length + 1)] : []));
  const facts = told.flatMap((name) => {
    const found = values(name).filter((value) => !silent.includes(value));
    if (found.length === 0 || found.length > mostValues) return [];
    const text = found.map((value) => measured(name, value, intl) ?? specValue(texts, value)).join(", ");
    return [named.includes(name) ? `${specLabel(texts, name)}: ${text}` : text];
  });
  const lengths = lengthsIn(terms);
  const ends = new Set([...lengths.slice(0, 1), ...lengths.slice(-1)]);
  return (
    [...facts.slice(0, mostFacts), ...(ends.size > 0 ? [`${[...ends].join(unbrokenDash)}\u00a0cm`] : [])].join(" · ") ||
    undefined
  );
}
