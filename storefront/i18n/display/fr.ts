import account from "#storefront/i18n/account/fr.ts";
import cart from "#storefront/i18n/cart/fr.ts";
import catalogue from "#storefront/i18n/catalogue/fr.ts";
import checkout from "#storefront/i18n/checkout/fr.ts";
import drawings from "#storefront/i18n/drawings/fr.ts";
import forms from "#storefront/i18n/forms/fr.ts";
import layout from "#storefront/i18n/layout/fr.ts";
import listing from "#storefront/i18n/listing/fr.ts";
import merchandise from "#storefront/i18n/merchandise/fr.ts";
import pages from "#storefront/i18n/pages/fr.ts";
import search from "#storefront/i18n/search/fr.ts";
import specs from "#storefront/i18n/specs/fr.ts";

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
