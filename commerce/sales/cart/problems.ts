import { type Failure, fail, type Problem } from "#platform/result.ts";
import { type CartProblemCode, maxLines, maxQuantity } from "./schema.ts";
import type { CartChange } from "./writes.ts";

export type CartProblem = Problem<CartProblemCode>;

const messages: Record<CartProblemCode, string> = {
  "cart-not-found": "There is no such cart.",
  "line-not-found": "The cart has no such line.",
  "nothing-to-add": "Name at least one article to add.",
  "variant-not-found": "There is no such variant.",
  "not-sold-here": "This is not sold in the cart's region.",
  "not-purchasable": "This can no longer be bought.",
  "bad-quantity": `The quantity must be a whole number from 1 to ${maxQuantity}.`,
  "not-enough-stock": "There are fewer pieces in stock.",
  "too-many-lines": `A cart holds ${maxLines} different articles at most.`,
  "bad-recipient": "A gift card needs an address that it can go to, and a day within a year.",
};

/** The request field that a problem refers to. */
const fieldOf: Partial<Record<CartProblemCode, string>> = {
  "nothing-to-add": "line_items",
  "variant-not-found": "variant_id",
  "not-sold-here": "variant_id",
  "not-purchasable": "variant_id",
  "bad-quantity": "quantity",
  "not-enough-stock": "quantity",
  "bad-recipient": "gift_certificate",
};

/** Builds a problem with its text. `index`: which of several lines it refers to; `available`: the units in stock. */
export function cartProblem(
  code: CartProblemCode,
  about: { index?: number; available?: number | null; field?: string } = {},
): Failure<CartProblem> {
  const field = about.field ?? fieldOf[code];
  const name = field && about.index !== undefined ? `line_items.${about.index}.${field}` : field;
  return fail(code, messages[code], {
    ...(name && { fields: { [name]: messages[code] } }),
    ...(typeof about.available === "number" && { detail: { available: about.available } }),
  });
}

/** Converts the database's problem. */
export const problemOf = ({ code, index, available }: NonNullable<CartChange["problem"]>): Failure<CartProblem> =>
  cartProblem(code, { ...(index !== null && { index }), available });
