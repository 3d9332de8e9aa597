import { type RawBuilder, sql } from "kysely";
import { type Static, Type } from "typebox";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { moveToBin } from "#commerce/catalog/management/bin.ts";
import { Moment } from "#commerce/catalog/shared/value-schemas.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest/shapes.ts";
import { type Bulk, gone } from "#commerce/staff/jobs/bulk.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { changePrices, endSales } from "./bulk-prices.ts";
import { withShopLow } from "./list-reads.ts";
import type { ProductFilter } from "./list-schema.ts";
import { allWanted } from "./narrowing.ts";
import { PriceChange } from "./price-schema.ts";

/** One change to many products. */

const Ids = Type.Array(Id, { minItems: 1, maxItems: 1000, uniqueItems: true });
const PriceLists = Type.Array(literals(priceRegions), { minItems: 1, uniqueItems: true });
export const Change = Type.Object(
  {
    is_visible: Type.Optional(Type.Boolean()),
    availability: Type.Optional(literals(["available", "preorder", "disabled"])),
    brand: Type.Optional(Type.String({ minLength: 1, maxLength: 100 })),
    is_new: Type.Optional(Type.Boolean()),
    is_redesigned: Type.Optional(Type.Boolean()),
    is_best_seller: Type.Optional(Type.Boolean()),
    add_categories: Type.Optional(Ids),
    remove_categories: Type.Optional(Ids),
    prices: Type.Optional(
      Type.Object(
        {
          price_lists: PriceLists,
          change: PriceChange,
          /**
           * With `sale`, the changed price becomes the price of a scheduled sale, and the current price stays the
           * regular one.
           */
          sale: Type.Optional(
            Type.Object({ from: Type.Optional(orNull(Moment)), until: Type.Optional(orNull(Moment)) }, closed),
          ),
        },
        closed,
      ),
    ),
    /** Removes scheduled sales, including future ones, in these price lists; the regular price stays. */
    end_sales: Type.Optional(PriceLists),
    /** Moves to the bin. */
    delete: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1 },
);
export type Change = Static<typeof Change>;

/** Applies a change to products. Products that cannot be changed are skipped and reported. */
async function changeProducts(trx: Transaction, change: Change, wanted: readonly number[]): Promise<Skipped[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id = any (${[...wanted]}::integer[]) and deleted_at is null
    order by id for no key update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const skipped = gone("product", wanted, ids);
  if (ids.length === 0) return skipped;
  await setFields(trx, change, ids);
  await setCategories(trx, change, ids);
  if (change.prices) {
    for (const region of change.prices.price_lists)
      skipped.push(...(await changePrices(trx, region, change.prices, ids)));
  }
  for (const region of change.end_sales ?? []) await endSales(trx, region, ids);
  if (change.delete) await moveToBin(trx, ids);
  await recordProducts(trx, ids);
  return skipped;
}

/** Fields that are set to one value for all, as named in a change and in the table. */
const settable = ["is_visible", "availability", "brand", "is_new", "is_redesigned", "is_best_seller"] as const;

async function setFields(trx: Transaction, change: Change, ids: readonly number[]): Promise<void> {
  const named = settable.filter((name) => change[name] !== undefined);
  if (named.length === 0) return;
  const list = (parts: RawBuilder<unknown>[]) => sql.join(parts, sql`, `);
  await sql`
    update products set ${list(named.map((name) => sql`${sql.ref(name)} = ${change[name]}`))}, updated_at = now()
    where id = any (${[...ids]}::integer[])
      and (${sql.join(
        named.map((name) => sql`${sql.ref(name)} is distinct from ${change[name]}`),
        sql` or `,
      )})`.execute(trx);
}

async function setCategories(trx: Transaction, change: Change, ids: readonly number[]): Promise<void> {
  const { add_categories: added = [], remove_categories: removed = [] } = change;
  if (removed.length > 0)
    await sql`delete from product_categories where product_id = any (${[...ids]}::integer[])
      and category_id = any (${removed}::integer[]) and not by_rule`.execute(trx);
  if (added.length > 0)
    await sql`insert into product_categories as stored (product_id, category_id)
      select p.id, c.id from unnest(${[...ids]}::integer[]) as p (id), categories c
      where c.id = any (${added}::integer[]) order by 1, 2
      on conflict (product_id, category_id) do update set by_rule = false where stored.by_rule`.execute(trx);
}

/** The price lists that a change writes. */
export const pricedIn = ({ prices, end_sales: ended = [] }: Change): string[] => [
  ...(prices?.price_lists ?? []),
  ...ended,
];

/** The change of many products, as a job. */
export const productBulk: Bulk<Change, ProductFilter> = {
  kind: "products",
  record: "product",
  permission: "catalogue:write",
  async matching(db, filter) {
    const { rows } = await sql<{ id: number }>`/* once */
      select p.product_id as id from product_summaries p where ${allWanted(await withShopLow(db, filter))} order by p.product_id`.execute(
      db,
    );
    return rows.map(({ id }) => id);
  },
  marketsOf: async (_, change) => pricedIn(change),
  apply: changeProducts,
};
