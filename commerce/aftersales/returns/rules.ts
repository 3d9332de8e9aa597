import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { type Receipt, type Return, type ReturnReason, type ReturnStatus, returnReasons } from "./schema.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * Until when pieces of a parcel may come back: until the snow melts, which for the calendar is 30 April, and never less
 * than 30 days. The moment after which it is too late.
 */
export function returnDeadline(sentAt: Date): Date {
  const year = sentAt.getUTCFullYear();
  const melts = Date.UTC(year, 4, 1) > sentAt.getTime() ? Date.UTC(year, 4, 1) : Date.UTC(year + 1, 4, 1);
  return new Date(Math.max(melts, sentAt.getTime() + 30 * day));
}

export const longestNote = 500;

/** What a return may become next; nothing else happens. */
const transitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ["approved", "received", "refused"],
  approved: ["received", "refused"],
  received: ["refunded"],
  refunded: [],
  refused: [],
};
export const returnMayBecome = (from: ReturnStatus, to: ReturnStatus): boolean => transitions[from].includes(to);

export const isReason = (text: string): text is ReturnReason => (returnReasons as readonly string[]).includes(text);

/** States of an order whose pieces may come back. Money that went back without them changes nothing about that. */
const returnable: readonly OrderStatus[] = ["partially_shipped", "shipped", "completed", "partially_refunded"];

type Sent = { items: readonly Piece[]; createdAt: Date };

/**
 * How many pieces of each line can be announced for return: what left and is not past its deadline, without what is
 * announced already or was paid back. Lines of which none can are left out.
 */
export function returnablePieces(
  order: { status: OrderStatus; lines: readonly { id: number }[] },
  shipments: readonly Sent[],
  gone: readonly Piece[],
  now: Date,
): Map<number, number> {
  if (!returnable.includes(order.status)) return new Map();
  const counts = new Map(order.lines.map(({ id }) => [id, 0]));
  const add = (pieces: readonly Piece[], sign: 1 | -1) => {
    for (const { orderLineId, quantity } of pieces)
      counts.set(orderLineId, (counts.get(orderLineId) ?? 0) + sign * quantity);
  };
  for (const { items, createdAt } of shipments) if (now < returnDeadline(createdAt)) add(items, 1);
  add(gone, -1);
  return new Map([...counts].filter(([, quantity]) => quantity > 0));
}

type Refund = { key: string; status: string; items: readonly Piece[] };

/** Of the pieces that came back those that no other refund has paid for; a refund that `key` began keeps its pieces. */
export function unpaidPieces(
  lines: readonly { id: number; quantity: number }[],
  items: readonly Piece[],
  refunds: readonly Refund[],
  key: string,
): Piece[] {
  const begun = refunds.find((refund) => refund.key === key);
  if (begun) return [...begun.items];
  const paid = refunds.flatMap((refund) => (refund.status === "failed" ? [] : refund.items));
  return items.flatMap(({ orderLineId, quantity }) => {
    const line = lines.find(({ id }) => id === orderLineId);
    const before = paid.reduce((sum, piece) => (piece.orderLineId === orderLineId ? sum + piece.quantity : sum), 0);
    const left = Math.min(quantity, (line?.quantity ?? 0) - before);
    return left > 0 ? [{ orderLineId, quantity: left }] : [];
  });
}

/** The pieces that are paid for: those that came, whatever they look like; all, where nobody looked line by line. */
export const arrivedPieces = ({ items, received }: Pick<Return, "items" | "received">): Piece[] =>
  received.length === 0
    ? items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    : received
        .filter(({ condition }) => condition !== "missing")
        .map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));

/** The pieces that came and are to be paid back: not those that something else went out for. */
export function owedPieces(found: Pick<Return, "items" | "received">, exchange: Refund | undefined): Piece[] {
  const gone = new Map<number, number>();
  for (const { orderLineId, quantity } of exchange?.status === "failed" ? [] : (exchange?.items ?? []))
    gone.set(orderLineId, (gone.get(orderLineId) ?? 0) + quantity);
  return arrivedPieces(found).flatMap(({ orderLineId, quantity }) => {
    const out = Math.min(quantity, gone.get(orderLineId) ?? 0);
    gone.set(orderLineId, (gone.get(orderLineId) ?? 0) - out);
    return out < quantity ? [{ orderLineId, quantity: quantity - out }] : [];
  });
}

/**
 * What somebody says came back, completed: pieces that nobody named are missing, and what is missing goes into no stock. Null
 * when it is more than was announced, or of another line.
 */
export function completeReceipts(items: readonly Piece[], named: readonly Receipt[]): Receipt[] | null {
  const left = new Map(items.map(({ orderLineId, quantity }) => [orderLineId, quantity]));
  const byKey = new Map<string, Receipt>();
  for (const receipt of named) {
    const rest = (left.get(receipt.orderLineId) ?? 0) - receipt.quantity;
    if (!(Number.isInteger(receipt.quantity) && receipt.quantity > 0 && rest >= 0)) return null;
    left.set(receipt.orderLineId, rest);
    add(byKey, { ...receipt, restock: receipt.restock && receipt.condition !== "missing" });
  }
  for (const [orderLineId, quantity] of left)
    if (quantity > 0) add(byKey, { orderLineId, quantity, condition: "missing", restock: false });
  return [...byKey.values()];
}

/** Pieces of one line in one condition are one receipt. */
function add(all: Map<string, Receipt>, receipt: Receipt): void {
  const key = `${receipt.orderLineId} ${receipt.condition}`;
  const before = all.get(key);
  all.set(key, before ? { ...receipt, quantity: before.quantity + receipt.quantity } : receipt);
}
