import account from "#storefront/i18n/account/de.ts";
import cart from "#storefront/i18n/cart/de.ts";
import catalogue from "#storefront/i18n/catalogue/de.ts";
import checkout from "#storefront/i18n/checkout/de.ts";
import drawings from "#storefront/i18n/drawings/de.ts";
import forms from "#storefront/i18n/forms/de.ts";
import layout from "#storefront/i18n/layout/de.ts";
import listing from "#storefront/i18n/listing/de.ts";
import merchandise from "#storefront/i18n/merchandise/de.ts";
import pages from "#storefront/i18n/pages/de.ts";
import search from "#storefront/i18n/search/de.ts";
import specs from "#storefront/i18n/specs/de.ts";

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
