import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "IVA inclusa, {shipping} escluse",
  "price.terms-of-all": "Prezzi IVA inclusa, {shipping} escluse",
  "price.shipping": "spese di spedizione",
} satisfies TextsLike<typeof en>;
