import type { TextKey } from "./en.ts";
import account from "./sv/account.ts";
import accountForms from "./sv/account-forms.ts";
import cart from "./sv/cart.ts";
import catalogue from "./sv/catalogue.ts";
import checkout from "./sv/checkout.ts";
import frame from "./sv/frame.ts";
import pages from "./sv/pages.ts";
import specs from "./sv/specs.ts";

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
