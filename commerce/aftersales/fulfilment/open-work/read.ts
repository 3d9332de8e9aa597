import { latestSeen } from "#commerce/aftersales/fulfilment/meanwhile.ts";
import { findRefundableAmount, refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { findFacts } from "#commerce/aftersales/fulfilment/refunds/decide.ts";
import { deliveryLeft } from "#commerce/aftersales/fulfilment/refunds/rules.ts";
import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { mayBecome, statusV2 } from "#commerce/sales/orders/states.ts";
import { unshipped } from "#commerce/sales/orders/writes.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import type { Db } from "#database/tables.ts";
import type { OpenWork } from "./schema.ts";

/** What is left to be done with an order; null when there is no such order. */
export async function findOpenWork(db: Db, orderId: number): Promise<OpenWork | null> {
  const order = await findOrder(db, orderId);
  if (!order) return null;
  const [seen, left, parcels, refunds, payment] = await Promise.all([
    latestSeen(db, orderId),
    unshipped(db, orderId),
    shipmentsOf(db, orderId),
    refundsOf(db, orderId),
    findRefundableAmount(db, orderId),
  ]);
  const facts = await findFacts(db, orderId, payment);
  const text = (amount: number) => toDecimalText(amount, order.currency);
  const counted = refunds.filter(({ status }) => status !== "failed");
  const countIn = (pieces: readonly { orderLineId: number; quantity: number }[], line: number) =>
    pieces.reduce((sum, { orderLineId, quantity }) => (orderLineId === line ? sum + quantity : sum), 0);
  const [sent, back] = [parcels.flatMap(({ items }) => items), counted.flatMap(({ items }) => items)];
  const toShip = new Map(left.map(({ id, quantity }) => [id, Math.max(0, quantity)]));
  const nameOf = (line: number) => order.lines.find(({ id }) => id === line)?.name ?? "";
  const leftOver = (payment?.payment ?? 0) + (payment?.cards ?? 0);
  return {
    id: order.id,
    seen,
    status_id: statusV2[order.status].id,
    status: statusV2[order.status].name,
    currency_code: order.currency,
    hold: order.hold ?? null,
    is_pickup: order.extras?.pickUp !== undefined,
    is_gift: order.extras?.gift !== undefined,
    ...possible(order, parcels.length, [...toShip.values()].some(Boolean)),
    may_be_refunded: leftOver > 0 && order.confirmedAt !== null && order.status !== "cancelled",
    may_be_paid: payment?.isOwed ?? false,
    left: text(leftOver),
    left_on_cards: text(payment?.cards ?? 0),
    is_owed: payment?.isOwed ?? false,
    delivery_left: text(facts.ok ? Math.min(leftOver, deliveryLeft(facts.value)) : 0),
    lines: order.lines.map((line) => ({
      id: line.id,
      name: line.name,
      sku: line.sku,
      quantity: line.quantity,
      unit_price: text(line.unitPrice),
      options: line.options.map(({ label }) => label).join(" / "),
      to_ship: toShip.get(line.id) ?? 0,
      shipped: countIn(sent, line.id),
      refunded: countIn(back, line.id),
    })),
    parcels: parcels.map((parcel) => ({
      id: parcel.id,
      tracking_number: parcel.trackingNumber,
      shipping_provider: parcel.provider,
      tracking_url: trackingUrl(parcel.provider, parcel.trackingNumber),
      date_created: parcel.createdAt.toISOString(),
      date_delivered: parcel.deliveredAt?.toISOString() ?? null,
      items: parcel.items.map(({ orderLineId, quantity }) => ({
        order_product_id: orderLineId,
        name: nameOf(orderLineId),
        quantity,
      })),
    })),
    refunds: refunds.map((refund) => ({
      id: refund.id,
      amount: text(refund.amount),
      status: refund.status,
      reason: refund.reason,
      made_by: refund.by,
      to: refund.isCredit ? "gift_card" : "payment",
      date_created: refund.createdAt.toISOString(),
    })),
  };
}

/** Which buttons the office shows; the actions check again. */
function possible({ status, extras, confirmedAt, shippingMethod, hold }: Order, parcels: number, isLeft: boolean) {
  const isPickup = extras?.pickUp !== undefined;
  const isEarly = status === "awaiting_fulfillment" || status === "partially_refunded";
  const isSent = !isPickup && shippingMethod.code !== "email";
  return {
    may_ship:
      isSent &&
      isLeft &&
      hold === undefined &&
      confirmedAt !== null &&
      (mayBecome(status, "shipped") || status === "shipped"),
    may_cancel: isEarly && parcels === 0 && confirmedAt !== null,
    may_be_ready:
      isPickup && hold === undefined && status !== "shipped" && mayBecome(status, "awaiting_pickup") && parcels === 0,
    may_be_handed_over: isPickup && status === "awaiting_pickup" && hold === undefined,
    may_be_taken_back: isPickup && status === "completed",
  };
}
