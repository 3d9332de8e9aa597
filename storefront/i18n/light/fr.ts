import catalogue from "#storefront/i18n/fr/catalogue.ts";
import frame from "#storefront/i18n/fr/frame.ts";
import merchandise from "#storefront/i18n/fr/merchandise.ts";
import search from "#storefront/i18n/fr/search.ts";
import specs from "#storefront/i18n/fr/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../fr.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
