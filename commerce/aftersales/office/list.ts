import { type RawBuilder, sql } from "kysely";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { countOf, exactness, mostCounted, type RowCount } from "#commerce/shared/lists/reads.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import type { DisplayNames } from "#commerce/shared/texts/names.ts";
import type { Db } from "#database/tables.ts";
import {
  commonFacts,
  countedByFacts,
  fewOrders,
  ordersWanted,
  type Regions,
  type WordFrequency,
} from "./conditions.ts";
import type { OrderFilter, OrderQuery, OrderRow } from "./list-schema.ts";
import { asSku, sharing } from "./looks.ts";
import { parseOrderSearch } from "./parse-search.ts";
import { paymentStateOf } from "./rules.ts";

/** With from or to, orders are sorted by the time they were placed, because that index finds days of long ago fast. */
const isDated = ({ from, to }: Pick<OrderQuery, "from" | "to">) => from !== undefined || to !== undefined;

/** An order whose number was typed comes before those that only contain it. */
function orderOf({ q = "", sort, ...days }: Pick<OrderQuery, "q" | "sort" | "from" | "to">): RawBuilder<unknown> {
  const latest = isDated(days) ? sql`o.placed_at desc, o.id desc` : sql`o.id desc`;
  const oldest = isDated(days) ? sql`o.placed_at, o.id` : sql`o.id`;
  const by = {
    newest: latest,
    oldest,
    placed: oldest,
    "-placed": latest,
    total: sql`o.total, o.id`,
    "-total": sql`o.total desc, o.id desc`,
  }[sort];
  const { id } = parseOrderSearch(q);
  return id === undefined ? by : sql`o.id = ${id} desc, ${by}`;
}

/** The order ids of a page, in order and nothing else, so that tests can check the cost of a filter. */
export const pageOfNumbers = (
  { page, limit, sort, count: _, ...filter }: OrderQuery,
  regions: Regions,
  known: Partial<WordFrequency> = {},
) => {
  const order = orderOf({ sort, ...filter });
  const needsOrders = sort.endsWith("total");
  const columns = needsOrders ? sql`o.id, o.placed_at, o.total` : sql`o.id, o.placed_at`;
  const wanted = ordersWanted(filter, regions, { order, columns, needsOrders, limit: page * limit, ...known });
  return sql<{ id: number }>`/* once */ select o.id from ${wanted}
    order by ${order} limit ${limit} offset ${(page - 1) * limit}::bigint`;
};

/** `most`: the number up to which orders are counted. */
export function countedOrders(
  filter: OrderFilter,
  regions: Regions,
  known: Partial<WordFrequency> = {},
  most = mostCounted,
) {
  const exact = countedByFacts(filter, regions);
  if (exact) return exact;
  const order = isDated(filter) || filter.days ? sql`o.placed_at desc` : sql`o.id desc`;
  const cut = { order, columns: sql`o.id`, limit: most + 1, isCounted: true, ...known };
  return countOf(sql`from ${ordersWanted(filter, regions, cut)}`, most);
}

/**
 * Finds with three quick reads what decides how a filter's orders are found fastest: how many orders have its facts (few
 * have a payment that failed), which of these facts are common, whether its words are common (the end of an email
 * address is), and whether they are a SKU.
 */
export async function findKnown(db: Db, filter: OrderFilter, few = fewOrders): Promise<WordFrequency> {
  const { q = "" } = filter;
  const [numbers, shares, skus] = await Promise.all([
    commonFacts(filter)?.execute(db),
    sharing(q)?.execute(db),
    asSku(q)?.execute(db),
  ]);
  const { total = Number.POSITIVE_INFINITY, common = [] } = numbers?.rows[0] ?? {};
  const { shared = 0, of = 0 } = shares?.rows[0] ?? {};
  return { isFew: total <= few, common, isCommon: shared > of * commonShare, isSku: skus?.rows[0]?.isSku ?? false };
}
const commonShare = 0.3;

type StoredOrder = Omit<OrderRow, "paymentState" | "placedAt" | "status"> & {
  status: OrderStatus;
  placedAt: Date;
  payments: { status: string; amount: number; refunded: number }[];
};

/** The rows of these orders: a few index reads for each, in one statement. */
async function rowsOf(db: Db, ids: readonly number[]): Promise<Map<number, OrderRow>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredOrder>`
    select o.id, o.version, o.status, o.hold_reason as hold, o.tags, o.region as market, o.email, o.total, o.currency,
      upper(o.shipping_address ->> 'country') as country, o.placed_at as "placedAt",
      trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName')) as name,
      case when is_pro_region(o.region) then 'pro' when o.customer_id is null then 'guest' else 'customer' end as buyer,
      o.shipping_method ->> 'name' as method,
      o.shipping_method -> 'displayNames' as "methodNames", coalesce(o.extras ->> 'note', '') <> '' as "hasMessage",
      (select coalesce(sum(l.quantity), 0)::integer from order_lines l where l.order_id = o.id) as pieces,
      exists (select from returns r where r.order_id = o.id) as "hasReturn",
      (select coalesce(json_agg(json_build_object('status', p.status, 'amount', p.amount, 'refunded', p.refunded)
          order by p.created_at, p.id), '[]') from payments p where p.order_id = o.id) as payments
    from orders o where o.id = any (${[...ids]}::integer[])`.execute(db);
  return new Map(
    rows.map(({ payments, placedAt, total, ...row }) => [
      row.id,
      {
        ...row,
        total: toDecimal(total, row.currency),
        placedAt: placedAt.toISOString(),
        paymentState: paymentStateOf(payments),
      },
    ]),
  );
}

async function inOrder(db: Db, ids: readonly { id: number }[]): Promise<OrderRow[]> {
  const numbers = ids.map(({ id }) => id);
  const rows = await rowsOf(db, numbers);
  return numbers.flatMap((id) => rows.get(id) ?? []);
}

/** Adds orders that were placed since to the search table (database/functions/order-search.sql). */
export async function deriveOrderSearch(db: Db): Promise<void> {
  await sql`select settle_order_search()`.execute(db);
}

/** A page of orders and their number, or only one of them, as `count` says. */
export async function listOfficeOrders(
  db: Db,
  query: OrderQuery,
  regions: Regions,
): Promise<{ rows: OrderRow[] } & Partial<RowCount>> {
  await deriveOrderSearch(db);
  const { page: _, limit: __, sort: ___, count, ...filter } = query;
  const known = await findKnown(db, filter);
  const [ids, counted] = await Promise.all([
    count === "only" ? null : pageOfNumbers(query, regions, known).execute(db),
    count === "no" ? null : countedOrders(filter, regions, known).execute(db),
  ]);
  return { rows: await inOrder(db, ids?.rows ?? []), ...(counted && exactness(counted.rows[0]?.total)) };
}

const step = 500;

/** All orders that match, newest first, in batches; each continues where the last one ended. */
export async function* eachOrder(db: Db, filter: OrderFilter, regions: Regions): AsyncGenerator<OrderRow[]> {
  await deriveOrderSearch(db);
  const known = await findKnown(db, filter);
  for (let before = 2_147_483_647; ; ) {
    const order = sql`o.id desc`;
    const cut = { order, columns: sql`o.id`, limit: step, ...known, and: sql`o.id < ${before}` };
    const wanted = ordersWanted(filter, regions, cut);
    const { rows } = await sql<{ id: number }>`/* once */
      select o.id from ${wanted} order by ${order} limit ${sql.lit(step)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield await inOrder(db, rows);
    before = last.id;
  }
}

type FacetMethod = { code: string; name: string; displayNames: DisplayNames };

/** The tags in use and the existing delivery methods, as filter options. */
export async function findOrderFacets(db: Db): Promise<{ tags: string[]; methods: FacetMethod[] }> {
  const [tags, methods] = await Promise.all([
    db.selectFrom("order_tags").select("name").orderBy("name").limit(200).execute(),
    sql<FacetMethod>`
      select distinct on (code) code, name, display_names as "displayNames" from shipping_methods order by code, id limit 100`.execute(
      db,
    ),
  ]);
  return { tags: tags.map(({ name }) => name), methods: methods.rows };
}
