import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "TTC, hors {shipping}",
  "price.terms-of-all": "Prix TTC, hors {shipping}",
  "price.shipping": "frais de livraison",
} satisfies TextsLike<typeof en>;
