import account from "#storefront/i18n/account/sv.ts";
import cart from "#storefront/i18n/cart/sv.ts";
import catalogue from "#storefront/i18n/catalogue/sv.ts";
import checkout from "#storefront/i18n/checkout/sv.ts";
import drawings from "#storefront/i18n/drawings/sv.ts";
import forms from "#storefront/i18n/forms/sv.ts";
import layout from "#storefront/i18n/layout/sv.ts";
import listing from "#storefront/i18n/listing/sv.ts";
import merchandise from "#storefront/i18n/merchandise/sv.ts";
import pages from "#storefront/i18n/pages/sv.ts";
import search from "#storefront/i18n/search/sv.ts";
import specs from "#storefront/i18n/specs/sv.ts";

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
