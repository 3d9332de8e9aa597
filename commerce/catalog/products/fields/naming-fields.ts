import { Type } from "typebox";
import { Name, Sku, slug, textAs, Uid, wordsOrNone } from "#commerce/catalog/shared/value-schemas.ts";
import { literals, orNull, textOf } from "#commerce/shared/rest/shapes.ts";
import type { ProductField } from "./field-types.ts";

const text = Type.String();

/** A product's name, kind and availability. */
export const namingFields = {
  uid: {
    column: { name: "uid", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "uid", body: Uid },
    rest: "uid",
  },
  sku: {
    column: { name: "sku", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "sku", body: Sku },
    rest: "sku",
    graphql: { name: "sku", type: "String!" },
  },
  kind: {
    column: { name: "kind", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "kind", body: Type.String({ pattern: slug, maxLength: 40 }) },
    customField: "kind",
  },
  brand: {
    column: { name: "brand", type: "text" },
    shape: text,
    initial: "",
    isPublic: true,
    staff: { name: "brand", body: wordsOrNone(100) },
    rest: "brand",
    customField: "brand",
  },
  name: {
    column: { name: "name", type: "text" },
    shape: text,
    isPublic: true,
    staff: { name: "name", body: Name },
    rest: "name",
    graphql: { name: "name", type: "String!" },
  },
  description: {
    column: { name: "description", type: "text" },
    shape: text,
    initial: "",
    isPublic: true,
    staff: {
      name: "description",
      body: textOf(20_000),
    },
    rest: "description",
  },
  availability: {
    column: { name: "availability", type: "text" },
    shape: textAs<"available" | "preorder" | "disabled">(),
    initial: "available",
    isPublic: true,
    staff: { name: "availability", body: literals(["available", "preorder", "disabled"]) },
    rest: "availability",
    graphql: { name: "availability", type: "String!" },
  },
  /** "2026-11-15". */
  releaseDate: {
    column: { name: "release_date", type: "date" },
    shape: orNull(text),
    initial: null,
    isPublic: true,
    staff: {
      name: "preorder_release_date",
      body: orNull(Type.String({ format: "date", pattern: "^[12]\\d{3}-" })),
    },
    rest: "preorder_release_date",
  },
} as const satisfies Record<string, ProductField>;
