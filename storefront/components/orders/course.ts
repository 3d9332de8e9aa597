import type { Order, OrderStatus, Shipment } from "#commerce/sales/orders/schema.ts";
import { deliveryWindow } from "#commerce/sales/shipping/rules.ts";
import { arrivalOf } from "./arrival.ts";

/** What the drawn course of a parcel says; pure. */

export type CourseStep = {
  status: OrderStatus;
  /** The day on which it happened. */
  at?: Date;
  /** "Wed, Nov 25 – Fri, Nov 27", while the parcel is expected. */
  expected?: string;
  isReached: boolean;
};

const onTheWay: readonly OrderStatus[] = ["awaiting_fulfillment", "partially_shipped", "shipped", "completed"];
const day = 24 * 60 * 60 * 1000;
/** An order leaves within a working day; one that left later than a weekend after arrives later too. */
const late = 4 * day;

type Parcel = Pick<Shipment, "createdAt" | "deliveredAt">;

/**
 * Returns the three steps of an order that is sent in parcels: packed, sent, there. Empty for orders that are not sent, or
 * whose course has ended otherwise. The announced days are told until they have passed.
 */
export function courseOf(order: Order, parcels: readonly Parcel[], intl: string, now = Date.now()): CourseStep[] {
  const { status, extras, shippingMethod, placedAt } = order;
  if (!onTheWay.includes(status) || extras?.pickUp || shippingMethod.daysTo === 0) return [];
  const [first] = parcels;
  const isThere = status === "completed" || (parcels.length > 0 && parcels.every(({ deliveredAt }) => deliveredAt));
  const there = isThere ? parcels.at(-1)?.deliveredAt : undefined;
  const leaves = first && first.createdAt.getTime() - placedAt.getTime() > late ? first.createdAt : placedAt;
  const isAhead = !isThere && deliveryWindow(leaves, shippingMethod).to.getTime() + day > now;
  return [
    { status: "awaiting_fulfillment", at: placedAt, isReached: true },
    { status: "shipped", ...(first && { at: first.createdAt }), isReached: first !== undefined || isThere },
    {
      status: "completed",
      ...(there && { at: there }),
      ...(isAhead && { expected: arrivalOf(shippingMethod, intl, leaves) }),
      isReached: isThere,
    },
  ];
}
