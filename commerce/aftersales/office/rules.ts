import type { OrderRefund } from "#commerce/aftersales/fulfilment/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import type { Order, OrderStatus, Shipment } from "#commerce/sales/orders/schema.ts";
import { openStatuses } from "#commerce/sales/orders/states.ts";
import type { TimelineEvent } from "./desk-schema.ts";
import type { PaymentState } from "./schema.ts";

type Pieces = readonly { orderLineId: number; quantity: number }[];
type Payment = { status: string; amount: number; refunded: number };

/** Statuses in which nothing has been shipped and the order is not over, so that the address can still change. */
const unpacked: readonly OrderStatus[] = [...openStatuses, "awaiting_fulfillment", "disputed"];

/**
 * Whether the delivery address can still change: nothing has been shipped, and the order is not collected in a store.
 */
export const canChangeAddress = (
  { status, extras }: Pick<Order, "status" | "extras">,
  shipments: readonly Pick<Shipment, "id">[],
): boolean => unpacked.includes(status) && shipments.length === 0 && extras?.pickUp === undefined;

/** The state of an order's payments. The latest payment counts, because earlier ones were failed attempts. */
export function paymentStateOf(payments: readonly Payment[]): PaymentState {
  const latest = payments.at(-1);
  if (!latest) return "open";
  switch (latest.status) {
    case "declined":
      return "failed";
    case "cancelled":
      return "ended";
    case "pending":
      return "unclear";
    case "action_required":
      return "open";
    case "invoiced":
      return "invoiced";
    case "refunded":
      return "refunded";
    default:
      return latest.refunded === 0 ? "paid" : latest.refunded < latest.amount ? "part-refunded" : "refunded";
  }
}

/** Whether everything of an order has left, or nothing of it will. */
export const isOver = (status: OrderStatus): boolean =>
  status === "cancelled" || status === "refunded" || status === "completed" || status === "shipped";

export type LineCounts = { shipped: number; returned: number; refunded: number; left: number };

/** What happened to each line's pieces, by line id. `left`: the number still to be shipped. */
export function countLines(
  { lines, status }: Pick<Order, "lines" | "status">,
  shipments: readonly Pick<Shipment, "items">[],
  returns: readonly Pick<Return, "items" | "status">[],
  refunds: readonly Pick<OrderRefund, "items" | "status" | "restock">[],
): Map<number, LineCounts> {
  const sent = sum(shipments.flatMap(({ items }) => items));
  // Pieces of a return that is only announced are not back yet.
  const arrived = returns.filter(({ status: state }) => state === "received" || state === "refunded");
  const back = sum(arrived.flatMap(({ items }) => items));
  const done = refunds.filter((one) => one.status !== "failed");
  const paid = sum(done.flatMap(({ items }) => items));
  const restocked = sum(done.filter(({ restock }) => restock).flatMap(({ items }) => items));
  return new Map(
    lines.map(({ id, quantity }) => {
      const shipped = sent.get(id) ?? 0;
      const left = isOver(status) ? 0 : Math.max(0, quantity - shipped - (restocked.get(id) ?? 0));
      return [id, { shipped, returned: back.get(id) ?? 0, refunded: paid.get(id) ?? 0, left }];
    }),
  );
}

function sum(pieces: Pieces): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { orderLineId, quantity } of pieces) counts.set(orderLineId, (counts.get(orderLineId) ?? 0) + quantity);
  return counts;
}

/**
 * Ids of the members whose names follow an @ in a text; when one name begins with another, the longest match counts.
 */
export function mentionedIn(text: string, members: readonly { id: number; name: string }[]): number[] {
  const byLength = [...members].sort((a, b) => b.name.length - a.name.length);
  const found = new Set<number>();
  const said = text.toLowerCase();
  for (let at = said.indexOf("@"); at !== -1; at = said.indexOf("@", at + 1)) {
    // The @ of an email address mentions nobody.
    if (at > 0 && /[\p{L}\p{N}]/u.test(said.charAt(at - 1))) continue;
    const named = byLength.find(({ name }) => {
      const end = at + 1 + name.length;
      return said.startsWith(name.toLowerCase(), at + 1) && !/[\p{L}\p{N}]/u.test(said.charAt(end));
    });
    if (named) found.add(named.id);
  }
  return [...found];
}

/** An event before it is completed for the response; fields that its kind does not have are left out. */
export type TimelineFact = Pick<TimelineEvent, "kind" | "by"> & { at: Date } & Partial<
    Omit<TimelineEvent, "kind" | "by" | "at">
  >;

/** Oldest first; events with the same time keep their order. */
export const inOrder = (told: readonly TimelineFact[]): TimelineEvent[] =>
  [...told]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ at, kind, by, ...known }) => ({ ...unknown, ...known, at: at.toISOString(), kind, by }));

const unknown = {
  from: null,
  to: null,
  amount: null,
  text: null,
  fact: null,
  because: null,
  paidWith: null,
  reference: null,
};
