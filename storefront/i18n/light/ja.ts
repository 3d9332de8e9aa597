import catalogue from "#storefront/i18n/ja/catalogue.ts";
import frame from "#storefront/i18n/ja/frame.ts";
import merchandise from "#storefront/i18n/ja/merchandise.ts";
import search from "#storefront/i18n/ja/search.ts";
import specs from "#storefront/i18n/ja/specs.ts";

/** What light pages say (storefront/i18n/load.ts): a part of ../ja.ts. */
export default {
  ...catalogue,
  ...frame,
  ...merchandise,
  ...search,
  ...specs,
};
