import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "税込、{shipping}別",
  "price.terms-of-all": "価格は税込、{shipping}別",
  "price.shipping": "送料",
} satisfies TextsLike<typeof en>;
