import type { Condition } from "#commerce/catalog/categories/schema.ts";
import type { Key } from "../../i18n/languages.ts";

/** Conditions of a rule during editing. Pure. */

export type Field = Condition["field"];
export const fieldLabels: Record<Field, Key> = {
  flag: "labels",
  price: "price",
  sale: "fieldSale",
  stock: "inStock",
  brand: "brand",
  kind: "kind",
  attribute: "fieldAttribute",
  specification: "specName",
  option: "fieldOption",
  own: "ownField",
  "own-number": "ownNumberField",
};

export const flagLabels: Record<"new" | "redesigned" | "best-seller" | "coming-soon", Key> = {
  new: "isNew",
  redesigned: "isRedesigned",
  "best-seller": "isBestSeller",
  "coming-soon": "preorder",
};

/** The condition to start with when a field is chosen. */
export function blankCondition(field: Field): Condition {
  switch (field) {
    case "flag":
      return { field, flag: "new" };
    case "price":
    case "sale":
      return { field, market: "us" };
    case "stock":
      return { field };
    case "brand":
    case "kind":
      return { field, values: [] };
    case "attribute":
    case "specification":
    case "option":
      return { field, name: "", values: [] };
    case "own":
      return { field, key: "", values: [] };
    case "own-number":
      return { field, key: "" };
  }
}

/** Whether the condition is complete and its range valid. */
export function isComplete(condition: Condition): boolean {
  if (condition.field === "price") {
    const { from, below } = condition;
    return (from !== undefined || below !== undefined) && (below === undefined || below > (from ?? 0));
  }
  if (condition.field === "own-number") {
    const { key, from, to } = condition;
    return (
      key !== "" && (from !== undefined || to !== undefined) && (from === undefined || to === undefined || to >= from)
    );
  }
  if ("key" in condition && condition.key === "") return false;
  if ("name" in condition && condition.name === "") return false;
  return !("values" in condition) || condition.values.length > 0;
}

/** "park, powder," → ["park", "powder"]. */
export const readValues = (text: string): string[] => [
  ...new Set(text.split(",").flatMap((part) => part.trim() || [])),
];
