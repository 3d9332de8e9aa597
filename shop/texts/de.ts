import account from "./de/account.ts";
import accountForms from "./de/account-forms.ts";
import cart from "./de/cart.ts";
import catalogue from "./de/catalogue.ts";
import checkout from "./de/checkout.ts";
import frame from "./de/frame.ts";
import pages from "./de/pages.ts";
import specs from "./de/specs.ts";

import type { TextKey } from "./en.ts";

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
