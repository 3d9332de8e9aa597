import type { TextKey } from "./en.ts";
import account from "./ja/account.ts";
import accountForms from "./ja/account-forms.ts";
import accountLinks from "./ja/account-links.ts";
import cart from "./ja/cart.ts";
import catalogue from "./ja/catalogue.ts";
import checkout from "./ja/checkout.ts";
import forms from "./ja/forms.ts";
import frame from "./ja/frame.ts";
import merchandise from "./ja/merchandise.ts";
import pages from "./ja/pages.ts";
import search from "./ja/search.ts";
import specs from "./ja/specs.ts";

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
