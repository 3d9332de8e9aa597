import { sql } from "kysely";
import { type Static, Type } from "typebox";
import { deliverAllWithin } from "#commerce/aftersales/fulfilment/deliver.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { readyWithin } from "#commerce/aftersales/fulfilment/ship.ts";
import { told } from "#commerce/sales/orders/history/rules.ts";
import { regionsOf } from "#commerce/sales/orders/reads.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { noteHistory } from "#commerce/sales/orders/writes.ts";
import { closed, lineOf } from "#commerce/shared/rest/shapes.ts";
import { changedTags, tagChanges, tidyTags } from "#commerce/shared/texts/tags.ts";
import { type Bulk, gone, left } from "#commerce/staff/jobs/bulk.ts";
import type { Skipped } from "#commerce/staff/jobs/schema.ts";
import { nameOfActor } from "#commerce/staff/permissions/rules.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import { ordersWanted } from "./conditions.ts";
import { longestTag, mostTags } from "./desk-schema.ts";
import { deriveOrderSearch, findKnown } from "./list.ts";
import type { OrderFilter } from "./list-schema.ts";
import { isOver } from "./rules.ts";

/** One change to many orders. What moves money is done order by order. */

export const OrdersChange = Type.Object(
  {
    ...tagChanges({ most: mostTags, longest: longestTag }),
    /** Puts on hold for this reason; null releases. */
    hold: Type.Optional(Type.Union([lineOf(300, 1), Type.Null()])),
    /** Marks all parcels on their way as delivered. Buyers are told; alone, since it cannot be taken back. */
    delivered: Type.Optional(Type.Literal(true)),
    /** Marks orders as ready to collect in their stores. Buyers are told; alone, as above. */
    ready: Type.Optional(Type.Literal(true)),
  },
  { ...closed, minProperties: 1 },
);
export type OrdersChange = Static<typeof OrdersChange>;

type Row = { id: number; status: OrderStatus; hold: string | null; tags: string[] };

/** Why an order is left as it is; null when it can be changed. */
function refusalOf({ status, hold, tags }: Row, change: OrdersChange): string | null {
  if (typeof change.hold === "string" && isOver(status)) return "has left, or is over";
  if (typeof change.hold === "string" && hold !== null) return "is on hold already";
  if (change.hold === null && hold === null) return "is not on hold";
  return changedTags(tags, change).length > mostTags ? `would have more than ${mostTags} tags` : null;
}

/** Changes orders. Each is changed as a whole or left, and those that are left are reported. */
async function changeOrders(trx: Transaction, change: OrdersChange, wanted: readonly number[]): Promise<Skipped[]> {
  const { rows } = await sql<Row>`
    select id, status, hold_reason as hold, tags from orders where id = any (${[...wanted]}::integer[])
    order by id for update`.execute(trx);
  const ids = rows.map(({ id }) => id);
  const refused = rows.flatMap((row) => {
    const why = refusalOf(row, change);
    return why === null ? [] : [left("order", row.id, why)];
  });
  const stay = new Set(refused.map(({ about }) => Number(about?.id)));
  const changed = rows.filter(({ id }) => !stay.has(id));
  await setTags(trx, change, changed);
  if (change.hold !== undefined)
    await setHold(
      trx,
      change.hold?.trim() || null,
      changed.map(({ id }) => id),
    );
  return [...gone("order", wanted, ids), ...refused];
}

async function setTags(trx: Transaction, change: OrdersChange, rows: readonly Row[]): Promise<void> {
  const next = rows.map(({ id, tags }) => ({ id, tags: changedTags(tags, change) }));
  await sql`
    update orders o set tags = n.tags, updated_at = now()
    from json_to_recordset(${JSON.stringify(next)}) as n (id integer, tags text[])
    where o.id = n.id and o.tags is distinct from n.tags`.execute(trx);
  const added = tidyTags(change.add_tags ?? []).sort();
  if (added.length > 0 && rows.length > 0)
    await sql`insert into order_tags (name) select unnest(${added}::text[])
      on conflict (name) do update set used_at = now()`.execute(trx);
}

async function setHold(trx: Transaction, hold: string | null, ids: readonly number[]): Promise<void> {
  await sql`update orders set hold_reason = ${hold}, updated_at = now() where id = any (${[...ids]}::integer[])`.execute(
    trx,
  );
  await tellHold(trx, hold, ids);
}

const tellHold = (trx: Transaction, hold: string | null, ids: readonly number[]): Promise<void> =>
  noteHistory(trx, ids, {
    note: told(hold === null ? { what: "released" } : { what: "held", text: hold }),
    by: nameOfActor(actors.getStore()),
  });

/** A job that held orders back or released them was reverted: their histories tell so. */
export async function emitHoldEvents(trx: Transaction, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ hold: string | null; ids: number[] }>`
    select o.hold_reason as hold, array_agg(o.id order by o.id) as ids from orders o
    left join lateral (
      select h.fact ->> 'what' = 'held' as held from order_history h
      where h.order_id = o.id and h.fact ->> 'what' in ('held', 'released') order by h.id desc limit 1) last on true
    where o.id = any (${[...ids]}::integer[]) and (o.hold_reason is not null) <> coalesce(last.held, false)
    group by o.hold_reason order by min(o.id)`.execute(trx);
  for (const { hold, ids: held } of rows) await tellHold(trx, hold, held);
}

const largest = 2_147_483_647;

/** The ids of the orders that match, ascending; at most `limit`. */
export async function matchingOrders(
  db: Db,
  filter: OrderFilter,
  markets: readonly string[] | null,
  limit = largest,
): Promise<number[]> {
  await deriveOrderSearch(db);
  const id = sql`o.id`;
  const cut = { order: id, columns: id, limit, ...(await findKnown(db, filter)) };
  const { rows } = await sql<{ id: number }>`/* once */
    select o.id from ${ordersWanted(filter, markets, cut)} order by o.id limit ${limit}::bigint`.execute(db);
  return rows.map(({ id }) => id);
}

/** Those of these orders that do not exist, or not in these markets. */
async function foreign(db: Db, ids: readonly number[], markets: readonly string[] | null): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select n.id from unnest(${[...ids]}::integer[]) as n (id) left join orders o on o.id = n.id
    where o.id is null or not coalesce(o.region = any (${markets}::text[]), ${markets === null}) order by n.id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

type Mail = FulfilmentServices["jobs"];

/** Brings orders into a state, each as the single action does. Those that cannot be are left, with the reason. */
async function bringOrders(
  trx: Transaction,
  jobs: Mail,
  { ready }: OrdersChange,
  ids: readonly number[],
): Promise<Skipped[]> {
  const by = nameOfActor(actors.getStore());
  const skipped: Skipped[] = [];
  for (const id of ids) {
    const done = ready ? await readyWithin(trx, jobs, id, { note: "", by }) : await deliverAllWithin(trx, jobs, id, by);
    if (done.ok) continue;
    const { code, message } = done.problem;
    skipped.push(left("order", id, wordsOf[code] ?? message, code));
  }
  return skipped;
}
const wordsOf: Readonly<Record<string, string>> = {
  "order-not-found": "is gone",
  "not-by-hand": "is sent to its buyer, and not collected in a store",
};

const isTold = ({ delivered, ready }: OrdersChange) => delivered === true || ready === true;

/** The change of many orders, as a job. */
export const orderBulk = (jobs: Mail): Bulk<OrdersChange, OrderFilter> => ({
  kind: "orders",
  kindOf: (change) => (isTold(change) ? "order-states" : "orders"),
  record: "order",
  permission: "orders:write",
  marketsOf: (db, _, ids) => regionsOf(db, ids),
  matching: (db, filter, markets) => matchingOrders(db, filter, markets),
  foreign,
  apply: (trx, change, ids) => (isTold(change) ? bringOrders(trx, jobs, change, ids) : changeOrders(trx, change, ids)),
});

/** How many orders are brought into a state with one step; each takes several statements. */
export const statesPerStep = 10;
