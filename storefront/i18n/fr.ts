import type { TextKey } from "./en.ts";
import account from "./fr/account.ts";
import accountForms from "./fr/account-forms.ts";
import accountLinks from "./fr/account-links.ts";
import cart from "./fr/cart.ts";
import catalogue from "./fr/catalogue.ts";
import checkout from "./fr/checkout.ts";
import forms from "./fr/forms.ts";
import frame from "./fr/frame.ts";
import merchandise from "./fr/merchandise.ts";
import pages from "./fr/pages.ts";
import search from "./fr/search.ts";
import specs from "./fr/specs.ts";

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
