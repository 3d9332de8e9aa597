import { type RawBuilder, sql } from "kysely";
import { type Static, Type } from "typebox";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { Moment } from "#commerce/catalog/products/fields/value-schemas.ts";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { priceRegions } from "#commerce/shared/regions/schema.ts";
import { closed, Id, literals, orNull } from "#commerce/shared/rest-shapes.ts";
import type { JobKind, Skipped } from "#commerce/staff/jobs/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { moveToBin } from "./bin.ts";
import { changePrices, endSales } from "./bulk-prices.ts";
import { ProductFilter } from "./list-schema.ts";
import { PriceChange } from "./price-schema.ts";

/** One change to many products, as a job. */

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

/** Either these products, or all that match a filter. */
export const BulkBody = Type.Object(
  {
    change: Change,
    ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 10_000 })),
    filter: Type.Optional(ProductFilter),
    /** The number of matches when the member decided: with another number nothing is done. */
    expected: Type.Optional(Type.Integer({ minimum: 0, maximum: 2_147_483_647 })),
  },
  closed,
);

const perStep = 100;

export const bulkKind: JobKind = {
  permission: "catalogue:write",
  async step(trx, { input, targets, cursor }) {
    const ids = (targets ?? []).slice(cursor, cursor + perStep);
    const skipped = await changeProducts(trx, input as Change, ids);
    const next = cursor + ids.length;
    return { done: ids.length, next: next < (targets?.length ?? 0) ? next : null, skipped };
  },
};

/** Applies a change to products. Products that cannot be changed are skipped and reported. */
export async function changeProducts(trx: Transaction, change: Change, wanted: readonly number[]): Promise<Skipped[]> {
  const { rows } = await sql<{ id: number }>`
    select id from products where id = any (${[...wanted]}::integer[]) and deleted_at is null
    order by id for no key update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const there = new Set(ids);
  const skipped: Skipped[] = wanted
    .filter((id) => !there.has(id))
    .map((id) => withReason({ id: `product ${id}`, about: { kind: "product", id: `${id}` }, why: "is gone" }));
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
