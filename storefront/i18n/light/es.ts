import catalogue from "#storefront/i18n/es/catalogue.ts";
import frame from "#storefront/i18n/es/frame.ts";
import merchandise from "#storefront/i18n/es/merchandise.ts";
import search from "#storefront/i18n/es/search.ts";
import specs from "#storefront/i18n/es/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../es.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
