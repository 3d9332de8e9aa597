import catalogue from "#storefront/i18n/catalogue/en.ts";
import drawings from "#storefront/i18n/drawings/en.ts";
import layout from "#storefront/i18n/layout/en.ts";
import merchandise from "#storefront/i18n/merchandise/en.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
