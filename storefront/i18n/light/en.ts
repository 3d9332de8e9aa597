import catalogue from "#storefront/i18n/en/catalogue.ts";
import frame from "#storefront/i18n/en/frame.ts";
import merchandise from "#storefront/i18n/en/merchandise.ts";
import search from "#storefront/i18n/en/search.ts";
import specs from "#storefront/i18n/en/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../en.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
