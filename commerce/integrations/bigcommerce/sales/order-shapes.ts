import { type Amount, minorOr0 } from "#commerce/integrations/bigcommerce/amounts.ts";
import { stateCode } from "#commerce/integrations/bigcommerce/customers/customer-shapes.ts";
import { type BigCommerceSettings, regionOfChannel } from "#commerce/integrations/bigcommerce/settings.ts";
import { codeOf } from "#commerce/integrations/bigcommerce/slugs.ts";
import type { Order, OrderLine, OrderStatus, Shipment } from "#commerce/sales/orders/schema.ts";
import { openStatuses, statusV2 } from "#commerce/sales/orders/states.ts";
import { totalOf } from "#commerce/sales/totals/rules.ts";
import type { TotalLine } from "#commerce/sales/totals/schema.ts";
import type { Address } from "#commerce/shared/address/schema.ts";

/**
 * The fields that we read of /v2/orders with include=consignments.line_items, and their conversion to our types.
 * Amounts are texts. Pure.
 */

export type BcOrderAddress = {
  first_name: string;
  last_name: string;
  company: string;
  street_1: string;
  street_2: string;
  city: string;
  state: string;
  zip: string;
  country_iso2: string;
  phone: string;
  email: string;
};

export type BcOrderProduct = {
  id: number;
  product_id: number;
  variant_id: number;
  sku: string;
  name: string;
  quantity: number;
  price_ex_tax: Amount;
  total_ex_tax: Amount;
  product_options?: { display_name: string; display_value: string }[];
};

export type BcConsignment = BcOrderAddress & { shipping_method: string; line_items: BcOrderProduct[] };

export type BcOrder = {
  id: number;
  customer_id: number;
  status_id: number;
  channel_id: number;
  currency_code: string;
  customer_locale?: string;
  date_created: string;
  date_modified: string;
  subtotal_ex_tax: Amount;
  shipping_cost_ex_tax: Amount;
  total_tax: Amount;
  total_inc_tax: Amount;
  billing_address: BcOrderAddress;
  consignments?: { shipping?: BcConsignment[]; downloads?: { line_items: BcOrderProduct[] }[] };
};

export type BcShipment = {
  id: number;
  order_id: number;
  date_created: string;
  tracking_number: string;
  shipping_provider: string;
  items: { order_product_id: number; product_id: number; quantity: number }[];
};

/** The store's statuses that have another name here: declined, awaiting shipment, manual verification required. */
const others: Record<number, OrderStatus> = {
  6: "cancelled",
  9: "awaiting_fulfillment",
  12: "awaiting_fulfillment",
};
const byNumber = new Map(Object.entries(statusV2).map(([status, { id }]) => [id, status as OrderStatus]));

export const isIncomplete = (order: BcOrder): boolean => order.status_id === 0;

export const statusOf = (id: number): OrderStatus => byNumber.get(id) ?? others[id] ?? "pending";

export function toOrder(order: BcOrder, settings: BigCommerceSettings): Order {
  const currency = order.currency_code;
  const totals = totalsOf(order, currency);
  const parcels = order.consignments?.shipping ?? [];
  const items = [...parcels, ...(order.consignments?.downloads ?? [])].flatMap((part) => part.line_items ?? []);
  const [parcel] = parcels;
  const billingAddress = toAddress(order.billing_address);
  const status = statusOf(order.status_id);
  const placedAt = new Date(order.date_created);
  return {
    id: order.id,
    customerId: order.customer_id || null,
    region: regionOfChannel(settings, order.channel_id) ?? "us",
    currency,
    country: billingAddress.country,
    language: order.customer_locale?.slice(0, 2) || "en",
    status,
    email: order.billing_address.email,
    billingAddress,
    shippingAddress: parcel ? toAddress(parcel) : billingAddress,
    shippingMethod: {
      id: 0,
      code: codeOf(parcel?.shipping_method ?? ""),
      name: parcel?.shipping_method ?? "",
      daysFrom: 0,
      daysTo: 0,
    },
    totals,
    total: totalOf(totals),
    placedAt,
    confirmedAt: openStatuses.includes(status) ? null : placedAt,
    updatedAt: new Date(order.date_modified || order.date_created),
    lines: items.map((item) => toLine(item, currency)),
  };
}

function totalsOf(order: BcOrder, currency: string): TotalLine[] {
  const minor = (amount: Amount) => minorOr0(amount, currency);
  return totalLines({
    goods: minor(order.subtotal_ex_tax),
    shipping: minor(order.shipping_cost_ex_tax),
    tax: minor(order.total_tax),
    total: minor(order.total_inc_tax),
  });
}

/**
 * The part of the total that goods, delivery and tax do not explain is shown as discount (it includes fees). The lines
 * always add up to the total.
 */
export function totalLines(sums: { goods: number; shipping: number; tax: number; total: number }): TotalLine[] {
  const { goods, shipping, tax, total } = sums;
  const rest = total - goods - shipping - tax;
  const line = (kind: TotalLine["kind"], label: string, amount: number): TotalLine => ({
    kind,
    label,
    amount,
    included: false,
  });
  return [
    line("goods", "total.goods", goods),
    ...(rest !== 0 ? [line("discount", "total.discount", rest)] : []),
    line("shipping", "total.shipping", shipping),
    ...(tax !== 0 ? [line("tax", "tax.sales", tax)] : []),
  ];
}

const toLine = (item: BcOrderProduct, currency: string): OrderLine => ({
  id: item.id,
  productId: item.product_id,
  variantId: item.variant_id,
  sku: item.sku,
  name: item.name,
  options: (item.product_options ?? []).map(({ display_name, display_value }) => ({
    name: display_name,
    code: codeOf(display_value),
    label: display_value,
  })),
  quantity: item.quantity,
  unitPrice: minorOr0(item.price_ex_tax, currency),
  total: minorOr0(item.total_ex_tax, currency),
});

const toAddress = (address: BcOrderAddress): Address => ({
  firstName: address.first_name,
  lastName: address.last_name,
  company: address.company,
  address1: address.street_1,
  address2: address.street_2,
  city: address.city,
  state: stateCode(address.country_iso2, address.state),
  postalCode: address.zip,
  country: address.country_iso2.toLowerCase(),
  phone: address.phone,
});

export const toShipment = (shipment: BcShipment): Shipment => ({
  id: shipment.id,
  orderId: shipment.order_id,
  trackingNumber: shipment.tracking_number,
  provider: shipment.shipping_provider,
  createdAt: new Date(shipment.date_created),
  // The store does not record the day of delivery.
  deliveredAt: null,
  items: shipment.items.map((item) => ({ orderLineId: item.order_product_id, quantity: item.quantity })),
});
