import type { Locale } from "#commerce/shared/regions/schema.ts";
import type { Services } from "#storefront/app/services.ts";
import { groupsIn, textsIn } from "#storefront/components/content/content-data.ts";
import type { Spec } from "./board-specs.ts";

/** Which product attributes are shown, in which order, and the order of their options (specification 3.16). */
export type AttributeRules = { hidden: string[]; order: string[]; options: Record<string, string[]> };

export async function attributeRules(
  { content }: Pick<Services, "content">,
  { contentLocale }: Pick<Locale, "contentLocale">,
): Promise<AttributeRules> {
  const [hidden, managed] = await Promise.all([
    content.all<{ attributes?: unknown }>("hide_product_attributes", contentLocale),
    content.all<{ attributes?: unknown }>("manage_product_attributes", contentLocale),
  ]);
  return readRules(hidden[0]?.data.attributes, managed[0]?.data.attributes);
}

/** Parses both lists. Pure. */
export function readRules(hidden: unknown, managed: unknown): AttributeRules {
  const known = groupsIn(managed).flatMap(({ attribute_id, options }) =>
    typeof attribute_id === "string" ? [{ id: attribute_id, options: textsIn(options) }] : [],
  );
  return {
    hidden: textsIn(hidden),
    order: known.map(({ id }) => id),
    options: Object.fromEntries(known.map(({ id, options }) => [id, options])),
  };
}

/**
 * Returns a product's specs as shown. Content's specs replace or extend those of commerce (later lists win), and hidden
 * ones are removed. Managed specs come first in their order, the others keep theirs. Several values of one spec
 * ("expert, advanced") are sorted by the order of its options. Pure.
 */
export function shownSpecs({ hidden, order, options }: AttributeRules, ...lists: (readonly Spec[])[]): Spec[] {
  const values = new Map(lists.flat().map(({ id, value }) => [id, value]));
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return [...values]
    .filter(([id, value]) => value && !hidden.includes(id))
    .sort(([a], [b]) => place(a) - place(b))
    .map(([id, value]) => ({ id, value: inOrder(value, options[id] ?? []) }));
}

function inOrder(value: string, options: readonly string[]): string {
  const parts = value.split(/,\s*/);
  if (parts.length < 2 || options.length === 0) return value;
  const place = (part: string) => (options.includes(part) ? options.indexOf(part) : options.length);
  return parts.sort((a, b) => place(a) - place(b)).join(", ");
}

/** Reads specs from content's data: groups of id and value. */
export const specsIn = (value: unknown): Spec[] =>
  groupsIn(value).flatMap(({ id, value }) => (typeof id === "string" ? [{ id, value: String(value ?? "") }] : []));
