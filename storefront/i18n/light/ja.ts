import catalogue from "#storefront/i18n/catalogue/ja.ts";
import drawings from "#storefront/i18n/drawings/ja.ts";
import layout from "#storefront/i18n/layout/ja.ts";
import merchandise from "#storefront/i18n/merchandise/ja.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
