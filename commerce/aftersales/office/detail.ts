import { returnsOf } from "#commerce/aftersales/returns/reads.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { findCustomerDetail } from "#commerce/customers/office/reads.ts";
import { trackingUrl } from "#commerce/sales/orders/carriers.ts";
import { findOrder, shipmentsOf } from "#commerce/sales/orders/reads.ts";
import type { Order, Shipment } from "#commerce/sales/orders/schema.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import { toDecimal } from "#commerce/shared/money/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";
import { mayDo } from "#commerce/staff/permissions/rules.ts";
import type { Staff } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { moneyOf, toRefund } from "./payments.ts";
import { canChangeAddress, countLines, type LineCounts, paymentStateOf } from "./rules.ts";
import type { OrderDetail } from "./schema.ts";

/**
 * One order with everything about it, for this staff member; null when there is none. `settings`: those of payment
 * providers.
 */
export async function findOrderDetail(
  db: Db,
  id: number,
  staff: Staff,
  settings: Readonly<Record<string, unknown>>,
): Promise<OrderDetail | null> {
  const order = await findOrder(db, id);
  if (!order) return null;
  const [shipments, returns, { payments, refunds }, marks, exchanged, customer] = await Promise.all([
    shipmentsOf(db, id),
    returnsOf(db, id),
    moneyOf(db, order, settings),
    db.selectFrom("orders").select("tags").where("id", "=", id).executeTakeFirstOrThrow(),
    db
      .selectFrom("returns")
      .select(["id as returnId", "order_id as orderId"])
      .where("exchange_order_id", "=", id)
      .executeTakeFirst(),
    customerOf(db, order, staff),
  ]);
  const exchanges = await standing(db, returns);
  const money = (value: number) => toDecimal(value, order.currency);
  const counts = countLines(order, shipments, returns, refunds);
  const { extras, shippingMethod: method } = order;
  const pickUp = extras?.pickUp;
  return {
    id,
    version: order.version ?? 1,
    status: order.status,
    paymentState: paymentStateOf(payments),
    market: order.region,
    currency: order.currency,
    country: order.country,
    language: order.language,
    placedAt: order.placedAt.toISOString(),
    confirmedAt: order.confirmedAt?.toISOString() ?? null,
    hold: order.hold ?? null,
    tags: marks.tags,
    message: extras?.note ?? null,
    gift: extras?.gift?.message ?? null,
    recipients: (extras?.recipients ?? []).map(({ variantId, name, email, from = "", sendOn = null, quantity }) => ({
      line: order.lines.find((line) => line.variantId === variantId)?.id ?? null,
      name,
      email,
      from,
      sendOn,
      quantity: quantity ?? null,
    })),
    pickUp: pickUp ? { id: pickUp.storeId, name: pickUp.name, slug: pickUp.slug, phone: pickUp.phone } : null,
    isGuest: order.customerId === null,
    isPro: isProRegion(order.region),
    email: order.email,
    billing: order.billingAddress,
    shipping: order.shippingAddress,
    canChangeAddress: canChangeAddress(order, shipments),
    method: { ...method, displayNames: method.displayNames ?? {} },
    lines: order.lines.map((line) => toLine(order, line, counts.get(line.id))),
    totals: order.totals.map((line) => toTotal(line, order.currency)),
    total: money(order.total),
    payments,
    refunds: refunds.map((refund) => toRefund(refund, order.currency)),
    shipments: shipments.map(toShipment),
    returns: returns.map((one) => toReturn(one, exchanges)),
    exchangeOf: exchanged ?? null,
    customer,
  };
}

async function customerOf(db: Db, { customerId, region }: Order, staff: Staff): Promise<OrderDetail["customer"]> {
  if (customerId === null || !mayDo(staff, "customers:read")) return null;
  const found = await findCustomerDetail(db, customerId, staff.markets);
  if (!found) return null;
  const { id, name, email, groups, orders, spent, since } = found;
  return { id, name, email, group: groups[0]?.name ?? null, isPro: isProRegion(region), orders, spent, since };
}

const none: LineCounts = { shipped: 0, returned: 0, refunded: 0, left: 0 };

function toLine(
  { currency, totals }: Order,
  { image, options, unitPrice, total, ...line }: Order["lines"][number],
  counts = none,
): OrderDetail["lines"][number] {
  return {
    ...line,
    ...counts,
    image: image ?? null,
    options: options.map(({ name, label }) => ({ name, label })),
    unitPrice: toDecimal(unitPrice, currency),
    total: toDecimal(total, currency),
    discounts: totals.flatMap(({ name = "", code = null, items = [] }) => {
      const own = items.find(({ variantId }) => variantId === line.variantId);
      return own ? [{ name, code, amount: toDecimal(own.amount, currency) }] : [];
    }),
  };
}

const toTotal = (line: TotalLine, currency: string): OrderDetail["totals"][number] => ({
  kind: line.kind,
  label: line.label,
  amount: toDecimal(line.amount, currency),
  included: line.included,
  rate: line.rate ?? null,
  jurisdiction: line.jurisdiction ?? null,
  name: line.name ?? null,
  code: line.code ?? null,
  promotion: line.promotion ?? null,
  on: line.on ?? null,
});

const toPieces = (items: Shipment["items"]) =>
  items.map(({ orderLineId, quantity }) => ({ lineId: orderLineId, quantity }));

const toShipment = (one: Shipment): OrderDetail["shipments"][number] => ({
  id: one.id,
  trackingNumber: one.trackingNumber,
  carrier: one.provider,
  items: toPieces(one.items),
  link: trackingUrl(one.provider, one.trackingNumber),
  createdAt: one.createdAt.toISOString(),
  deliveredAt: one.deliveredAt?.toISOString() ?? null,
});

/** The exchange orders of these returns that are confirmed, or wait for payment. */
async function standing(db: Db, returns: readonly Return[]): Promise<Set<number>> {
  const ids = returns.flatMap(({ exchangeOrderId }) => exchangeOrderId ?? []);
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom("orders")
    .select("id")
    .where("id", "in", ids)
    .where((all) => all.or([all("status", "<>", "cancelled"), all("confirmed_at", "is not", null)]))
    .execute();
  return new Set(rows.map(({ id }) => id));
}

const toReturn = (
  { id, status, items, note, answer, createdAt, exchangeOrderId }: Return,
  exchanges: ReadonlySet<number>,
): OrderDetail["returns"][number] => ({
  exchangedBy: exchangeOrderId !== null && exchanges.has(exchangeOrderId) ? exchangeOrderId : null,
  id,
  status,
  note,
  answer,
  createdAt: createdAt.toISOString(),
  isWithdrawal: items.some(({ reason }) => reason === "withdrawal"),
  items: items.map(({ orderLineId, quantity, reason }) => ({ lineId: orderLineId, quantity, reason })),
});
