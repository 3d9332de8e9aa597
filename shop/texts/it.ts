import type { TextKey } from "./en.ts";
import account from "./it/account.ts";
import accountForms from "./it/account-forms.ts";
import cart from "./it/cart.ts";
import catalogue from "./it/catalogue.ts";
import checkout from "./it/checkout.ts";
import frame from "./it/frame.ts";
import pages from "./it/pages.ts";
import specs from "./it/specs.ts";

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
