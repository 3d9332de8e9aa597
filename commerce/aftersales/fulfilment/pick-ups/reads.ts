import { type RawBuilder, sql } from "kysely";
import type { Db } from "#database/tables.ts";
import { handedForHours, lateAfterDays, mostPickUps, type PickUp, type PickUps } from "./schema.ts";

type PickUpFilter = { regions: readonly string[] | null; store?: number | undefined };

const waiting = sql`o.status in ('awaiting_fulfillment', 'awaiting_pickup') and o.extras ? 'pickUp'`;
const readyAt = sql`(select max(h.at) from order_history h where h.order_id = o.id and h.status = 'awaiting_pickup')`;
const isLate = sql`(o.status = 'awaiting_pickup' and ${readyAt} < now() - make_interval(days => ${sql.lit(lateAfterDays)}))`;
const theirs = ({ regions, store }: PickUpFilter) => sql`
  (${regions}::text[] is null or o.region = any (${regions}::text[]))
  and (${store ?? null}::integer is null or (o.extras -> 'pickUp' ->> 'storeId')::integer = ${store ?? null}::integer)`;

/** Orders to make ready or to be collected, those that wait longest first, and then the latest hand-overs. */
export async function findPickUps(db: Db, wanted: PickUpFilter): Promise<PickUp[]> {
  const [open, handed] = await Promise.all([
    rowsOf(db, sql`${waiting} and ${theirs(wanted)} order by o.id limit ${sql.lit(mostPickUps)}`),
    rowsOf(
      db,
      sql`o.status = 'completed' and o.extras ? 'pickUp'
        and o.updated_at > now() - make_interval(hours => ${sql.lit(handedForHours)}) and ${theirs(wanted)}
        order by o.updated_at desc limit 20`,
    ),
  ]);
  return [...open, ...handed];
}

/** One order that is collected in a store; null when there is none, or it was cancelled or refunded. */
export async function findPickUp(db: Db, id: number, regions: PickUpFilter["regions"]): Promise<PickUp | null> {
  const [found] = await rowsOf(
    db,
    sql`o.id = ${id} and o.extras ? 'pickUp' and ${theirs({ regions })}
      and o.status in ('awaiting_fulfillment', 'awaiting_pickup', 'completed', 'partially_refunded')`,
  );
  return found ?? null;
}

export const countedPickUps = (wanted: PickUpFilter) => sql<Omit<PickUps["meta"], "stores">>`
  select count(*) filter (where status = 'awaiting_fulfillment')::integer as "toPrepare",
    count(*) filter (where status = 'awaiting_pickup')::integer as ready, count(*) filter (where late)::integer as late
  from (select o.status, ${isLate} as late from orders o where ${waiting} and ${theirs(wanted)} limit 10001) counted`;

/** The `meta` of the list. */
export async function countPickUps(db: Db, wanted: PickUpFilter): Promise<PickUps["meta"]> {
  const [counts, stores] = await Promise.all([
    countedPickUps(wanted).execute(db),
    sql<{ id: number; name: string }>`
      select (o.extras -> 'pickUp' ->> 'storeId')::integer as id, min(o.extras -> 'pickUp' ->> 'name') as name
      from orders o where ${waiting} and ${theirs({ regions: wanted.regions })} group by 1 order by 2 limit 200`.execute(
      db,
    ),
  ]);
  return { ...(counts.rows[0] ?? { toPrepare: 0, ready: 0, late: 0 }), stores: stores.rows };
}

type Row = Omit<PickUp, "placedAt" | "readyAt" | "handedAt"> & {
  placedAt: Date;
  readyAt: Date | null;
  handedAt: Date | null;
};

async function rowsOf(db: Db, where: RawBuilder<unknown>): Promise<PickUp[]> {
  const { rows } = await sql<Row>`
    select o.id, case o.status when 'completed' then 'handed' when 'awaiting_pickup' then 'ready' else 'to-prepare' end as state,
      trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName')) as name,
      coalesce(o.billing_address ->> 'phone', '') as phone, o.hold_reason as hold, ${isLate} as "isLate",
      json_build_object('id', (o.extras -> 'pickUp' ->> 'storeId')::integer, 'name', o.extras -> 'pickUp' ->> 'name') as store,
      o.placed_at as "placedAt", ${readyAt} as "readyAt", c.at as "handedAt", c.fact ->> 'text' as "takenBy",
      (select json_agg(json_build_object('id', l.id, 'name', l.name, 'sku', l.sku, 'quantity', l.quantity, 'options', coalesce((
          select string_agg(p ->> 'label', ' / ') from jsonb_array_elements(l.options) p), '')) order by l.id)
        from order_lines l where l.order_id = o.id) as lines
    from orders o left join lateral (
      select at, fact from order_history h where h.order_id = o.id and o.status = 'completed'
        and h.id > (select max(id) from order_history where order_id = o.id and status <> 'completed')
      order by h.id limit 1
    ) c on true
    where ${where}`.execute(db);
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  return rows.map(({ placedAt, readyAt, handedAt, ...row }) => ({
    ...row,
    placedAt: placedAt.toISOString(),
    readyAt: iso(readyAt),
    handedAt: iso(handedAt),
  }));
}
