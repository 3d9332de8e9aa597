import catalogue from "#storefront/i18n/catalogue/en.ts";
import layout from "#storefront/i18n/layout/en.ts";
import merchandise from "#storefront/i18n/merchandise/en.ts";
import search from "#storefront/i18n/search/en.ts";
import specs from "#storefront/i18n/specs/en.ts";

/** What the pages say where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...layout,
  ...merchandise,
  ...search,
  ...specs,
};
