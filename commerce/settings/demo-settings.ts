/** What demo mode uses for settings that are not set. The keys are public. */
export const demoSettings = {
  needed: {
    CONTENT_API_KEY: "firn-demo",
    CONTENT_DELIVERY_TOKEN: "firn-demo-delivery",
    SEARCH_KEY: "search-firn-demo",
  },
  /** The shop's identity (which staff can set in the office), optional routes, and facts that are hidden when empty. */
  optional: {
    MAIL_FROM: "Firn <shop@firn.example>",
    SHOP_EMAIL: "hello@firn.example",
    INVOICE_SELLER: "Firn GmbH (Demo)|Talstation 1|6020 Innsbruck|Austria",
    CONTENT_PREVIEW_TOKEN: "firn-demo-preview",
    CONTENT_MANAGEMENT_TOKEN: "firn-demo-management",
    SUPPORT_EMAIL: "help@firn.example",
    INVOICE_BANK: "Innsbrucker Talbank (Demo)|IBAN AT00 0000 0000 0000 0000",
  },
};
