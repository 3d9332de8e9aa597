import account from "./en/account.ts";
import accountForms from "./en/account-forms.ts";
import accountLinks from "./en/account-links.ts";
import cart from "./en/cart.ts";
import catalogue from "./en/catalogue.ts";
import checkout from "./en/checkout.ts";
import forms from "./en/forms.ts";
import frame from "./en/frame.ts";
import merchandise from "./en/merchandise.ts";
import pages from "./en/pages.ts";
import search from "./en/search.ts";
import specs from "./en/specs.ts";

/** Display texts (specification 3.7): what the shop says unless content says otherwise. English is the list of keys. */
const texts = {
  ...account,
  ...accountForms,
  ...accountLinks,
  ...cart,
  ...catalogue,
  ...checkout,
  ...forms,
  ...frame,
  ...merchandise,
  ...pages,
  ...search,
  ...specs,
};
export type TextKey = keyof typeof texts;
export default texts;
