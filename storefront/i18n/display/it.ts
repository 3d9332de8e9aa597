import account from "#storefront/i18n/account/it.ts";
import cart from "#storefront/i18n/cart/it.ts";
import catalogue from "#storefront/i18n/catalogue/it.ts";
import checkout from "#storefront/i18n/checkout/it.ts";
import drawings from "#storefront/i18n/drawings/it.ts";
import forms from "#storefront/i18n/forms/it.ts";
import layout from "#storefront/i18n/layout/it.ts";
import listing from "#storefront/i18n/listing/it.ts";
import merchandise from "#storefront/i18n/merchandise/it.ts";
import pages from "#storefront/i18n/pages/it.ts";
import search from "#storefront/i18n/search/it.ts";
import specs from "#storefront/i18n/specs/it.ts";

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
