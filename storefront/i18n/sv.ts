import type { TextKey } from "./en.ts";
import account from "./sv/account.ts";
import accountForms from "./sv/account-forms.ts";
import accountLinks from "./sv/account-links.ts";
import cart from "./sv/cart.ts";
import catalogue from "./sv/catalogue.ts";
import checkout from "./sv/checkout.ts";
import forms from "./sv/forms.ts";
import frame from "./sv/frame.ts";
import merchandise from "./sv/merchandise.ts";
import pages from "./sv/pages.ts";
import search from "./sv/search.ts";
import specs from "./sv/specs.ts";

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
