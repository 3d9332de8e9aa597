import type { OrderNotice } from "#commerce/sales/orders/emails/notice.tsx";
import type { OrderNoticeKind } from "#commerce/sales/orders/emails/queue.ts";
import { type ReturnEmailState, returnTexts } from "#commerce/sales/orders/emails/return-texts.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";

const address = {
  firstName: "Ada",
  lastName: "<Alm>",
  company: "",
  address1: "Isarweg 3",
  address2: "",
  city: "München",
  state: "",
  postalCode: "80331",
  country: "de",
  phone: "",
};
const line = { productId: 1, variantId: 1, sku: "K", options: [], quantity: 2, unitPrice: 44_900, total: 89_800 };
/** An order with two lines, delivered in two parcels. */
export const order: Order = {
  id: 10_042,
  customerId: null,
  region: "eu_region_1",
  currency: "EUR",
  country: "de",
  language: "de",
  status: "shipped",
  email: "ada@example.com",
  billingAddress: address,
  shippingAddress: address,
  shippingMethod: { id: 1, code: "standard", name: "Standard", daysFrom: 2, daysTo: 4 },
  totals: [{ kind: "goods", label: "total.goods", amount: 179_600, included: false }],
  total: 179_600,
  placedAt: new Date(0),
  confirmedAt: new Date(0),
  updatedAt: new Date(0),
  lines: [
    { ...line, id: 1, name: "Kestrel" },
    { ...line, id: 2, name: "Lumi" },
  ],
};
export const parcel: OrderNotice<"shipped"> = {
  kind: "shipped",
  isLast: false,
  shipment: {
    id: 1,
    orderId: 10_042,
    trackingNumber: "FN<7>",
    provider: "Post",
    createdAt: new Date(0),
    deliveredAt: null,
    items: [{ orderLineId: 1, quantity: 1 }],
  },
};
const delivered = { ...parcel.shipment, deliveredAt: new Date("2026-12-24T09:00:00Z") };
const items = [{ orderLineId: 2, quantity: 1 }];
const states = Object.keys(returnTexts.en).filter((key) => key !== "kicker" && key !== "answer") as ReturnEmailState[];

/** Emails of every kind about that order, with each way of wording them. */
export const sampleNotices: { [Kind in OrderNoticeKind]: readonly OrderNotice<Kind>[] } = {
  shipped: [parcel, { ...parcel, isLast: true }],
  delivered: [
    { kind: "delivered", shipment: delivered, isLast: false },
    { kind: "delivered", shipment: delivered, isLast: true },
  ],
  cancelled: [
    { kind: "cancelled", amount: 179_600 },
    { kind: "cancelled", amount: 0 },
    { kind: "cancelled", amount: 1250, giftAmount: 1250 },
  ],
  refunded: [
    { kind: "refunded", amount: 1250 },
    { kind: "refunded", amount: 1250, items },
    { kind: "refunded", amount: 1250, giftAmount: 1250 },
    { kind: "refunded", amount: 1250, giftAmount: 400 },
  ],
  credited: [{ kind: "credited", amount: 1250, items }],
  link: [{ kind: "link" }],
  "to-pay": [
    { kind: "to-pay", amount: 900, until: new Date("2026-12-24T09:00:00Z"), link: "https://firn.example/pay/10042" },
  ],
  "exchange-ended": [
    { kind: "exchange-ended", answer: "" },
    { kind: "exchange-ended", answer: "Call us." },
  ],
  ready: [{ kind: "ready", store: "https://firn.example/de-de/stores/munich" }],
  withdrawal: [{ kind: "withdrawal", returnId: 7, at: new Date("2026-12-24T09:00:00Z"), items }],
  return: states.map((state) => ({ kind: "return", state, returnId: 7, answer: "" })),
};
