import catalogue from "#storefront/i18n/catalogue/es.ts";
import drawings from "#storefront/i18n/drawings/es.ts";
import layout from "#storefront/i18n/layout/es.ts";
import merchandise from "#storefront/i18n/merchandise/es.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
