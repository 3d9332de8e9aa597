import type { TextKey } from "./en.ts";
import account from "./es/account.ts";
import accountForms from "./es/account-forms.ts";
import cart from "./es/cart.ts";
import catalogue from "./es/catalogue.ts";
import checkout from "./es/checkout.ts";
import frame from "./es/frame.ts";
import pages from "./es/pages.ts";
import specs from "./es/specs.ts";

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
