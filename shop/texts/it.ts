import account from "./it/account.ts";
import cart from "./it/cart.ts";
import catalogue from "./it/catalogue.ts";
import checkout from "./it/checkout.ts";
import frame from "./it/frame.ts";
import pages from "./it/pages.ts";
import specs from "./it/specs.ts";

import type { TextKey } from "./en.ts";

const texts: Record<TextKey, string> = { ...account, ...cart, ...catalogue, ...checkout, ...frame, ...pages, ...specs };
export default texts;
