import catalogue from "#storefront/i18n/catalogue/no.ts";
import drawings from "#storefront/i18n/drawings/no.ts";
import layout from "#storefront/i18n/layout/no.ts";
import merchandise from "#storefront/i18n/merchandise/no.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
