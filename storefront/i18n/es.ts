import type { TextKey } from "./en.ts";
import account from "./es/account.ts";
import accountForms from "./es/account-forms.ts";
import accountLinks from "./es/account-links.ts";
import cart from "./es/cart.ts";
import catalogue from "./es/catalogue.ts";
import checkout from "./es/checkout.ts";
import forms from "./es/forms.ts";
import frame from "./es/frame.ts";
import merchandise from "./es/merchandise.ts";
import pages from "./es/pages.ts";
import search from "./es/search.ts";
import specs from "./es/specs.ts";

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
