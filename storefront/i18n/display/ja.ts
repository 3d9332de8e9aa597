import account from "#storefront/i18n/account/ja.ts";
import cart from "#storefront/i18n/cart/ja.ts";
import catalogue from "#storefront/i18n/catalogue/ja.ts";
import checkout from "#storefront/i18n/checkout/ja.ts";
import drawings from "#storefront/i18n/drawings/ja.ts";
import forms from "#storefront/i18n/forms/ja.ts";
import layout from "#storefront/i18n/layout/ja.ts";
import listing from "#storefront/i18n/listing/ja.ts";
import merchandise from "#storefront/i18n/merchandise/ja.ts";
import pages from "#storefront/i18n/pages/ja.ts";
import search from "#storefront/i18n/search/ja.ts";
import specs from "#storefront/i18n/specs/ja.ts";

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
