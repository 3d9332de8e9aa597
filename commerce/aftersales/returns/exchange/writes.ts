import { createHash, randomBytes, randomUUID } from "node:crypto";
import { sql } from "kysely";
import { paidLines, sumOfParts } from "#commerce/sales/gift-cards/rules.ts";
import type { GiftCardPayment } from "#commerce/sales/gift-cards/schema.ts";
import { spendCards } from "#commerce/sales/gift-cards/writes.ts";
import { columnsOf, told } from "#commerce/sales/orders/history/rules.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import { invoiceProvider } from "#commerce/sales/payments/invoice/order.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Transaction } from "#database/tables.ts";
import { payWithinHours } from "./rules.ts";
import type { Swap, Terms, Variant } from "./schema.ts";

/**
 * Takes the pieces from stock, in the order of variants. Returns the id of the first variant with too little stock,
 * having taken nothing; otherwise null.
 */
export async function takeStock(
  trx: Transaction,
  swaps: readonly Swap[],
  variants: ReadonlyMap<number, Variant>,
): Promise<number | null> {
  const wanted = new Map<number, number>();
  for (const { variantId, quantity } of swaps)
    if (variants.get(variantId)?.isTracked) wanted.set(variantId, (wanted.get(variantId) ?? 0) + quantity);
  const ids = [...wanted.keys()];
  if (ids.length === 0) return null;
  const { rows } = await sql<{ id: number; available: number }>`
    select variant_id as id, available from stock where variant_id = any (${ids}::integer[])
    order by variant_id for update`.execute(trx);
  const there = new Map(rows.map(({ id, available }) => [id, available]));
  for (const [id, quantity] of wanted) if ((there.get(id) ?? 0) < quantity) return id;
  const taken = JSON.stringify([...wanted].map(([id, quantity]) => ({ id, quantity })));
  await sql`
    update stock s set available = s.available - w.quantity
    from jsonb_to_recordset(${taken}::jsonb) as w (id integer, quantity integer) where s.variant_id = w.id`.execute(
    trx,
  );
  return null;
}

type ReplacementInput = {
  order: Order;
  terms: Terms;
  variants: ReadonlyMap<number, Variant>;
  /** The parts of the returned value that pay for it. */
  parts: readonly GiftCardPayment[];
  provider: string;
  /** What gift cards leave unpaid is invoiced and due within this many days; null when it is not invoiced. */
  invoiceDays: number | null;
  by: string;
  returnId: number;
};

/**
 * Writes the order with the new pieces. It is confirmed when the returned value pays for it or it is invoiced;
 * otherwise it waits for the customer to pay the difference. Returns its id.
 */
export async function writeReplacement(trx: Transaction, given: ReplacementInput): Promise<number> {
  const { order, terms, parts, by, returnId } = given;
  const onInvoice = invoiceOf(given);
  const isWaiting = terms.due > 0 && onInvoice === null;
  const { pickUp } = order.extras ?? {};
  const extras = { ...(pickUp && { pickUp }), ...(onInvoice && { invoice: { days: onInvoice.days } }) };
  const { id } = await trx
    .insertInto("orders")
    .values({
      cart_id: randomUUID(),
      customer_id: order.customerId,
      region: order.region,
      currency: order.currency,
      country: order.country,
      language: order.language,
      email: order.email,
      total: terms.total,
      status: isWaiting ? "awaiting_payment" : "awaiting_fulfillment",
      billing_address: JSON.stringify(order.billingAddress),
      shipping_address: JSON.stringify(order.shippingAddress),
      shipping_method: JSON.stringify(order.shippingMethod),
      totals: JSON.stringify([...terms.totals, ...paidLines(parts, terms.total).map(onInvoice ? onAccount : same)]),
      access_hash: createHash("sha256").update(randomBytes(32)).digest(),
      extras: Object.keys(extras).length > 0 ? JSON.stringify(extras) : null,
      confirmed_at: isWaiting ? null : new Date(),
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  await writeLines(trx, id, given);
  const status = isWaiting ? "awaiting_payment" : "awaiting_fulfillment";
  const note = columnsOf(told({ what: "exchange", number: returnId, order: order.id }));
  const dueNote = onInvoice && columnsOf(told({ what: "invoice-due", number: onInvoice.days }));
  await trx
    .insertInto("order_history")
    .values([note, ...(dueNote ? [dueNote] : [])].map((one) => ({ order_id: id, status, ...one, made_by: by })))
    .execute();
  await writePayment(trx, id, given);
  await spendCards(trx, id, parts);
  return id;
}

/** The amount that is left to be paid by invoice; null when there is none. */
function invoiceOf({ terms, parts, invoiceDays }: ReplacementInput): { amount: number; days: number } | null {
  const amount = terms.total - sumOfParts(parts);
  return invoiceDays === null || amount === 0 ? null : { amount, days: invoiceDays };
}

const onAccount = (line: TotalLine): TotalLine => (line.kind === "due" ? { ...line, label: "total.onAccount" } : line);
const same = (line: TotalLine): TotalLine => line;

async function writeLines(trx: Transaction, orderId: number, { terms, variants }: ReplacementInput): Promise<void> {
  const rows = terms.lines.flatMap(({ variantId, quantity, unitPrice }) => {
    const variant = variants.get(variantId);
    if (!variant) return [];
    return {
      order_id: orderId,
      product_id: variant.productId,
      variant_id: variantId,
      sku: variant.sku,
      name: variant.name,
      options: JSON.stringify(variant.options),
      image: variant.image,
      quantity,
      unit_price: unitPrice,
      total: unitPrice * quantity,
      from_stock: variant.isTracked,
    };
  });
  await trx.insertInto("order_lines").values(rows).execute();
}

/** Writes the payment of the difference, which the customer may make within the time limit, or owes by invoice. */
async function writePayment(trx: Transaction, orderId: number, given: ReplacementInput) {
  const { order, terms, parts, provider } = given;
  const onInvoice = invoiceOf(given);
  const amount = terms.total - sumOfParts(parts);
  const payment = { id: randomUUID(), order_id: orderId, provider, amount, currency: order.currency };
  if (onInvoice) {
    const owed = { status: "invoiced" as const, reference: `invoice_${payment.id}`, provider: invoiceProvider };
    const due_on = sql<string>`current_date + ${onInvoice.days}::integer`;
    await trx
      .insertInto("payments")
      .values({ ...payment, ...owed, due_on })
      .execute();
    return;
  }
  const openUntil = sql<Date>`now() + make_interval(hours => ${payWithinHours})`;
  await trx
    .insertInto("payments")
    .values(
      amount > 0
        ? { ...payment, status: "action_required", open_until: openUntil }
        : { ...payment, status: "captured" },
    )
    .execute();
}
