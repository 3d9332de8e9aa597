import account from "#storefront/i18n/account/no.ts";
import cart from "#storefront/i18n/cart/no.ts";
import catalogue from "#storefront/i18n/catalogue/no.ts";
import checkout from "#storefront/i18n/checkout/no.ts";
import drawings from "#storefront/i18n/drawings/no.ts";
import forms from "#storefront/i18n/forms/no.ts";
import layout from "#storefront/i18n/layout/no.ts";
import listing from "#storefront/i18n/listing/no.ts";
import merchandise from "#storefront/i18n/merchandise/no.ts";
import pages from "#storefront/i18n/pages/no.ts";
import search from "#storefront/i18n/search/no.ts";
import specs from "#storefront/i18n/specs/no.ts";

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
