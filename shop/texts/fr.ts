import type { TextKey } from "./en.ts";
import account from "./fr/account.ts";
import accountForms from "./fr/account-forms.ts";
import cart from "./fr/cart.ts";
import catalogue from "./fr/catalogue.ts";
import checkout from "./fr/checkout.ts";
import frame from "./fr/frame.ts";
import pages from "./fr/pages.ts";
import specs from "./fr/specs.ts";

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
