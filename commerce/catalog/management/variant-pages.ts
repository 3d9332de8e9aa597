import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { literal } from "#commerce/shared/lists/reads.ts";
import { search } from "#commerce/shared/lists/schema.ts";
import type { Db } from "#database/tables.ts";
import { productToV3 } from "./rest.ts";
import { mostVariants, type ProductV3, VariantV3 } from "./schema.ts";
import { findStoredPart } from "./stored.ts";

/**
 * A product's variants in pages: with hundreds of variants and prices in six lists each, a form shows a few at a time.
 */

const whole = Type.Integer();

/**
 * The variants that are not among the first ones, in order: the codes of their values, one for each of the product's
 * options (null: none). This is enough to see which combinations exist.
 */
export const OtherVariants = Type.Array(
  Type.Object({ id: whole, codes: Type.Array(Type.Union([Type.String(), Type.Null()])) }),
);
export type OtherVariants = Static<typeof OtherVariants>;

export const VariantQuery = Type.Object({
  page: Type.Integer({ minimum: 1, maximum: 1000, default: 1 }),
  limit: Type.Integer({ minimum: 1, maximum: mostVariants, default: 50 }),
  "id:in": Type.Optional(Type.String({ pattern: "^\\d+(,\\d+)*$", maxLength: 8000 })),
  /** A part of its option values ("glacier / 15"), its SKU or its barcode. */
  q: Type.Optional(search),
});
export const VariantPage = Type.Object({
  data: Type.Array(VariantV3),
  /** `ids`: all matches in order; the page contains some of them. */
  meta: Type.Object({ total: whole, ids: Type.Array(whole), page: whole, limit: whole }),
});

type VariantPageQuery = { ids?: readonly number[] | undefined; q?: string | undefined; page: number; limit: number };

const inOrder = sql`v.position, v.id`;

/** A page of the matching variants of a product; null when there is no such product. */
export async function findVariantPage(db: Db, id: number, { ids, q = "", page, limit }: VariantPageQuery) {
  const like = `%${literal(q.trim().toLowerCase())}%`;
  const wanted = sql`v.product_id = ${id}::int
    and (${ids === undefined} or v.id = any (${[...(ids ?? [])]}::int[]))
    and (${q.trim() === ""} or lower(concat_ws(' ', (
      select string_agg(o.label, ' / ' order by p.position, p.id)
      from option_values o join product_options p on p.id = o.option_id where o.id = any (v.option_value_ids)
    ), v.sku, v.gtin)) like ${like})`;
  const shown = sql`
    select v.id from variants v where ${wanted} order by ${inOrder} limit ${limit} offset ${(page - 1) * limit}::bigint`;
  const [product, { rows }] = await Promise.all([
    findStoredPart(db, id, shown),
    sql<{ id: number }>`select v.id from variants v where ${wanted} order by ${inOrder}`.execute(db),
  ]);
  return product && { product: productToV3(product), ids: rows.map((row) => row.id) };
}

/** How many variants a form shows at first. */
const firstShown = 25;

/** A product with its first variants, and the values of the others. */
export async function findProductInPages(
  db: Db,
  id: number,
): Promise<{ data: ProductV3; variants: OtherVariants } | null> {
  const [page, { rows }] = await Promise.all([
    findVariantPage(db, id, { page: 1, limit: firstShown }),
    sql<OtherVariants[number]>`
      select v.id, array(
        select (select o.code from option_values o where o.option_id = p.id and o.id = any (v.option_value_ids) limit 1)
        from product_options p where p.product_id = v.product_id order by p.position, p.id) as codes
      from variants v where v.product_id = ${id}::int order by ${inOrder} offset ${sql.lit(firstShown)}`.execute(db),
  ]);
  return page && { data: page.product, variants: rows };
}
