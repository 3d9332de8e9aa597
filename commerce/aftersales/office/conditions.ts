import { type RawBuilder, sql } from "kysely";
import { literal } from "#commerce/catalog/office/list-reads.ts";
import { readStatus } from "#commerce/sales/orders/states.ts";
import { mostCounted } from "#commerce/staff/audit/reads.ts";
import { lateAfterDays, type OrderFilter, type OrderNeed } from "./list-schema.ts";
import { fewLetters, readQuestion } from "./question.ts";
import type { PaymentState } from "./schema.ts";

/** Statements about orders `o`, each of which an index answers. */

type Condition = RawBuilder<unknown>;

const part = (text: string) => `%${literal(text)}%`;
/** Words stand after a space, so that few letters are found at the beginning of one. */
const wordIn = (text: string) => (text.length < fewLetters ? `% ${literal(text)}%` : part(text));

/** Where a question looks: one look into an index each. */
function looks(q: string): Condition[] {
  const { id, number, phone, card, words, sku, tracking } = readQuestion(q);
  return [
    id === undefined ? [] : sql`select id as order_id from orders where id = ${id}`,
    number === undefined ? [] : sql`select order_id from order_search where number like ${part(number)}`,
    phone === undefined ? [] : sql`select order_id from order_search where phone like ${part(phone)}`,
    words === undefined
      ? []
      : sql`select order_id from order_search where ${sql.join(
          words.map((word) => sql`people like ${wordIn(word)}`),
          sql` and `,
        )}`,
    sku === undefined ? [] : sql`select order_id from order_lines where lower(sku) like ${`${literal(sku)}%`}`,
    tracking === undefined
      ? []
      : sql`select order_id from shipments where tracking_number <> '' and lower(tracking_number) like ${part(tracking)}`,
    card === undefined
      ? []
      : sql`select order_id from payments where paid_with -> 'card' is not null and paid_with -> 'card' ->> 'last4' = ${card}`,
  ].flat();
}

/**
 * `newest`: nothing else narrows the list, so that no more than the newest matches of each look can be shown or counted:
 * of what half of all orders match ("com") the others are not read.
 */
function found(q: string, newest: boolean): Condition {
  const cut = newest ? sql` order by order_id desc limit ${sql.lit(mostCounted + 1)}` : sql``;
  const each = looks(q).map((look) => sql`(select order_id from (${look}) as look${cut})`);
  return each.length === 0 ? sql`false` : sql`o.id in (${sql.join(each, sql` union `)})`;
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

const inSearch = (condition: Condition) => sql`o.id in (select order_id from order_search where ${condition})`;

/** The condition that a filter is, within these price regions; null: all. */
export function wantedOrders(filter: OrderFilter, regions: readonly string[] | null, isNewest = false): Condition {
  const { q = "", status, payment, market, needs: need, tag, method, buyer, from, to, days } = filter;
  const narrowing: (Condition | null)[] = [
    regions === null ? null : inSearch(sql`region = any (${[...regions]})`),
    status === undefined ? null : sql`o.status = ${readStatus(status) ?? ""}`,
    payment === undefined ? null : payments[payment],
    market === undefined ? null : inSearch(sql`region = ${market}`),
    need === undefined ? null : needs[need],
    tag === undefined ? null : sql`o.tags <> '{}' and o.tags @> ${[tag]}::text[]`,
    method === undefined ? null : inSearch(sql`method = ${method}`),
    buyer === undefined ? null : inSearch(sql`buyer = ${buyer}`),
    from === undefined ? null : sql`o.placed_at >= ${from}::date`,
    to === undefined ? null : sql`o.placed_at < ${to}::date + 1`,
    days === undefined ? null : sql`o.placed_at >= current_date - ${days - 1}::integer`,
  ];
  const all = narrowing.flatMap((one) => one ?? []);
  const conditions = q.trim() === "" ? all : [found(q, isNewest && all.length === 0), ...all];
  return conditions.length === 0 ? sql`true` : sql.join(conditions, sql` and `);
}
