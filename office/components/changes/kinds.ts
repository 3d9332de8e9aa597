import type { AuditKind } from "#commerce/staff/audit/kinds.ts";
import type { Key } from "../../i18n/languages.ts";

type Kinds = Partial<Record<AuditKind, Key>>;

/** What the audit log calls the kinds of records, in the singular, in the groups in which its filter offers them. */
export const recordGroups: readonly (readonly [group: Key, kinds: Kinds])[] = [
  [
    "products",
    {
      product: "product",
      variant: "variant",
      price: "price",
      option: "recordOption",
      "option-value": "recordOptionValue",
      category: "category",
      "category-text": "recordCategoryText",
      "product-category": "recordProductCategory",
      kind: "recordKind",
      "product-preview": "recordPreview",
      media: "picture",
      stock: "stock",
      "stock-settings": "recordStockSettings",
      store: "recordStore",
      "store-stock": "recordStoreStock",
    },
  ],
  [
    "orders",
    {
      order: "paletteOrder",
      "order-line": "recordOrderLine",
      "order-note": "recordOrderNote",
      payment: "payment",
      refund: "recordRefund",
      shipment: "recordParcel",
      return: "recordReturn",
      "return-item": "recordReturned",
      "return-receipt": "recordReceipt",
      "gift-card": "giftCard",
      "gift-card-entry": "recordGiftCardEntry",
    },
  ],
  [
    "customers",
    {
      customer: "customer",
      address: "recordAddress",
      "customer-group": "recordGroup",
      "invoice-terms": "termsTitle",
      "pro-application": "recordApplication",
      "pro-account": "recordProAccount",
    },
  ],
  ["promotions", { promotion: "promoOne", "promotion-code": "recordPromotionCode" }],
  ["reviews", { review: "review", question: "recordQuestion", answer: "recordAnswer" }],
  [
    "recordsOfContent",
    {
      entry: "recordEntry",
      "entry-draft": "recordEntryDraft",
      publication: "recordPublication",
      schedule: "recordPlanned",
      "content-type": "fieldContentType",
      "content-asset": "recordContentFile",
      "content-environment": "fieldEnvironment",
      taxonomy: "recordTaxonomy",
      "taxonomy-term": "recordTerm",
      curation: "recordSearchChoice",
      synonyms: "recordSynonyms",
      "search-kind": "recordSearchWords",
    },
  ],
  [
    "settings",
    {
      settings: "recordSettings",
      "shipping-zone": "recordZone",
      "shipping-method": "recordMethod",
      "shipping-settings": "recordDelivery",
      "postal-tax-rate": "recordPostalRate",
      "own-field": "recordOwnField",
      webhook: "recordWebhook",
    },
  ],
  [
    "recordsOfStaff",
    {
      member: "member",
      role: "role",
      key: "recordKey",
      "member-passkey": "recordPasskey",
      "staff-policy": "recordPolicy",
      view: "recordView",
      import: "import",
      "import-mapping": "recordMapping",
      job: "kindJob",
      audit: "audit",
    },
  ],
];

const recordWords: Readonly<Partial<Record<string, Key>>> = Object.assign(
  {},
  ...recordGroups.map(([, kinds]) => kinds),
);
export const recordWord = (kind: string): Key | undefined => recordWords[kind];
