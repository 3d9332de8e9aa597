import catalogue from "#storefront/i18n/catalogue/it.ts";
import drawings from "#storefront/i18n/drawings/it.ts";
import layout from "#storefront/i18n/layout/it.ts";
import merchandise from "#storefront/i18n/merchandise/it.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
