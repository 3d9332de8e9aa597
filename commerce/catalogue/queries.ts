import { type Static, Type } from "typebox";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type Include, includes } from "./rest.ts";

/** What the catalogue's REST door is asked with. Lists of ids come with commas; keys such as "id:in" are the protocol's. */

const maxId = 2_147_483_647;
const Ids = Type.String({ pattern: "^\\d+(,\\d+)*$", maxLength: 5000 });
const Page = {
  page: Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: 250, default: 50 }),
};
const Words = Type.String({ maxLength: 500 });

export const ProductsQuery = Type.Object({
  ...Page,
  "categories:in": Type.Optional(Ids),
  "id:in": Type.Optional(Ids),
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  name: Type.Optional(Type.String({ maxLength: 200 })),
  include: Type.Optional(Words),
  include_fields: Type.Optional(Words),
  sort: Type.Optional(Words),
  direction: Type.Union([Type.Literal("asc"), Type.Literal("desc")], { default: "asc" }),
});
export type ProductsQuery = Static<typeof ProductsQuery>;

export const ProductQuery = Type.Object({ include: Type.Optional(Words), include_fields: Type.Optional(Words) });
export type ProductQuery = Static<typeof ProductQuery>;

export const VariantsQuery = Type.Object({
  ...Page,
  "product_id:in": Type.Optional(Ids),
  "id:in": Type.Optional(Ids),
  id: Type.Optional(Ids),
  sku: Type.Optional(Type.String({ maxLength: 200 })),
  include_fields: Type.Optional(Words),
});
export type VariantsQuery = Static<typeof VariantsQuery>;

export const PageQuery = Type.Object(Page);
export type PageQuery = Static<typeof PageQuery>;
export const IdsQuery = Type.Object({ ids: Ids });
export type IdsQuery = Static<typeof IdsQuery>;
export const IdParams = Type.Object({ id: Type.String() });
export type IdParams = Static<typeof IdParams>;
export const VariantParams = Type.Object({ id: Type.String(), variantId: Type.String() });
export type VariantParams = Static<typeof VariantParams>;

export const productSorts = ["id", "name", "price", "popularity"] as const;
export type ProductSort = (typeof productSorts)[number];

type BadQuery = Problem<"bad-query">;

/** "variants,options" → the list; a problem that names the allowed ones for anything else. */
export function readIncludes(text: string | undefined): Result<Include[], BadQuery> {
  const names = (text ?? "").split(",").flatMap((name) => name.trim() || []);
  const known = names.flatMap((name) => includes.find((one) => one === name) ?? []);
  return known.length === names.length ? ok([...new Set(known)].sort()) : refuse("include", includes);
}

export function readSort(text: string | undefined): Result<ProductSort, BadQuery> {
  const sort = productSorts.find((one) => one === (text || "id"));
  return sort ? ok(sort) : refuse("sort", productSorts);
}

const refuse = (field: string, allowed: readonly string[]) => {
  const message = `must be of: ${allowed.join(", ")}`;
  return fail("bad-query", `${field} ${message}`, { fields: { [field]: message } });
};

/** A positive number that fits the column; null for anything else, which then names nothing. */
export function parseId(text: string): number | null {
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : 0;
  return id > 0 && id <= maxId ? id : null;
}

/** "1,2,2" → [1, 2]; numbers that cannot be ids are left out, as they name nothing. */
export const parseIds = (text: string): number[] => [
  ...new Set(text.split(",").flatMap((part) => parseId(part) ?? [])),
];
