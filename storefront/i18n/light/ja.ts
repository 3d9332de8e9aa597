import catalogue from "#storefront/i18n/catalogue/ja.ts";
import layout from "#storefront/i18n/layout/ja.ts";
import merchandise from "#storefront/i18n/merchandise/ja.ts";
import search from "#storefront/i18n/search/ja.ts";
import specs from "#storefront/i18n/specs/ja.ts";

/** What the pages say where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...layout,
  ...merchandise,
  ...search,
  ...specs,
};
