import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/catalog/office/narrowing.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { lateAfterDays, type OrderFilter, type OrderNeed } from "./list-schema.ts";
import { fewLetters, readQuestion } from "./question.ts";
import type { PaymentState } from "./schema.ts";

/** SQL conditions about orders `o`, each of which an index answers. */

type Condition = RawBuilder<unknown>;

const part = (text: string) => `%${literal(text)}%`;
/** Words follow a space, so a few letters match the beginning of a word. */
const wordIn = (text: string) => (text.length < fewLetters ? `% ${literal(text)}%` : part(text));

const inSearch = (conditions: readonly Condition[]) =>
  sql`o.id in (select order_id from order_search where ${sql.join(conditions, sql` and `)})`;

/**
 * One way to look up a search text: in the search entries, or in another index that returns order ids; with both,
 * orders must match both.
 */
type Look = { search: Condition[]; is: Condition[] };
const lookFor = (...is: Condition[]): Look => ({ search: [], is });
const lookInSearch = (...search: Condition[]): Look => ({ search, is: [] });

/**
 * An exact match and, only when there is none, a partial match. The exact match is read first, whatever the query
 * planner estimates.
 */
const wholeOrPart = (whole: Condition, { search, is }: Look): Look[] => [
  lookFor(sql`o.id = any (array(${whole}))`),
  { search, is: [...is, sql`not exists (${whole})`] },
];

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text);

function looksForWords(words: readonly string[]): Look[] {
  const parts = lookInSearch(...words.map((word) => sql`people like ${wordIn(word)}`));
  const [word = ""] = words;
  return words.length === 1 && isEmail(word)
    ? wholeOrPart(sql`select id from orders where lower(email) = ${word}`, parts)
    : [parts];
}

function looksForParcel(tracking: string): Look[] {
  const parcels = (is: Condition) =>
    sql`select order_id from shipments where tracking_number <> '' and lower(tracking_number) ${is}`;
  const parts = lookFor(sql`o.id in (${parcels(sql`like ${part(tracking)}`)})`);
  return wholeOrPart(parcels(sql`= ${tracking}`), parts);
}

/**
 * Searches the index for the last digits only: the first digits, those of countries and towns, are in too many numbers.
 */
const callers = (phone: string): Condition[] =>
  phone.length <= tellingDigits
    ? [sql`phone like ${part(phone)}`]
    : [sql`phone like ${part(phone.slice(-tellingDigits))}`, sql`phone || '' like ${part(phone)}`];
const tellingDigits = 7;

/** The parts of a search; each reads one index. */
function looks(q: string): Look[] {
  const { id, number, phone, card, words, sku, tracking } = readQuestion(q);
  return [
    id === undefined ? [] : lookFor(sql`o.id = ${id}`),
    number === undefined ? [] : lookInSearch(sql`number like ${part(number)}`),
    phone === undefined ? [] : lookInSearch(...callers(phone)),
    words === undefined ? [] : looksForWords(words),
    sku === undefined
      ? []
      : lookFor(sql`o.id in (select order_id from order_lines where lower(sku) like ${`${literal(sku)}%`})`),
    tracking === undefined ? [] : looksForParcel(tracking),
    card === undefined
      ? []
      : lookFor(sql`o.id in (select order_id from payments
          where paid_with -> 'card' is not null and paid_with -> 'card' ->> 'last4' = ${card})`),
  ].flat();
}

const unpaid = sql`not exists (
  select from payments q where q.order_id = o.id and q.status in ('captured', 'refunded', 'invoiced'))`;
const withPayment = (condition: Condition) => sql`o.id in (select order_id from payments where ${condition})`;
/** Earlier payments were failed attempts. */
const lastIs = (status: Condition) => sql`${withPayment(sql`status = ${status}`)} and ${unpaid}
  and (select q.status from payments q where q.order_id = o.id order by q.created_at desc, q.id desc limit 1) = ${status}`;

const payments: Record<PaymentState, Condition> = {
  open: sql`${withPayment(sql`status = 'action_required'`)} and ${unpaid}`,
  unclear: sql`${withPayment(sql`status = 'pending'`)} and ${unpaid}`,
  failed: lastIs(sql`'declined'`),
  ended: lastIs(sql`'cancelled'`),
  invoiced: withPayment(sql`status = 'invoiced'`),
  paid: withPayment(sql`status = 'captured' and refunded = 0`),
  "part-refunded": withPayment(sql`status = 'captured' and refunded > 0 and refunded < amount`),
  refunded: withPayment(sql`(status = 'refunded' or status = 'captured' and refunded > 0 and refunded = amount)`),
};

/** Paid, not on hold, and nothing of it has been shipped. */
export const toPack = sql`o.status = 'awaiting_fulfillment' and o.hold_reason is null`;

/** Conditions that other tables answer, so that such orders can be counted without reading orders. */
const elsewhere: Partial<Record<OrderNeed, Condition>> = {
  return: sql`select order_id from returns`,
  withdrawal: sql`
    select r.order_id from returns r join return_items i on i.return_id = r.id where i.reason = 'withdrawal'`,
  invoice: sql`select order_id from payments where status = 'invoiced'`,
};
const isElsewhere = (need: OrderNeed) => sql`o.id in (${elsewhere[need]})`;

const needs: Record<OrderNeed, Condition> = {
  pack: toPack,
  late: sql`o.status in ('awaiting_fulfillment', 'partially_shipped') and o.hold_reason is null
    and o.confirmed_at < now() - make_interval(days => ${sql.lit(lateAfterDays)})`,
  hold: sql`o.hold_reason is not null`,
  return: isElsewhere("return"),
  withdrawal: isElsewhere("withdrawal"),
  invoice: isElsewhere("invoice"),
};

/**
 * Conditions on the orders themselves (`own`), on their search entries, and on columns that both have (number and date).
 * `known`: conditions on orders that search entries answer, too, but through no index of their own.
 */
type Narrowing = { own: Condition[]; search: Condition[]; both: Condition[]; known: Known };
type Known = { status: string | null; isReturned: boolean };

/** The conditions of a filter besides its search text. */
function narrowing(filter: OrderFilter, regions: readonly string[] | null): Narrowing {
  const { status, payment, market, needs: need, tag, method, buyer, from, to, days } = filter;
  const isReturned = need === "return";
  const own = [
    need === undefined || elsewhere[need] ? [] : needs[need],
    tag === undefined ? [] : sql`o.tags <> '{}' and o.tags @> ${[tag]}::text[]`,
  ].flat();
  const both = [
    payment === undefined ? [] : payments[payment],
    need !== undefined && elsewhere[need] && !isReturned ? needs[need] : [],
    from === undefined ? [] : sql`o.placed_at >= ${from}::date`,
    to === undefined ? [] : sql`o.placed_at < ${to}::date + 1`,
    days === undefined ? [] : sql`o.placed_at >= current_date - ${days - 1}::integer`,
  ].flat();
  const search = [
    regions === null ? [] : sql`region = any (${[...regions]})`,
    market === undefined ? [] : sql`region = ${market}`,
    method === undefined ? [] : sql`method = ${method}`,
    buyer === undefined ? [] : sql`buyer = ${buyer}`,
  ].flat();
  return { own, search, both, known: { status: status === undefined ? null : (readStatus(status) ?? ""), isReturned } };
}

/**
 * The columns, sort order and limit of a read; rows behind `limit` are not read. `columns`: what the sort order needs
 * besides the ids. `isCounted`: only the number of orders is needed. `isCommon`: more orders than are counted are in the
 * filter's state (list.ts finds out).
 */
export type Cut = {
  order?: Condition;
  limit: number;
  columns?: Condition;
  and?: Condition;
  isCounted?: boolean;
  isCommon?: boolean;
};
type Regions = readonly string[] | null;
const and = sql` and `;
const all = (conditions: readonly Condition[]) => (conditions.length > 0 ? sql.join(conditions, and) : sql`true`);

/** Orders that a look and a filter leave, from the orders themselves. */
function fromOrders(
  look: Look,
  { own, search, both, known: { status, isReturned } }: Narrowing,
  { order, limit, columns, and: more }: Cut,
): Condition {
  const entries = [...look.search, ...search];
  const conditions = [
    ...look.is,
    ...both,
    ...(status === null ? [] : [sql`o.status = ${status}`]),
    ...(isReturned ? [needs.return] : []),
    ...own,
    ...(entries.length > 0 ? [inSearch(entries)] : []),
    ...(more ? [more] : []),
  ];
  return sql`(select ${columns ?? sql`o.id`} from orders o where ${all(conditions)}
    ${order ? sql`order by ${order}` : sql``} limit ${limit}::bigint)`;
}

/**
 * The same from the search entries alone, where no condition needs the orders themselves. No index has the sum's order:
 * a union would go through one in order, past all that does not match, to spare itself sorting.
 */
function fromEntries(look: Look, { search, both, known: { status, isReturned } }: Narrowing, limit: number): Condition {
  const entries = [
    ...look.search,
    ...search,
    ...(status === null ? [] : [sql`status = ${status}`]),
    ...(isReturned ? [sql`has_return`] : []),
  ];
  return sql`(select o.id + 0 as id from (select order_id as id, placed_at from order_search where ${all(entries)}) as o
    where ${all([...look.is, ...both])} limit ${limit}::bigint)`;
}

/**
 * The orders of a look that are only counted. Those in a state that most orders are in are counted by their search
 * entries; those in another are found faster by the orders' own index of states.
 */
function counted(look: Look, narrowed: Narrowing, { limit, isCommon }: Cut): Condition {
  const { own, search, known } = narrowed;
  const isOwn = own.length > 0 || (known.status !== null && (!isCommon || look.search.length === 0));
  return isOwn || look.search.length + search.length === 0
    ? fromOrders(look, narrowed, { limit })
    : fromEntries(look, narrowed, limit);
}

/**
 * The orders `o` that a filter leaves within these price regions (null: all), for a from clause. Each part of a search
 * is filtered, sorted and limited separately, so that a text in half of all orders ("com") reads the newest only.
 * Counts take the orders that are found fastest, and read orders only where a condition needs them.
 */
export function ordersWanted(filter: OrderFilter, regions: Regions, cut: Cut): Condition {
  const narrowed = narrowing(filter, regions);
  const { own, search, both, known } = narrowed;
  const { q = "", needs: need } = filter;
  const { limit, isCounted = false } = cut;
  if (q.trim() !== "") {
    const each = looks(q).map((look) => (isCounted ? counted(look, narrowed, cut) : fromOrders(look, narrowed, cut)));
    return sql`(${each.length === 0 ? fromOrders(lookFor(sql`false`), narrowed, cut) : sql.join(each, sql` union `)}) as o`;
  }
  const others = need && elsewhere[need];
  const isAlone =
    own.length + search.length === 0 && known.status === null && both.length === (known.isReturned ? 0 : 1);
  if (others && isCounted && isAlone)
    return sql`(select distinct order_id from (${others}) as one limit ${limit}::bigint) as o`;
  return sql`(${fromOrders({ search: [], is: [] }, narrowed, cut)}) as o`;
}
