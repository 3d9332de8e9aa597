import catalogue from "#storefront/i18n/catalogue/it.ts";
import layout from "#storefront/i18n/layout/it.ts";
import merchandise from "#storefront/i18n/merchandise/it.ts";
import search from "#storefront/i18n/search/it.ts";
import specs from "#storefront/i18n/specs/it.ts";

/** What the pages say where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...layout,
  ...merchandise,
  ...search,
  ...specs,
};
