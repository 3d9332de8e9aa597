import type { TextKey } from "./en.ts";
import account from "./ja/account.ts";
import accountForms from "./ja/account-forms.ts";
import cart from "./ja/cart.ts";
import catalogue from "./ja/catalogue.ts";
import checkout from "./ja/checkout.ts";
import frame from "./ja/frame.ts";
import pages from "./ja/pages.ts";
import specs from "./ja/specs.ts";

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
