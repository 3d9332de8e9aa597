import type { TextKey } from "./en.ts";
import account from "./no/account.ts";
import accountForms from "./no/account-forms.ts";
import cart from "./no/cart.ts";
import catalogue from "./no/catalogue.ts";
import checkout from "./no/checkout.ts";
import frame from "./no/frame.ts";
import pages from "./no/pages.ts";
import specs from "./no/specs.ts";

const texts: Record<TextKey, string> = {
  ...account,
  ...accountForms,
  ...cart,
  ...catalogue,
  ...checkout,
  ...frame,
  ...pages,
  ...specs,
};
export default texts;
