import type { PromotionKind } from "#commerce/sales/promotions/schema.ts";
import type { Key } from "../../i18n/languages.ts";
import { orderStates, paymentStatuses, refundStatuses, returnStates } from "../orders/states.ts";
import { ofCatalogue, ofGiftCards, ofPromotions } from "./columns/catalogue.ts";
import { ofCustomers, ofOrders, ofReviews } from "./columns/orders.ts";
import { ofContent, ofSettings, ofStaff } from "./columns/settings.ts";
import type { Words } from "./columns/words.ts";

/** Labels for the tables, columns and values in the audit log. */

/** Columns that the office does not show: counters, names of files and tables, and states kept for undoing a change. */
export const unsaid: ReadonlySet<string> = new Set([
  "version",
  "versioned_by",
  "was_active",
  "was_visible",
  "nonce",
  "signature",
  "alias",
  "path",
  "is_only",
  "built_in",
  "is_global_field",
]);

/** Labels of columns, for any table. */
export const columnWords: Words = {
  ...ofContent,
  ...ofStaff,
  ...ofSettings,
  ...ofCatalogue,
  ...ofOrders,
  ...ofCustomers,
  ...ofPromotions,
  ...ofGiftCards,
  ...ofReviews,
  status: "status",
  // What the log of an export says of filters that may name a person (commerce/staff/audit/writes.ts).
  searched: "search",
  tagged: "tag",
  note: "note",
  reason: "reason",
  made_by: "by",
  deleted_at: "deleted",
  id: "orderNumber",
  announced_at: "emails",
  order_line_id: "items",
  created_at: "made",
  updated_at: "changedAt",
  at: "when",
  own_fields: "ownFields",
};

/** Columns that have a different meaning in one kind of record. */
const wordsOfKind: Readonly<Partial<Record<string, Words>>> = {
  promotion: { percent: "promoPercentOff" },
  media: { height: "fieldHeight" },
  "content-asset": { height: "fieldHeight" },
  settings: { address: "sellerAddress" },
  webhook: { url: "hookAddress" },
};
export const columnWord = (kind: string, column: string): Key | undefined =>
  wordsOfKind[kind]?.[column] ?? columnWords[column];

/** Columns, and fields nested in them, that hold an amount in minor units of the record's currency. */
export const amountsOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  price: ["price", "retail_price", "sale_price", "regular_price", "regular_retail_price"],
  order: ["total", "amount", "price"],
  "order-line": ["unit_price", "total"],
  payment: ["amount", "refunded"],
  refund: ["amount", "gift_amount", "delivery"],
  return: ["refund_amount"],
  "gift-card": ["amount", "balance"],
  "gift-card-entry": ["amount"],
  "shipping-zone": ["gift_wrap_price"],
};
/** Columns that hold an amount in whole units of the record's currency. */
export const wholeAmountsOf: Readonly<Partial<Record<string, readonly string[]>>> = {
  "pro-application": ["spend_limit"],
  "pro-code": ["spend_limit"],
};
/** The lines of an order's total. */
export const sumWords: Words = {
  goods: "goods",
  gift_wrap: "giftWrapping",
  discount: "discount",
  shipping: "shipping",
  tax: "tax",
  gift_card: "giftCard",
  due: "leftToPay",
};

const moderation: Words = { pending: "pending", published: "published", rejected: "rejected" };
const promotionKinds: Readonly<Record<PromotionKind, Key>> = {
  percent: "promoPercent",
  fixed: "promoFixed",
  free_shipping: "promoFreeShipping",
  buy_x_get_y: "promoBundle",
};
/** Columns with a fixed set of values, by kind of record. */
export const valueWords: Readonly<Partial<Record<string, Partial<Record<string, Words>>>>> = {
  order: { status: orderStates },
  payment: { status: paymentStatuses },
  refund: { status: refundStatuses },
  return: { status: returnStates },
  review: { status: moderation },
  question: { status: moderation },
  answer: { status: moderation },
  promotion: { kind: promotionKinds },
};
