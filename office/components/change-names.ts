import type { PromotionKind } from "#commerce/sales/promotions/schema.ts";
import type { Key } from "../i18n/languages.ts";
import { orderStates, paymentStatuses, refundStatuses, returnStates } from "../pages/orders/states.ts";

/** What the tables of the audit log call things, and how the office says it. */

type Words = Readonly<Partial<Record<string, Key>>>;

const ofCatalogue: Words = {
  ...{ name: "productName", is_visible: "visible", availability: "availability", brand: "brand", kind: "kind" },
  ...{ is_new: "isNew", is_redesigned: "isRedesigned", is_best_seller: "isBestSeller", popularity: "popularity" },
  ...{ sku: "sku", price: "price", retail_price: "retailPrice", sale_price: "salePrice" },
  ...{ sale_from: "saleFrom", sale_until: "saleUntil", available: "stock", image: "picture", options: "options" },
  ...{ product_id: "product", variant_id: "variant" },
};
const ofOrders: Words = {
  ...{ order_id: "paletteOrder", customer_id: "customer", region: "market", currency: "giftCurrency", total: "total" },
  ...{ country: "country", language: "language", email: "emailAddress", placed_at: "placed", tags: "tags" },
  ...{ hold_reason: "hold", billing_address: "billTo", shipping_address: "deliverTo", shipping_method: "shipping" },
  ...{ quantity: "quantity", unit_price: "each", restock: "intoStock", restocked: "intoStock", items: "items" },
  ...{ tracking_number: "trackingNumber", shipping_provider: "carrier", delivered_at: "fieldDelivered" },
  ...{ provider: "fieldProvider", reference: "fieldReference", amount: "amount", refunded: "payRefunded" },
  ...{ due_on: "fieldDue", paid_on: "payPaid", delivery: "shipping", gift_amount: "asGiftCard", detail: "reason" },
  ...{ answer: "answerToCustomer", condition: "conditionOfPiece", settlement: "howItGoesBack" },
  ...{
    refund_amount: "amount",
    exchange_order_id: "recordExchange",
    return_id: "recordReturn",
    exchange_items: "exchangeTitle",
  },
  ...{ payment_id: "payment", paid_with: "payment" },
};
const ofCustomers: Words = {
  ...{ first_name: "firstNameField", last_name: "lastNameField", customer_group_id: "group", staff_note: "staffNote" },
  ...{ notes: "accountNote", email_verified_at: "emailConfirmed", company: "companyField", address1: "streetField" },
  ...{ address2: "streetMoreField", postal_code: "postalCodeField", city: "cityField", phone: "phoneField" },
  ...{ state_or_province: "fieldState", country_code: "country", is_default_shipping: "deliverTo" },
  ...{ is_default_billing: "billTo" },
};
const ofPromotions: Words = {
  ...{ titles: "promoNames", percent: "promoPercentOff", amounts: "promoAmountOff", buy: "promoBuy", get: "promoGet" },
  ...{ reward_category_ids: "promoRewards", reward_product_ids: "promoRewards", methods: "promoMethods" },
  ...{ regions: "promoRegions", group_ids: "promoGroups", category_ids: "promoGoods", product_ids: "promoGoods" },
  ...{ minimums: "promoMinimum", is_automatic: "automatic", is_active: "active", is_exclusive: "fieldAlone" },
  ...{ priority: "promoPriority", starts_at: "starts", ends_at: "ends", max_uses: "promoMaxUses" },
  ...{ max_uses_per_customer: "promoMaxPerCustomer", code: "promoCode" },
};
const ofGiftCards: Words = {
  ...{ balance: "giftBalance", last4: "fieldEnding", expires_at: "giftEnds", to_name: "giftToName" },
  ...{ to_email: "giftToEmail", message: "giftMessage", sent_at: "fieldSent" },
};
const ofReviews: Words = {
  ...{ rating: "fieldRating", title: "pictureTitle", body: "modTranslateText", display_name: "author" },
  ...{ translations: "texts", size: "documentSize", decided_by: "by", decided_at: "when" },
};

/** Columns; those that are not named are shown by their own names. */
export const columnWords: Words = {
  ...ofCatalogue,
  ...ofOrders,
  ...ofCustomers,
  ...ofPromotions,
  ...ofGiftCards,
  ...ofReviews,
  ...{ status: "status", note: "note", reason: "reason", made_by: "by", deleted_at: "deleted" },
  ...{ id: "orderNumber", announced_at: "emails", order_line_id: "items" },
  ...{ created_at: "made", updated_at: "changedAt", at: "when", own_fields: "ownFields" },
};

/** Kinds of records, one of them. */
export const recordWords: Words = {
  ...{ product: "product", variant: "variant", price: "price", stock: "stock", category: "category" },
  ...{ "product-category": "category", media: "picture", customer: "customer", address: "address" },
  ...{ "customer-group": "group", member: "member", role: "role", order: "paletteOrder", "order-line": "items" },
  ...{ "order-note": "note", shipment: "recordParcel", payment: "payment", refund: "recordRefund" },
  ...{ return: "recordReturn", "return-item": "recordReturned", "return-receipt": "recordReturned" },
  ...{ promotion: "promoOne", "promotion-code": "promoCode", "gift-card": "giftCard", "gift-card-entry": "giftLedger" },
  ...{ review: "review", question: "recordQuestion", answer: "recordAnswer", "pro-application": "recordApplication" },
  ...{ settings: "settings", "invoice-terms": "termsTitle", view: "views", "own-field": "ownFields" },
  ...{ "shipping-zone": "setDelivery", "shipping-method": "setDelivery", "shipping-settings": "setDelivery" },
  ...{ key: "apiKeys", webhook: "areaWebhooks", "stock-settings": "stock" },
};

const moderation: Words = { pending: "pending", published: "published", rejected: "rejected" };
const promotionKinds: Readonly<Record<PromotionKind, Key>> = {
  percent: "promoPercent",
  fixed: "promoFixed",
  free_shipping: "promoFreeShipping",
  buy_x_get_y: "promoBundle",
};
/** Columns that hold one of a few words, by kind of record. */
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
