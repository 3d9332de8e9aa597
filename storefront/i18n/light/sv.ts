import catalogue from "#storefront/i18n/catalogue/sv.ts";
import layout from "#storefront/i18n/layout/sv.ts";
import merchandise from "#storefront/i18n/merchandise/sv.ts";
import search from "#storefront/i18n/search/sv.ts";
import specs from "#storefront/i18n/specs/sv.ts";

/** What the pages say where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...layout,
  ...merchandise,
  ...search,
  ...specs,
};
