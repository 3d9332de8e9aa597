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
  ...{ product_id: "product", variant_id: "variant", regular_price: "fieldRegularPrice" },
  ...{ regular_retail_price: "retailPrice", low_at: "lowFrom", shelf: "shelfPlace", by_rule: "categoryRule" },
  ...{ uid: "uid", description: "description", inventory_tracking: "tracking", release_date: "releaseDate" },
  ...{ specs: "specifications", attributes: "attributes", images: "pictures", made_in: "madeIn", hs_code: "hsCode" },
  ...{ safety_contacts: "law", safety_warnings: "warnings", net_content: "netContent", texts: "texts" },
  ...{ related: "relatedProducts", add_ons: "addOns", schedule: "whenSeen", valid_until: "fieldValidUntil" },
  ...{ option_id: "options", option_value_ids: "options", purchasing_disabled: "disabled", gtin: "gtin" },
  ...{ weight_grams: "weightGrams", label: "ownLabel", hex_colours: "kindSwatch", picture: "picture" },
  ...{ parent_id: "fieldParent", position: "fieldPosition", rule: "categoryRule", sort: "fieldOrder" },
  ...{ pins: "fieldPins", tile: "tilePicture", hero: "heroPicture", local_images: "localPictures" },
  ...{ category_id: "category" },
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
  ...{ payment_id: "payment", paid_with: "payment", totals: "fieldTotals", extras: "fieldExtras" },
  ...{ confirmed_at: "fieldConfirmed", from_stock: "fieldFromStock", open_until: "fieldOpenUntil" },
  ...{ asked_at: "fieldAsked", is_credit: "asGiftCard", credit_card_id: "giftCard", is_reopened: "giftOpen" },
};
const ofCustomers: Words = {
  ...{ first_name: "firstNameField", last_name: "lastNameField", customer_group_id: "group", staff_note: "staffNote" },
  ...{ notes: "accountNote", email_verified_at: "emailConfirmed", company: "companyField", address1: "streetField" },
  ...{ address2: "streetMoreField", postal_code: "postalCodeField", city: "cityField", phone: "phoneField" },
  ...{ state_or_province: "fieldState", country_code: "country", is_default_shipping: "deliverTo" },
  ...{ is_default_billing: "billTo", form_fields: "fieldFormAnswers", pending_email: "fieldPendingEmail" },
  ...{ is_default: "groupDefault", is_group_for_guests: "groupGuests", discount_rules: "groupDiscounts" },
  ...{ days: "termsDays", credit_limit: "termsLimit", spend_limit: "proLimit", expires_on: "fieldLastDay" },
  ...{ association: "fieldAssociation", proof_type: "fieldProof" },
};
const ofPromotions: Words = {
  ...{ titles: "promoNames", percent: "promoPercentOff", amounts: "promoAmountOff", buy: "promoBuy", get: "promoGet" },
  ...{ reward_category_ids: "promoRewards", reward_product_ids: "promoRewards", methods: "promoMethods" },
  ...{ regions: "promoRegions", group_ids: "promoGroups", category_ids: "promoGoods", product_ids: "promoGoods" },
  ...{ minimums: "promoMinimum", is_automatic: "automatic", is_active: "active", is_exclusive: "fieldAlone" },
  ...{ priority: "promoPriority", starts_at: "starts", ends_at: "ends", max_uses: "promoMaxUses" },
  ...{ max_uses_per_customer: "promoMaxPerCustomer", code: "promoCode", promotion_id: "promoOne" },
};
const ofGiftCards: Words = {
  ...{ balance: "giftBalance", last4: "fieldEnding", expires_at: "giftEnds", to_name: "giftToName" },
  ...{ to_email: "giftToEmail", message: "giftMessage", sent_at: "fieldSent", piece: "fieldPiece" },
  ...{ card_id: "giftCard" },
};
const ofReviews: Words = {
  ...{ rating: "fieldRating", title: "pictureTitle", body: "modTranslateText", display_name: "author" },
  ...{ translations: "texts", size: "documentSize", decided_by: "by", decided_at: "when", origin: "fieldOrigin" },
  ...{ is_verified: "fieldVerified", fit: "fieldFit", weight: "fieldWeight", height: "fieldTall" },
  ...{ question_id: "recordQuestion", is_staff: "fieldByStaff" },
};
const ofContent: Words = {
  ...{ content_type: "fieldContentType", locale: "language", url: "address", data: "fieldContent" },
  ...{ filename: "fieldFile", file: "fieldFile", format: "fieldFormat", width: "fieldWidth", bytes: "documentSize" },
  ...{ file_size: "documentSize", schema: "fieldsChanged", environment: "fieldEnvironment", action: "fieldAction" },
  ...{ published_at: "published", due_at: "fieldDue", parent: "fieldParent", taxonomy: "recordTaxonomy" },
  ...{ question: "search", promoted: "fieldFirst", hidden: "hidden", words: "fieldWords", alt: "altTexts" },
  ...{ has_alpha: "fieldAlpha", point_of_interest: "focalPoint", film: "fieldFilm" },
};
const ofStaff: Words = {
  ...{ scopes: "permissions", permissions: "permissions", revoked_at: "fieldRevoked", markets: "setMarkets" },
  ...{ role: "role", role_id: "role", member_id: "member", totp_confirmed_at: "secondFactor", is_demo: "fieldDemo" },
  ...{ joined_at: "fieldJoined", transports: "fieldTransports", is_synced: "fieldSynced", list: "fieldList" },
  ...{ second_factor_required: "secondFactor", is_shared: "viewShared", search: "search", columns: "columns" },
  ...{ changed_at: "changedAt", events: "hookEvents" },
};
const ofSettings: Words = {
  ...{ legal_name: "legalName", address: "address", tax_numbers: "taxNumbers", bank: "bankLines" },
  ...{ sender_email: "senderEmail", shop_email: "shopEmail", support_email: "supportEmail" },
  ...{ contact_email: "contactEmail", tax_rates: "setTaxes", setup_steps: "setupSteps", logo: "logo" },
  ...{ logo_dark: "logoDark", icon: "shopIcon", accent: "accentColour", company_details: "companyDetails" },
  ...{ zone_id: "setDelivery", type: "methodKind", is_enabled: "enabled", settings: "settings" },
  ...{ days_from: "daysFrom", days_to: "daysTo", hide_free_shipping_groups: "fieldNoFreeDelivery" },
  ...{ countries: "setMarkets", gift_wrap_price: "wrapping", percent: "fieldRate", state_percent: "fieldStateRate" },
  ...{ state: "fieldState", aggregate: "ownOf", key: "ownKey", is_translated: "ownTranslated", labels: "ownLabel" },
  ...{ help: "ownHelp", is_required: "ownRequired", min: "ownMin", max: "ownMax", unit: "ownUnit" },
  ...{ choices: "ownChoices", audience: "ownAudience", is_searchable: "ownSearchable" },
  ...{ is_filterable: "ownFilterable", slug: "uid", is_own: "fieldOwnStore", street: "streetField" },
  ...{ lat: "fieldLatitude", lng: "fieldLongitude", time_zone: "fieldTimeZone", website: "fieldWebsite" },
  ...{ brands: "brand", services: "fieldServices", hours: "fieldHours", store_id: "recordStore" },
};

/** What nobody in the office is told: it counts, names files and tables, or remembers a state for a way back. */
export const unsaid: ReadonlySet<string> = new Set([
  ...["version", "versioned_by", "was_active", "was_visible", "nonce", "signature", "alias", "path", "is_only"],
  ...["built_in", "is_global_field"],
]);

/** Columns, by whatever table. */
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
  ...{ status: "status", note: "note", reason: "reason", made_by: "by", deleted_at: "deleted" },
  ...{ id: "orderNumber", announced_at: "emails", order_line_id: "items" },
  ...{ created_at: "made", updated_at: "changedAt", at: "when", own_fields: "ownFields" },
};

/** Columns that mean something else in one kind of record. */
const wordsOfKind: Readonly<Partial<Record<string, Words>>> = {
  promotion: { percent: "promoPercentOff" },
  media: { height: "fieldHeight" },
  "content-asset": { height: "fieldHeight" },
  settings: { address: "sellerAddress" },
  webhook: { url: "hookAddress" },
};
export const columnWord = (kind: string, column: string): Key | undefined =>
  wordsOfKind[kind]?.[column] ?? columnWords[column];

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
  ...{ key: "apiKeys", webhook: "areaWebhooks", "stock-settings": "stock", "product-preview": "preview" },
  ...{ option: "options", "option-value": "recordOptionValue", "import-mapping": "recordMapping" },
  ...{ "content-asset": "picture", "content-environment": "fieldEnvironment", "content-type": "fieldContentType" },
  ...{ entry: "recordEntry", "entry-draft": "recordEntryDraft", publication: "recordPublication" },
  ...{ schedule: "recordPlanned", taxonomy: "recordTaxonomy", "taxonomy-term": "recordTerm" },
  ...{ curation: "recordSearchChoice", synonyms: "recordSynonyms", "search-kind": "recordSearchWords" },
  ...{ "member-passkey": "passkeys", "staff-policy": "recordPolicy", store: "recordStore", "store-stock": "stock" },
  ...{ "postal-tax-rate": "postalRates", audit: "audit", session: "signedIn" },
};

/** Columns, and what lies within them, that hold an amount in minor units of the record's currency. */
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
/** The lines of an order's total. */
export const sumWords: Words = {
  ...{ goods: "goods", gift_wrap: "giftWrapping", discount: "discount", shipping: "shipping", tax: "tax" },
  ...{ gift_card: "giftCard", due: "leftToPay" },
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
