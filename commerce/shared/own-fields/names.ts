/**
 * What own fields can belong to, their kinds, and who sees them. Pure, and without schemas, so that browsers can load
 * it.
 */

export const aggregates = ["product", "variant", "customer", "order"] as const;
export type Aggregate = (typeof aggregates)[number];

export const fieldKinds = [
  "text",
  "long-text",
  "number",
  "date",
  "yes-no",
  "choice",
  "choices",
  "file",
  "product",
  "category",
] as const;
export type FieldKind = (typeof fieldKinds)[number];

/** Staff only; API clients too, through the public API; or shoppers too, on pages. */
export const audiences = ["staff", "api", "shoppers"] as const;
export type Audience = (typeof audiences)[number];
