import type { ProductField } from "./fields/field-types.ts";
import { fieldsWhere, type PublicValues } from "./fields/fields.ts";

export type Specification = { id: string; value: string };

const specified = fieldsWhere(({ specification }) => specification !== undefined);

/** The product's fields that are specifications, as far as they have something to say, in a language (a BCP 47 tag). */
export const specificationsOf = (product: Partial<PublicValues>, intl: string): Specification[] =>
  specified.flatMap(([name, field]) => specificationOf(field, (product as Record<string, unknown>)[name], intl));

/** One field's row, or none: without a value, or with one that says nothing. */
export function specificationOf({ specification }: ProductField, given: unknown, intl: string): Specification[] {
  const value = specification && (given ?? null) !== null && specification.say(given as never, intl);
  return specification && value ? [{ id: specification.id, value }] : [];
}
