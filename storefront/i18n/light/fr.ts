import catalogue from "#storefront/i18n/catalogue/fr.ts";
import drawings from "#storefront/i18n/drawings/fr.ts";
import layout from "#storefront/i18n/layout/fr.ts";
import merchandise from "#storefront/i18n/merchandise/fr.ts";

/** The texts of pages where most visits begin (../load-in-browser.ts): a part of the display texts. */
export default {
  ...catalogue,
  ...drawings,
  ...layout,
  ...merchandise,
};
