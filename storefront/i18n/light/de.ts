import catalogue from "#storefront/i18n/catalogue/de.ts";
import drawings from "#storefront/i18n/drawings/de.ts";
import layout from "#storefront/i18n/layout/de.ts";
import merchandise from "#storefront/i18n/merchandise/de.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
