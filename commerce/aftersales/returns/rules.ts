import type { Piece } from "#commerce/aftersales/fulfilment/rules.ts";
import type { OrderStatus } from "#commerce/sales/orders/schema.ts";
import { type Receipt, type Return, type ReturnReason, type ReturnStatus, returnReasons } from "./schema.ts";

const day = 24 * 60 * 60 * 1000;

/**
 * The moment after which pieces of a parcel can no longer be returned: until the snow melts, which is defined as 30
 * April, and never less than 30 days.
 */
export function returnDeadline(sentAt: Date): Date {
  const year = sentAt.getUTCFullYear();
  const melts = Date.UTC(year, 4, 1) > sentAt.getTime() ? Date.UTC(year, 4, 1) : Date.UTC(year + 1, 4, 1);
  return new Date(Math.max(melts, sentAt.getTime() + 30 * day));
}

export const longestNote = 500;

/** The allowed transitions between the statuses of a return. */
const transitions: Readonly<Record<ReturnStatus, readonly ReturnStatus[]>> = {
  requested: ["approved", "received", "refused"],
  approved: ["received", "refused"],
  received: ["refunded"],
  refunded: [],
  refused: [],
};
export const returnMayBecome = (from: ReturnStatus, to: ReturnStatus): boolean => transitions[from].includes(to);

export const isReason = (text: string): text is ReturnReason => (returnReasons as readonly string[]).includes(text);

/** Statuses of orders whose pieces can be returned. Refunds without a return do not change that. */
const returnable: readonly OrderStatus[] = ["partially_shipped", "shipped", "completed", "partially_refunded"];

type ShippedPieces = { items: readonly Piece[]; createdAt: Date };

/**
 * How many pieces of each line can be announced for return: those that were shipped and are not past their deadline,
 * without those that were announced or refunded already. Lines without any are left out.
 */
export function returnablePieces(
  order: { status: OrderStatus; lines: readonly { id: number }[] },
  shipments: readonly ShippedPieces[],
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

/**
 * The returned pieces that no other refund has paid for. When a refund with `key` was begun, its pieces are returned
 * unchanged.
 */
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

/** The pieces to refund: those that came, in any condition; all pieces when they were not received line by line. */
export const arrivedPieces = ({ items, received }: Pick<Return, "items" | "received">): Piece[] =>
  received.length === 0
    ? items.map(({ orderLineId, quantity }) => ({ orderLineId, quantity }))
    : received
        .filter(({ condition }) => condition !== "missing")
        .map(({ orderLineId, quantity }) => ({ orderLineId, quantity }));

/** The pieces that came and are to be refunded, without those that were exchanged. */
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
 * Completes a list of received pieces: pieces that are not named count as missing, and missing pieces are not
 * restocked. Null when it has more pieces than were announced, or another line.
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

/** Merges pieces of one line in one condition. */
function add(all: Map<string, Receipt>, receipt: Receipt): void {
  const key = `${receipt.orderLineId} ${receipt.condition}`;
  const before = all.get(key);
  all.set(key, before ? { ...receipt, quantity: before.quantity + receipt.quantity } : receipt);
}
