import catalogue from "#storefront/i18n/de/catalogue.ts";
import frame from "#storefront/i18n/de/frame.ts";
import merchandise from "#storefront/i18n/de/merchandise.ts";
import search from "#storefront/i18n/de/search.ts";
import specs from "#storefront/i18n/de/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../de.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
