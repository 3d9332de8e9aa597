import { type RawBuilder, sql } from "kysely";
import { latestSeen } from "#commerce/aftersales/fulfilment/meanwhile.ts";
import { findExchange, readVariants, toOffers } from "#commerce/aftersales/returns/exchange/reads.ts";
import { isEven } from "#commerce/aftersales/returns/exchange/rules.ts";
import { findReturn } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { withdrawalDates } from "#commerce/aftersales/returns/withdrawal/rules.ts";
import { payPathOf } from "#commerce/sales/orders/emails/order-key.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { countOf, exactness, literal, type RowCount } from "#commerce/shared/lists/reads.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { ReturnDetail, ReturnFilter, ReturnQuery, ReturnRow } from "./schema.ts";

/** `regions`: whose returns may be shown; null means all. */
type Regions = readonly string[] | null;
type Row = Omit<ReturnRow, "createdAt" | "refundBy"> & { createdAt: Date };

const views = {
  "to-receive": sql`r.status in ('requested', 'approved')`,
  received: sql`r.status = 'received'`,
  withdrawals: sql`r.status in ('requested', 'approved', 'received')
    and exists (select from return_items i where i.return_id = r.id and i.reason = 'withdrawal')`,
  all: sql`true`,
};

const orders = {
  created: sql`r.id`,
  "-created": sql`r.id desc`,
  order: sql`r.order_id, r.id`,
  "-order": sql`r.order_id desc, r.id desc`,
};

/**
 * A page of returns and their number, or only one of them, as `count` says. By default, views of waiting returns are
 * sorted oldest first, and all returns newest first.
 */
export async function listForOffice(
  db: Db,
  query: ReturnQuery,
  regions: Regions,
): Promise<{ rows: ReturnRow[] } & Partial<RowCount>> {
  const { view = "all", sort = view === "all" ? "-created" : "created", page, limit, count } = query;
  await settle(db, query);
  const where = wanted(query, regions);
  const [rows, counted] = await Promise.all([
    count === "only"
      ? []
      : rowsOf(db, sql`${where} order by ${orders[sort]} limit ${limit} offset ${(page - 1) * limit}`),
    count === "no" ? null : countedReturns(query, regions).execute(db),
  ]);
  return { rows, ...(counted && exactness(counted.rows[0]?.total)) };
}

/**
 * With a name, the names of orders with returns are read, and the returns of each that matches ("offset 0"
 * keeps it so), because a name can be in one of ten orders. The orders by let PostgreSQL stop at the limit; without
 * them, a name that all have or a member who may see one market only would cause a scan of all.
 */
function countedReturns(query: ReturnFilter, regions: Regions) {
  const { number, people } = read(query.q);
  if (people === null || number !== null)
    return countOf(sql`from returns r where ${wanted(query, regions)} order by r.id desc`);
  return countOf(sql`from return_search s cross join lateral (
      select from returns r where r.order_id = s.order_id and ${inView(query, regions)} offset 0) r
    where ${people} order by s.order_id desc`);
}

/** The returns after this id, sorted by id. */
export async function returnsAfter(
  db: Db,
  filter: ReturnFilter,
  regions: Regions,
  after: number,
  limit: number,
): Promise<ReturnRow[]> {
  await settle(db, filter);
  return rowsOf(db, sql`${wanted(filter, regions)} and r.id > ${after} order by r.id limit ${limit}`);
}

const wanted = (query: ReturnFilter, regions: Regions) => sql`${found(query.q)} and ${inView(query, regions)}`;

const inView = ({ view = "all" }: ReturnFilter, regions: Regions) =>
  sql`${views[view]} and ${regions === null ? sql`true` : of(regions)}`;

/** A subquery per return, so that PostgreSQL does not read all orders of a market to find its few returns. */
const of = (regions: readonly string[]) =>
  sql`(select m.region from orders m where m.id = r.order_id) = any (${[...regions]}::text[])`;

/** Adds orders that were placed since to the search table (database/functions/order-search.sql). */
async function settle(db: Db, { q = "" }: ReturnFilter): Promise<void> {
  if (q.trim() !== "") await sql`select settle_order_search()`.execute(db);
}

type ReturnSearch = { number: number | null; people: RawBuilder<unknown> | null };

/** A search text as the number of a return or an order, and as a condition on search entries `s`. */
function read(q = ""): ReturnSearch {
  const typed = q.trim().toLowerCase().replace(/^#\s*/, "");
  if (typed === "") return { number: null, people: null };
  const words = typed.split(/\s+/).slice(0, 6);
  const people = words.map(
    (word) => sql`s.people like ${word.length < 3 ? `% ${literal(word)}%` : `%${literal(word)}%`}`,
  );
  return { number: /^\d{1,9}$/.test(typed) ? Number(typed) : null, people: sql.join(people, sql` and `) };
}

/** One index read each: for the return, for its order, and for the order's search entry. */
function found(q: string | undefined): RawBuilder<unknown> {
  const { number, people } = read(q);
  if (people === null) return sql`true`;
  const named = sql`select s.order_id from order_search s where ${people}`;
  // The query planner estimates how many orders match. With few matches it looks them up; with many, as for an email
  // provider, it scans the returns.
  if (number === null) return sql`r.order_id in (${named})`;
  return sql`r.id in (
    select id from returns where id = ${number}::integer union select id from returns where order_id = ${number}::integer
    union select id from returns where order_id in (${named}))`;
}

async function rowsOf(db: Db, where: RawBuilder<unknown>): Promise<ReturnRow[]> {
  const { rows } = await sql<Row>`
    select r.id, r.order_id as "orderId", r.status, r.status = 'received' and r.settlement = 'undecided' as "isUndecided",
      r.exchange_order_id as "exchangeOrderId", coalesce((
        select x.status <> 'cancelled' or x.confirmed_at is not null from orders x where x.id = r.exchange_order_id
      ), false) as "isExchanged", r.created_at as "createdAt",
      trim(concat(o.billing_address ->> 'firstName', ' ', o.billing_address ->> 'lastName')) as name,
      i.pieces, i.is_withdrawal as "isWithdrawal"
    from returns r join orders o on o.id = r.order_id
    cross join lateral (
      select coalesce(sum(quantity), 0)::integer as pieces, coalesce(bool_or(reason = 'withdrawal'), false) as is_withdrawal
      from return_items where return_id = r.id
    ) i
    where ${where}`.execute(db);
  return rows.map(({ createdAt, ...row }) => ({
    ...row,
    refundBy: row.isWithdrawal ? dueOf(row.status, createdAt) : null,
    createdAt: createdAt.toISOString(),
  }));
}

const dueOf = (status: Return["status"], declaredAt: Date): string | null =>
  status === "refunded" || status === "refused" ? null : withdrawalDates(declaredAt).refundBy.toISOString();

/** One return with its lines, and what could go out in exchange; null when there is none. */
export async function findForOffice(db: Db, id: number, secret: string): Promise<ReturnDetail | null> {
  const found = await findReturn(db, id);
  const order = found && (await findOrder(db, found.orderId));
  if (!found || !order) return null;
  const products = order.lines.map(({ productId }) => productId);
  const all = await readVariants(
    db,
    order,
    sql`v.product_id = any (${products}::integer[]) order by v.product_id, v.position, v.id`,
  );
  const byId = new Map(all.map((variant) => [variant.id, variant]));
  const offers = await toOffers(db, order, all);
  const exchange = found.exchangeOrderId === null ? null : await findExchange(db, found.exchangeOrderId);
  const isWithdrawal = found.items.some(({ reason }) => reason === "withdrawal");
  const { firstName, lastName } = order.billingAddress;
  return {
    id: found.id,
    orderId: found.orderId,
    status: found.status,
    isWithdrawal,
    isUndecided: found.status === "received" && found.settlement === "undecided",
    refundBy: isWithdrawal ? dueOf(found.status, found.createdAt) : null,
    sendBy: isWithdrawal ? withdrawalDates(found.createdAt).sendBy.toISOString() : null,
    name: `${firstName} ${lastName}`.trim(),
    pieces: found.items.reduce((sum, { quantity }) => sum + quantity, 0),
    exchangeOrderId: found.exchangeOrderId,
    createdAt: found.createdAt.toISOString(),
    isExchanged: exchange !== null && exchange.state !== "ended",
    exchange: exchange && {
      state: exchange.state,
      due: toDecimalText(exchange.due, order.currency),
      payUntil: exchange.payUntil?.toISOString() ?? null,
      payPath: exchange.state === "waiting" ? payPathOf({ ...order, id: exchange.orderId }, secret) : null,
      seen: await latestSeen(db, exchange.orderId),
    },
    note: found.note,
    answer: found.answer,
    currency: order.currency,
    received: found.received,
    lines: found.items.flatMap(({ orderLineId, quantity, reason }) => {
      const line = order.lines.find((one) => one.id === orderLineId);
      if (!line) return [];
      const options = line.options.map(({ label }) => label).join(" / ");
      return {
        id: line.id,
        name: line.name,
        sku: line.sku,
        options,
        quantity,
        reason,
        variants: offers
          .filter(({ productId }) => productId === line.productId)
          .map((offer) => ({
            ...offer,
            isSamePrice: isEven(order, byId, { orderLineId: line.id, quantity, variantId: offer.id }),
          })),
      };
    }),
  };
}
