import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/catalog/office/list-reads.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { lateAfterDays, type OrderFilter, type OrderNeed } from "./list-schema.ts";
import { fewLetters, readQuestion } from "./question.ts";
import type { PaymentState } from "./schema.ts";

/** Statements about orders `o`, each of which an index answers. */

type Condition = RawBuilder<unknown>;

const part = (text: string) => `%${literal(text)}%`;
/** Words stand after a space, so that few letters are found at the beginning of one. */
const wordIn = (text: string) => (text.length < fewLetters ? `% ${literal(text)}%` : part(text));

const inSearch = (conditions: readonly Condition[]) =>
  sql`o.id in (select order_id from order_search where ${sql.join(conditions, sql` and `)})`;

/**
 * As it was typed and, only where nothing is called so, as a part of it. What is called so is read first, whatever the planner
 * expects of it.
 */
const wholeOrPart = (whole: Condition, other: Condition): Condition[] => [
  sql`o.id = any (array(${whole}))`,
  sql`${other} and not exists (${whole})`,
];

const isEmail = (text: string) => /^[^@\s]+@[^@\s]+\.[^@\s]{2,}$/.test(text);

function looksForWords(words: readonly string[], search: readonly Condition[]): Condition[] {
  const parts = inSearch([...words.map((word) => sql`people like ${wordIn(word)}`), ...search]);
  const [word = ""] = words;
  return words.length === 1 && isEmail(word)
    ? wholeOrPart(sql`select id from orders where lower(email) = ${word}`, parts)
    : [parts];
}

function looksForParcel(tracking: string): Condition[] {
  const parcels = (is: Condition) =>
    sql`select order_id from shipments where tracking_number <> '' and lower(tracking_number) ${is}`;
  return wholeOrPart(parcels(sql`= ${tracking}`), sql`o.id in (${parcels(sql`like ${part(tracking)}`)})`);
}

/** The index is asked for the last digits alone: the first ones, those of countries and towns, are in too many numbers. */
const callers = (phone: string): Condition[] =>
  phone.length <= tellingDigits
    ? [sql`phone like ${part(phone)}`]
    : [sql`phone like ${part(phone.slice(-tellingDigits))}`, sql`phone || '' like ${part(phone)}`];
const tellingDigits = 7;

/** Where a question looks: one look into an index each. `search` is what of order_search narrows the list besides. */
function looks(q: string, search: readonly Condition[]): Condition[] {
  const { id, number, phone, card, words, sku, tracking } = readQuestion(q);
  return [
    id === undefined ? [] : sql`o.id = ${id}`,
    number === undefined ? [] : inSearch([sql`number like ${part(number)}`, ...search]),
    phone === undefined ? [] : inSearch([...callers(phone), ...search]),
    words === undefined ? [] : looksForWords(words, search),
    sku === undefined
      ? []
      : sql`o.id in (select order_id from order_lines where lower(sku) like ${`${literal(sku)}%`})`,
    tracking === undefined ? [] : looksForParcel(tracking),
    card === undefined
      ? []
      : sql`o.id in (select order_id from payments
          where paid_with -> 'card' is not null and paid_with -> 'card' ->> 'last4' = ${card})`,
  ].flat();
}

const unpaid = sql`not exists (
  select from payments q where q.order_id = o.id and q.status in ('captured', 'refunded', 'invoiced'))`;
const withPayment = (condition: Condition) => sql`o.id in (select order_id from payments where ${condition})`;

const payments: Record<PaymentState, Condition> = {
  open: sql`${withPayment(sql`status = 'action_required'`)} and ${unpaid}`,
  unclear: sql`${withPayment(sql`status = 'pending'`)} and ${unpaid}`,
  failed: sql`${withPayment(sql`status in ('declined', 'cancelled')`)} and ${unpaid}
    and not exists (select from payments q where q.order_id = o.id and q.status in ('pending', 'action_required'))`,
  invoiced: withPayment(sql`status = 'invoiced'`),
  paid: withPayment(sql`status = 'captured' and refunded = 0`),
  "part-refunded": withPayment(sql`status = 'captured' and refunded > 0 and refunded < amount`),
  refunded: withPayment(sql`(status = 'refunded' or status = 'captured' and refunded > 0 and refunded = amount)`),
};

/** Paid for, not held back, and nothing of it has left. */
export const toPack = sql`o.status = 'awaiting_fulfillment' and o.hold_reason is null`;

const needs: Record<OrderNeed, Condition> = {
  pack: toPack,
  late: sql`o.status in ('awaiting_fulfillment', 'partially_shipped') and o.hold_reason is null
    and o.confirmed_at < now() - make_interval(days => ${sql.lit(lateAfterDays)})`,
  hold: sql`o.hold_reason is not null`,
  return: sql`o.id in (select order_id from returns)`,
  withdrawal: sql`o.id in (
    select r.order_id from returns r join return_items i on i.return_id = r.id where i.reason = 'withdrawal')`,
  invoice: payments.invoiced,
};

/** What narrows a list beside a question: of the orders themselves, and of what they are found by. */
function narrowing(filter: OrderFilter, regions: readonly string[] | null): { own: Condition[]; search: Condition[] } {
  const { status, payment, market, needs: need, tag, method, buyer, from, to, days } = filter;
  const own = [
    status === undefined ? [] : sql`o.status = ${readStatus(status) ?? ""}`,
    payment === undefined ? [] : payments[payment],
    need === undefined ? [] : needs[need],
    tag === undefined ? [] : sql`o.tags <> '{}' and o.tags @> ${[tag]}::text[]`,
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
  return { own, search };
}

/** Which of the orders, ordered how: what is behind `limit` is not looked at. `columns`: what the order needs beside their ids. */
export type Cut = { order: Condition; limit: number; columns?: Condition; and?: Condition };

/**
 * The orders `o` that a filter leaves within these price regions (null: all), to select from. Each look of a question is
 * narrowed, ordered and cut for itself, so that of what half of all orders match ("com") only the newest are read.
 */
export function ordersWanted(filter: OrderFilter, regions: readonly string[] | null, cut: Cut): Condition {
  const { own, search } = narrowing(filter, regions);
  const narrow = [...own, ...(search.length > 0 ? [inSearch(search)] : []), ...(cut.and ? [cut.and] : [])];
  const select = (conditions: readonly Condition[]) => sql`
    (select ${cut.columns ?? sql`o.id`} from orders o
    where ${conditions.length > 0 ? sql.join(conditions, sql` and `) : sql`true`}
    order by ${cut.order} limit ${cut.limit}::bigint)`;
  const { q = "" } = filter;
  if (q.trim() === "") return sql`(${select(narrow)}) as o`;
  const each = looks(q, search).map((look) => select([look, ...narrow]));
  return each.length === 0 ? sql`(${select([sql`false`])}) as o` : sql`(${sql.join(each, sql` union `)}) as o`;
}
