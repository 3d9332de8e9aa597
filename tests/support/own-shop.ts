/** The settings that a shop other than the demo needs. */
export const ownShop = {
  DEMO: "off",
  SECRET: "s".repeat(32),
  CONTENT_API_KEY: "a",
  CONTENT_DELIVERY_TOKEN: "b",
  SEARCH_KEY: "c",
  MAIL_FROM: "Piste <post@piste.example>",
  SHOP_EMAIL: "office@piste.example",
  INVOICE_SELLER: "Piste GmbH|Hang 3|6020 Innsbruck",
};
