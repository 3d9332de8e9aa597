import { sql } from "kysely";
import type { Db, Transaction } from "#database/tables.ts";
import type { Piece } from "./rules.ts";

/** A refund of an order. Amounts in minor units. */
export type OrderRefund = {
  id: number;
  orderId: number;
  paymentId: string;
  /** The provider's id of the refund; null when it has none, or none yet. */
  reference: string | null;
  currency: string;
  /** The whole amount; `giftAmount` is the part that goes back to gift cards. */
  amount: number;
  giftAmount: number;
  /** The part for delivery and wrapping. */
  delivery: number;
  /** What did not go to the gift cards that paid was given as a new gift card. */
  isCredit: boolean;
  status: "pending" | "done" | "failed";
  reason: string;
  by: string;
  key: string;
  /** Its pieces are restocked. */
  restock: boolean;
  items: Piece[];
  createdAt: Date;
};

/** Pieces as the table stores them. */
export type StoredPiece = { order_line_id: number; quantity: number; restock?: boolean };
export const toPieces = (items: readonly StoredPiece[]): Piece[] =>
  items.map((item) => ({
    orderLineId: item.order_line_id,
    quantity: item.quantity,
    ...(item.restock === false && { restock: false }),
  }));

type Row = Omit<OrderRefund, "items"> & { items: StoredPiece[] };

/** An order's refunds, oldest first, including failed ones. */
export async function refundsOf(db: Db, orderId: number): Promise<OrderRefund[]> {
  const { rows } = await sql<Row>`
    select r.id, p.order_id as "orderId", p.id as "paymentId", r.reference, p.currency, r.amount + r.gift_amount as amount, r.gift_amount as "giftAmount", r.delivery, r.is_credit as "isCredit", r.status, r.reason, r.made_by as by, r.key, r.restock, r.items,
      r.created_at as "createdAt"
    from refunds r join payments p on p.id = r.payment_id where p.order_id = ${orderId} order by r.id`.execute(db);
  return rows.map(({ items, ...row }) => ({ ...row, items: toPieces(items) }));
}

/**
 * What is left of an order's payment and of what gift cards paid; null when nothing was paid. Locks the payment. A
 * caller that also locks the order does that afterwards, as settling does. `isOwed`: the order was invoiced and is not
 * paid yet, so that a refund reduces the amount due.
 */
export const lockPayment = (trx: Transaction, orderId: number): Promise<RefundableAmount | null> =>
  findRefundable(trx, orderId, true);

export type RefundableAmount = { payment: number; cards: number; isOwed: boolean };

/** The same without a lock, for reads. */
export const findRefundableAmount = (db: Db, orderId: number): Promise<RefundableAmount | null> =>
  findRefundable(db, orderId, false);

async function findRefundable(db: Db, orderId: number, isLocked: boolean): Promise<RefundableAmount | null> {
  // In any status: a payment that is being captured at this moment must be waited for, not overlooked.
  const payment = await db
    .selectFrom("payments")
    .select(["id", "amount", "refunded", "status"])
    .where("order_id", "=", orderId)
    .orderBy("created_at", "desc")
    .$if(isLocked, (select) => select.forUpdate())
    .executeTakeFirst();
  const isOwed = payment?.status === "invoiced";
  if (!isOwed && payment?.status !== "captured" && payment?.status !== "refunded") return null;
  const { rows } = await sql<{ cards: number }>`
    select -coalesce(sum(amount), 0)::bigint - (
      select coalesce(sum(gift_amount), 0)::bigint from refunds where payment_id = ${payment.id} and status = 'pending' and not is_reopened
    ) as cards
    from gift_card_entries where order_id = ${orderId} and kind in ('spent', 'returned', 'refunded')`.execute(db);
  return { payment: payment.amount - payment.refunded, cards: Math.max(0, rows[0]?.cards ?? 0), isOwed };
}
