import type { OrderRefund } from "#commerce/aftersales/fulfilment/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import type { Order, OrderStatus, Shipment } from "#commerce/sales/orders/schema.ts";
import type { TimelineEvent } from "./desk-schema.ts";
import type { PaymentState } from "./schema.ts";

type Pieces = readonly { orderLineId: number; quantity: number }[];
type Payment = { status: string; amount: number; refunded: number };

/** Where nothing has left yet, and nothing is over: an address can still be changed. */
const unpacked: readonly OrderStatus[] = ["pending", "awaiting_payment", "awaiting_fulfillment", "disputed"];

/** Whether where an order goes may still be changed: nothing of it has left, and it is sent to its buyer. */
export const canChangeAddress = (
  { status, extras }: Pick<Order, "status" | "extras">,
  shipments: readonly Pick<Shipment, "id">[],
): boolean => unpacked.includes(status) && shipments.length === 0 && extras?.pickUp === undefined;

/** How an order's money stands; the latest payment counts, since earlier ones were tries. */
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

export type LineCounts = { shipped: number; returned: number; refunded: number; left: number };

/** What became of each line's pieces: by its id. `left`: what still has to leave. */
export function countLines(
  { lines, status }: Pick<Order, "lines" | "status">,
  shipments: readonly Pick<Shipment, "items">[],
  returns: readonly Pick<Return, "items" | "status">[],
  refunds: readonly Pick<OrderRefund, "items" | "status" | "restock">[],
): Map<number, LineCounts> {
  const sent = sum(shipments.flatMap(({ items }) => items));
  // What is only announced has not come back yet.
  const arrived = returns.filter(({ status: state }) => state === "received" || state === "refunded");
  const back = sum(arrived.flatMap(({ items }) => items));
  const done = refunds.filter((one) => one.status !== "failed");
  const paid = sum(done.flatMap(({ items }) => items));
  const restocked = sum(done.filter(({ restock }) => restock).flatMap(({ items }) => items));
  const isOver = status === "cancelled" || status === "refunded" || status === "completed" || status === "shipped";
  return new Map(
    lines.map(({ id, quantity }) => {
      const shipped = sent.get(id) ?? 0;
      const left = isOver ? 0 : Math.max(0, quantity - shipped - (restocked.get(id) ?? 0));
      return [id, { shipped, returned: back.get(id) ?? 0, refunded: paid.get(id) ?? 0, left }];
    }),
  );
}

function sum(pieces: Pieces): Map<number, number> {
  const counts = new Map<number, number>();
  for (const { orderLineId, quantity } of pieces) counts.set(orderLineId, (counts.get(orderLineId) ?? 0) + quantity);
  return counts;
}

/** Ids of the members whose names stand in a text after an @; the longest name counts where one begins another. */
export function mentionedIn(text: string, members: readonly { id: number; name: string }[]): number[] {
  const byLength = [...members].sort((a, b) => b.name.length - a.name.length);
  const found = new Set<number>();
  const said = text.toLowerCase();
  for (let at = said.indexOf("@"); at !== -1; at = said.indexOf("@", at + 1)) {
    // An e-mail address names nobody.
    if (at > 0 && /[\p{L}\p{N}]/u.test(said.charAt(at - 1))) continue;
    const named = byLength.find(({ name }) => {
      const end = at + 1 + name.length;
      return said.startsWith(name.toLowerCase(), at + 1) && !/[\p{L}\p{N}]/u.test(said.charAt(end));
    });
    if (named) found.add(named.id);
  }
  return [...found];
}

/** What happened, before it is told; what a kind does not know is left out. */
export type Told = Pick<TimelineEvent, "kind" | "by"> & { at: Date } & Partial<
    Omit<TimelineEvent, "kind" | "by" | "at">
  >;

/** Oldest first; what happened at the same moment stays in the order in which it was given. */
export const inOrder = (told: readonly Told[]): TimelineEvent[] =>
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
