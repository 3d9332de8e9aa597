import { sql } from "kysely";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { Results } from "./schema.ts";

export async function findChoices(db: Db) {
  const [groups, methods] = await Promise.all([
    db.selectFrom("customer_groups").select(["id", "name"]).orderBy("name").execute(),
    db.selectFrom("shipping_methods").select(["code", "name", "display_names"]).distinct().orderBy("code").execute(),
  ]);
  return { groups, methods: [...new Map(methods.map((method) => [method.code, method])).values()] };
}

/** Cancelled orders do not count. `regions`: the regions whose orders may be shown; null for all. */
export async function findResults(db: Db, promotionId: number, regions: readonly string[] | null): Promise<Results> {
  const own = sql`from promotion_uses u join orders o on o.id = u.order_id
    where u.promotion_id = ${promotionId} and u.released_at is null
      and (${regions}::text[] is null or o.region = any (${regions}::text[]))`;
  const [sums, latest] = await Promise.all([
    sql<{ currency: string; uses: number; saved: number; revenue: number }>`
      select o.currency, count(*)::integer as uses, sum(u.amount)::bigint as saved, sum(o.total)::bigint as revenue
      ${own} group by o.currency order by uses desc`.execute(db),
    sql<{ id: number; code: string | null; saved: number; currency: string; at: Date }>`
      select o.id, u.code, u.amount as saved, o.currency, u.at ${own} order by u.id desc limit 20`.execute(db),
  ]);
  const money = <T extends { currency: string; saved: number }>(row: T) => toDecimal(Number(row.saved), row.currency);
  return {
    uses: sums.rows.reduce((sum, { uses }) => sum + uses, 0),
    currencies: sums.rows.map((row) => ({
      ...row,
      saved: money(row),
      revenue: toDecimal(Number(row.revenue), row.currency),
    })),
    orders: latest.rows.map((row) => ({ ...row, saved: money(row), at: row.at.toISOString() })),
  };
}

export type TrialProduct = {
  id: number;
  name: string;
  kind: string;
  /** Its cheapest variant with a price in the region; null when there is none. */
  variantId: number | null;
  price: number | null;
  categoryIds: number[];
};

export async function findTrialProducts(db: Db, region: string, ids: readonly number[]): Promise<TrialProduct[]> {
  const { rows } = await sql<TrialProduct>`
    select p.id, p.name, p.kind, v.id as "variantId", v.price, product_category_ids(p.id) as "categoryIds"
    from products p left join lateral (
      select v.id, r.price from variants v join prices r on r.variant_id = v.id
      where v.product_id = p.id and r.region = ${region} order by r.price, v.id limit 1) v on true
    where p.id = any (${[...ids]}::integer[]) and p.deleted_at is null`.execute(db);
  return rows;
}

/** All codes with their use counts, in batches, by name. */
export async function* eachCode(db: Db, promotionId: number) {
  for (let after = ""; ; ) {
    const { rows } = await sql<{ code: string; uses: number; createdAt: Date }>`
      select k.code, k.created_at as "createdAt", (
        select count(*)::integer from promotion_uses u
        where u.promotion_id = k.promotion_id and u.code = k.code and u.released_at is null) as uses
      from promotion_codes k where k.promotion_id = ${promotionId} and k.code > ${after} order by k.code limit 1000`.execute(
      db,
    );
    if (rows.length === 0) return;
    yield rows;
    after = rows.at(-1)?.code ?? "";
  }
}
