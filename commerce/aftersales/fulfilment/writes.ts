import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { StoredPiece } from "./reads.ts";
import type { Piece } from "./rules.ts";

/** The refund that calling an order off brings with it: one per order. */
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
  /** How much of it went to gift cards. */
  giftAmount: number;
  currency: string;
  reason: string;
  by: string;
  key: string;
  restock: boolean;
  items: StoredPiece[];
  /** The shop gave a new gift card, whose own e-mail tells its buyer. */
  isGiftCard: boolean;
  /** The order came to stand; what was paid too late for one that did not is settled silently. */
  isConfirmed: boolean;
  /** An invoice that nobody had paid has become less: no money goes back. */
  isCredit: boolean;
  /** The customer has not left since. */
  isReachable: boolean;
};

/** One refund that is done and nobody was told of; it counts as told if the transaction commits. */
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
