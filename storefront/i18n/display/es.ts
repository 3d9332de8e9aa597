import account from "#storefront/i18n/account/es.ts";
import cart from "#storefront/i18n/cart/es.ts";
import catalogue from "#storefront/i18n/catalogue/es.ts";
import checkout from "#storefront/i18n/checkout/es.ts";
import drawings from "#storefront/i18n/drawings/es.ts";
import forms from "#storefront/i18n/forms/es.ts";
import layout from "#storefront/i18n/layout/es.ts";
import listing from "#storefront/i18n/listing/es.ts";
import merchandise from "#storefront/i18n/merchandise/es.ts";
import pages from "#storefront/i18n/pages/es.ts";
import search from "#storefront/i18n/search/es.ts";
import specs from "#storefront/i18n/specs/es.ts";

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
