import catalogue from "#storefront/i18n/catalogue/sv.ts";
import drawings from "#storefront/i18n/drawings/sv.ts";
import layout from "#storefront/i18n/layout/sv.ts";
import merchandise from "#storefront/i18n/merchandise/sv.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
