import catalogue from "#storefront/i18n/no/catalogue.ts";
import frame from "#storefront/i18n/no/frame.ts";
import merchandise from "#storefront/i18n/no/merchandise.ts";
import search from "#storefront/i18n/no/search.ts";
import specs from "#storefront/i18n/no/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../no.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
