import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { StoredPiece } from "./reads.ts";
import type { Piece } from "./rules.ts";

/** The key of the refund that a cancellation causes: one per order. */
export const cancelKey = "cancel";

type RefundDescription = {
  items: readonly Piece[];
  reason: string;
  by: string;
  restock?: boolean;
  delivery?: number;
  isCredit?: boolean;
};

export async function describeRefund(
  trx: Transaction,
  refundId: number,
  { items, reason, by, restock = false, delivery = 0, isCredit = false }: RefundDescription,
): Promise<void> {
  const pieces = items.map((item) => ({
    order_line_id: item.orderLineId,
    quantity: item.quantity,
    ...(item.restock === false && { restock: false }),
  }));
  await trx
    .updateTable("refunds")
    .set({ reason, made_by: by, restock, delivery, is_credit: isCredit, items: JSON.stringify(pieces) })
    .where("id", "=", refundId)
    .execute();
}

type UnannouncedRefund = {
  id: number;
  orderId: number;
  amount: number;
  /** The part that went to gift cards. */
  giftAmount: number;
  currency: string;
  reason: string;
  by: string;
  key: string;
  restock: boolean;
  items: StoredPiece[];
  /** The shop gave a new gift card, whose own email informs the buyer. */
  isGiftCard: boolean;
  /** The order was confirmed. Money that came too late for an unconfirmed order is refunded without an announcement. */
  isConfirmed: boolean;
  /** The refund reduced an unpaid invoice: no money goes back. */
  isCredit: boolean;
  /** The order still has an email address. */
  isReachable: boolean;
};

/** Takes one refund that is done and not announced yet. It counts as announced when the transaction commits. */
export async function takeUnannounced(trx: Transaction, orderId?: number): Promise<UnannouncedRefund | null> {
  const own = orderId === undefined ? sql`true` : sql`p.order_id = ${orderId}`;
  const { rows } = await sql<UnannouncedRefund>`
    with taken as (
      select r.id, p.order_id, p.currency, p.due_on is not null and p.paid_on is null as is_credit from refunds r join payments p on p.id = r.payment_id
      where r.status = 'done' and r.announced_at is null and ${own} order by r.id limit 1 for update of r skip locked
    )
    update refunds r set announced_at = now() from taken join orders o on o.id = taken.order_id where r.id = taken.id
    returning r.id, taken.order_id as "orderId", r.amount + r.gift_amount as amount,
      r.gift_amount as "giftAmount", taken.currency, r.reason, r.made_by as by, r.key, r.restock, r.items, r.is_credit as "isGiftCard",
      taken.is_credit as "isCredit", o.confirmed_at is not null as "isConfirmed", o.email <> '' as "isReachable"`.execute(
    trx,
  );
  return rows[0] ?? null;
}
