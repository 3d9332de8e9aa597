import catalogue from "#storefront/i18n/sv/catalogue.ts";
import frame from "#storefront/i18n/sv/frame.ts";
import merchandise from "#storefront/i18n/sv/merchandise.ts";
import search from "#storefront/i18n/sv/search.ts";
import specs from "#storefront/i18n/sv/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../sv.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
