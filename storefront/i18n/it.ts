import type { TextKey } from "./en.ts";
import account from "./it/account.ts";
import accountForms from "./it/account-forms.ts";
import accountLinks from "./it/account-links.ts";
import cart from "./it/cart.ts";
import catalogue from "./it/catalogue.ts";
import checkout from "./it/checkout.ts";
import forms from "./it/forms.ts";
import frame from "./it/frame.ts";
import merchandise from "./it/merchandise.ts";
import pages from "./it/pages.ts";
import search from "./it/search.ts";
import specs from "./it/specs.ts";

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
