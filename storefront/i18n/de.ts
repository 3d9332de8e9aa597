import account from "./de/account.ts";
import accountForms from "./de/account-forms.ts";
import accountLinks from "./de/account-links.ts";
import cart from "./de/cart.ts";
import catalogue from "./de/catalogue.ts";
import checkout from "./de/checkout.ts";
import forms from "./de/forms.ts";
import frame from "./de/frame.ts";
import merchandise from "./de/merchandise.ts";
import pages from "./de/pages.ts";
import search from "./de/search.ts";
import specs from "./de/specs.ts";

import type { TextKey } from "./en.ts";

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
