import { findOwnFields } from "#commerce/shared/own-fields/reads.ts";
import type { OwnField } from "#commerce/shared/own-fields/schema.ts";
import { ownFieldsTag } from "#database/changes/tags.ts";
import type { Db } from "#database/tables.ts";
import { noteTags } from "#platform/cache/noted-tags.ts";

/** The merchant's own product fields that are filters of lists and search, in the merchant's order. */

export type OwnFilter = Pick<OwnField, "key" | "kind" | "labels" | "unit" | "choices" | "audience">;

/** The name of a field in addresses and list terms: "own_wood" (own_terms in own-fields.sql). */
export const filterName = ({ key }: Pick<OwnFilter, "key">): string => `own_${key}`;

export const isNumber = ({ kind }: Pick<OwnFilter, "kind">): boolean => kind === "number";

/** Fields visible to API clients; shoppers see some of them. */
export async function findOwnFilters(db: Db): Promise<OwnFilter[]> {
  noteTags([ownFieldsTag]);
  const fields = await findOwnFields(db, "product");
  return fields
    .filter((field) => field.is_filterable && field.audience !== "staff")
    .map(({ key, kind, labels, unit, choices, audience }) => ({ key, kind, labels, unit, choices, audience }));
}

/** The values of a choice in the merchant's order, yes before no. */
export const valuesOf = ({ kind, choices }: Pick<OwnFilter, "kind" | "choices">): string[] =>
  kind === "yes-no" ? ["yes", "no"] : choices.map(({ code }) => code);

/** The smallest and largest of the counted values, each a number as text; null when there are none. */
export function boundsOf(values: readonly { value: string }[]): [number, number] | null {
  if (values.length === 0) return null;
  const numbers = values.map(({ value }) => Number(value));
  return [
    numbers.reduce((least, one) => Math.min(least, one), Number.POSITIVE_INFINITY),
    numbers.reduce((most, one) => Math.max(most, one), Number.NEGATIVE_INFINITY),
  ];
}
