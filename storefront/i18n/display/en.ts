import account from "#storefront/i18n/account/en.ts";
import cart from "#storefront/i18n/cart/en.ts";
import catalogue from "#storefront/i18n/catalogue/en.ts";
import checkout from "#storefront/i18n/checkout/en.ts";
import drawings from "#storefront/i18n/drawings/en.ts";
import forms from "#storefront/i18n/forms/en.ts";
import layout from "#storefront/i18n/layout/en.ts";
import listing from "#storefront/i18n/listing/en.ts";
import merchandise from "#storefront/i18n/merchandise/en.ts";
import pages from "#storefront/i18n/pages/en.ts";
import search from "#storefront/i18n/search/en.ts";
import specs from "#storefront/i18n/specs/en.ts";

/** Display texts (specification 3.7), which content can override. English is the list of keys. */
export default {
  ...account,
  ...cart,
  ...catalogue,
  ...checkout,
  ...drawings,
  ...forms,
  ...layout,
  ...listing,
  ...merchandise,
  ...pages,
  ...search,
  ...specs,
};
