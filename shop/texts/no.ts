import account from "./no/account.ts";
import cart from "./no/cart.ts";
import catalogue from "./no/catalogue.ts";
import checkout from "./no/checkout.ts";
import frame from "./no/frame.ts";
import pages from "./no/pages.ts";
import specs from "./no/specs.ts";

import type { TextKey } from "./en.ts";

const texts: Record<TextKey, string> = { ...account, ...cart, ...catalogue, ...checkout, ...frame, ...pages, ...specs };
export default texts;
