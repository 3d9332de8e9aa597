import { type Static, Type } from "typebox";
import { sumOf } from "#commerce/sales/totals/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { toDecimalText } from "#commerce/shared/money/rules.ts";
import { publicValues, staffValues } from "#commerce/shared/own-fields/rules.ts";
import { OwnValuesAnswer } from "#commerce/shared/own-fields/schema.ts";
import { paidWithLines, paymentsOf } from "./paid-with.ts";
import type { OrderEvent } from "./reads.ts";
import { PaymentV2, toPaymentV2 } from "./rest-payments.ts";
import type { Order, OrderLine, Shipment } from "./schema.ts";
import { statusV2 } from "./states.ts";

/** Orders and shipments in V2 form: bare objects, amounts as decimal text, dates as in mail headers. */

const AddressV2 = Type.Object({
  first_name: Type.String(),
  last_name: Type.String(),
  company: Type.String(),
  street_1: Type.String(),
  street_2: Type.String(),
  city: Type.String(),
  state: Type.String(),
  zip: Type.String(),
  country_iso2: Type.String(),
  phone: Type.String(),
  email: Type.String(),
});

const ProductV2 = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  product_id: Type.Integer(),
  variant_id: Type.Integer(),
  sku: Type.String(),
  name: Type.String(),
  quantity: Type.Integer(),
  base_price: Type.String(),
  base_total: Type.String(),
  product_options: Type.Array(Type.Object({ display_name: Type.String(), display_value: Type.String() })),
  /** The promotions' discounts on the line. */
  applied_discounts: Type.Array(
    Type.Object({
      id: Type.Integer(),
      name: Type.String(),
      code: Type.Union([Type.String(), Type.Null()]),
      amount: Type.String(),
    }),
  ),
});

const TaxV2 = Type.Object({
  name: Type.String(),
  rate: Type.Number(),
  jurisdiction: Type.String(),
  amount: Type.String(),
  included: Type.Boolean(),
});

export const OrderV2 = Type.Object({
  id: Type.Integer(),
  version: Type.Optional(Type.Integer()),
  customer_id: Type.Integer(),
  status: Type.String(),
  status_id: Type.Integer(),
  currency_code: Type.String(),
  subtotal: Type.String(),
  shipping_cost: Type.String(),
  /** The price of gift wrapping, and the gift message. */
  wrapping_cost: Type.String(),
  wrapping_message: Type.String(),
  /** The promotions' discounts on goods and delivery. */
  discount_amount: Type.String(),
  /** The amount paid with gift cards. */
  gift_certificate_amount: Type.String(),
  total_tax: Type.String(),
  total_inc_tax: Type.String(),
  items_total: Type.Integer(),
  taxes: Type.Array(TaxV2),
  date_created: Type.String(),
  date_modified: Type.String(),
  billing_address: AddressV2,
  shipping_addresses: Type.Array(AddressV2),
  shipping_method: Type.String(),
  /** How it was paid, in English: "Visa ending in 1111". Empty when not paid or unknown. */
  payment_method: Type.String(),
  /** The same in parts, gift cards first. A card's `brand` is lower case, null when only its end is known. */
  payments: Type.Array(PaymentV2),
  /** The shopper's note to the shop. */
  customer_message: Type.String(),
  /** The pickup store; its address is the shipping address. Null when the order is delivered. */
  pickup_store: Type.Union([
    Type.Object({ id: Type.Integer(), slug: Type.String(), name: Type.String(), phone: Type.String() }),
    Type.Null(),
  ]),
  /** Payment by invoice, amounts as decimal text and days as 2027-01-31; null for other payments. */
  invoice: Type.Union([
    Type.Object({
      days: Type.Integer(),
      due_date: Type.String(),
      paid_date: Type.Union([Type.String(), Type.Null()]),
      owed: Type.String(),
    }),
    Type.Null(),
  ]),
  products: Type.Array(ProductV2),
  own_fields: OwnValuesAnswer,
});

export const OrderStatusV2 = Type.Pick(OrderV2, [
  "id",
  "status",
  "status_id",
  "currency_code",
  "total_inc_tax",
  "date_created",
]);

export const ShipmentV2 = Type.Object({
  id: Type.Integer(),
  order_id: Type.Integer(),
  tracking_number: Type.String(),
  shipping_provider: Type.String(),
  date_created: Type.String(),
  date_delivered: Type.Union([Type.String(), Type.Null()], { description: "Null: nobody has told the shop." }),
  items: Type.Array(
    Type.Object({ order_product_id: Type.Integer(), product_id: Type.Integer(), quantity: Type.Integer() }),
  ),
});

export const OrderEventV2 = Type.Object({
  date: Type.String(),
  status: Type.String(),
  status_id: Type.Integer(),
  previous_status: Type.Union([Type.String(), Type.Null()]),
  made_by: Type.String({ description: 'Empty: the shop itself; else "staff:3 ERP" or "customer:101".' }),
  note: Type.String(),
});

export const mailDate = (date: Date) => date.toUTCString().replace("GMT", "+0000");

const toAddressV2 = (address: Address, email: string): Static<typeof AddressV2> => ({
  first_name: address.firstName,
  last_name: address.lastName,
  company: address.company,
  street_1: address.address1,
  street_2: address.address2,
  city: address.city,
  state: address.state,
  zip: address.postalCode,
  country_iso2: address.country.toUpperCase(),
  phone: address.phone,
  email,
});

const toProductV2 = (line: OrderLine, order: Order): Static<typeof ProductV2> => ({
  id: line.id,
  order_id: order.id,
  product_id: line.productId,
  variant_id: line.variantId,
  sku: line.sku,
  name: line.name,
  quantity: line.quantity,
  base_price: toDecimalText(line.unitPrice, order.currency),
  base_total: toDecimalText(line.total, order.currency),
  product_options: line.options.map(({ name, label }) => ({ display_name: name, display_value: label })),
  applied_discounts: order.totals.flatMap(({ promotion: id, name = "", code = null, items = [] }) => {
    const own = items.find(({ variantId }) => variantId === line.variantId);
    return own && id !== undefined ? [{ id, name, code, amount: toDecimalText(own.amount, order.currency) }] : [];
  }),
});

/** Staff see all own fields, shoppers only those meant for them. */
export function toOrderV2(order: Order, isForStaff = false): Static<typeof OrderV2> {
  const text = (amount: number) => toDecimalText(amount, order.currency);
  const { extras = {}, invoice, ownFields = [] } = order;
  const { pickUp } = extras;
  return {
    ...toOrderStatusV2(order),
    ...(order.version !== undefined && { version: order.version }),
    customer_id: order.customerId ?? 0,
    subtotal: text(sumOf(order.totals, "goods")),
    shipping_cost: text(sumOf(order.totals, "shipping")),
    wrapping_cost: text(sumOf(order.totals, "gift_wrap")),
    wrapping_message: extras.gift?.message ?? "",
    discount_amount: text(-sumOf(order.totals, "discount") || 0),
    gift_certificate_amount: text(sumOf(order.totals, "gift_card")),
    total_tax: text(sumOf(order.totals, "tax")),
    items_total: order.lines.reduce((sum, line) => sum + line.quantity, 0),
    taxes: order.totals
      .filter((line) => line.kind === "tax")
      .map(({ label, rate = 0, jurisdiction = "", amount, included }) => ({
        name: label.replace("tax.", ""),
        rate,
        jurisdiction,
        amount: text(amount),
        included,
      })),
    date_modified: mailDate(order.updatedAt),
    billing_address: toAddressV2(order.billingAddress, order.email),
    shipping_addresses: [toAddressV2(order.shippingAddress, order.email)],
    shipping_method: order.shippingMethod.name,
    payment_method: paidWithLines(order, "en", "en-US").join(", "),
    payments: paymentsOf(order).map((part) => toPaymentV2(part, order.currency)),
    customer_message: extras.note ?? "",
    pickup_store: pickUp ? { id: pickUp.storeId, slug: pickUp.slug, name: pickUp.name, phone: pickUp.phone } : null,
    invoice: invoice
      ? {
          days: extras.invoice?.days ?? 0,
          due_date: invoice.dueOn,
          paid_date: invoice.paidOn,
          owed: text(invoice.owed),
        }
      : null,
    products: order.lines.map((line) => toProductV2(line, order)),
    own_fields: isForStaff ? staffValues(ownFields) : publicValues(ownFields, "en"),
  };
}

/** What a caller with number and email address may see. */
export const toOrderStatusV2 = (order: Order): Static<typeof OrderStatusV2> => ({
  id: order.id,
  status: statusV2[order.status].name,
  status_id: statusV2[order.status].id,
  currency_code: order.currency,
  total_inc_tax: toDecimalText(order.total, order.currency),
  date_created: mailDate(order.placedAt),
});

export const toShipmentV2 = (shipment: Shipment, order: Order): Static<typeof ShipmentV2> => ({
  id: shipment.id,
  order_id: shipment.orderId,
  tracking_number: shipment.trackingNumber,
  shipping_provider: shipment.provider,
  date_created: mailDate(shipment.createdAt),
  date_delivered: shipment.deliveredAt && mailDate(shipment.deliveredAt),
  items: shipment.items.map(({ orderLineId, quantity }) => ({
    order_product_id: orderLineId,
    product_id: order.lines.find((line) => line.id === orderLineId)?.productId ?? 0,
    quantity,
  })),
});

export const toOrderEventV2 = ({ at, status, from, by, note }: OrderEvent): Static<typeof OrderEventV2> => ({
  date: mailDate(at),
  status: statusV2[status].name,
  status_id: statusV2[status].id,
  previous_status: from === null ? null : statusV2[from].name,
  made_by: by,
  note,
});
