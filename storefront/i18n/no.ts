import type { TextKey } from "./en.ts";
import account from "./no/account.ts";
import accountForms from "./no/account-forms.ts";
import accountLinks from "./no/account-links.ts";
import cart from "./no/cart.ts";
import catalogue from "./no/catalogue.ts";
import checkout from "./no/checkout.ts";
import forms from "./no/forms.ts";
import frame from "./no/frame.ts";
import merchandise from "./no/merchandise.ts";
import pages from "./no/pages.ts";
import search from "./no/search.ts";
import specs from "./no/specs.ts";

const texts: Record<TextKey, string> = {
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
export default texts;
