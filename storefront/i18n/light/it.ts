import catalogue from "#storefront/i18n/it/catalogue.ts";
import frame from "#storefront/i18n/it/frame.ts";
import merchandise from "#storefront/i18n/it/merchandise.ts";
import search from "#storefront/i18n/it/search.ts";
import specs from "#storefront/i18n/it/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../it.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
