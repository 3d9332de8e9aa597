/** What own fields are of, what they can be, and who sees them. Pure, and without shapes: for browsers. */

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

/** Staff alone; programs too, by the public API; shoppers too, on pages. */
export const audiences = ["staff", "api", "shoppers"] as const;
export type Audience = (typeof audiences)[number];
