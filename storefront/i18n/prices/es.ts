import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "IVA incluido, {shipping} aparte",
  "price.terms-of-all": "Precios con IVA incluido, {shipping} aparte",
  "price.shipping": "gastos de envío",
} satisfies TextsLike<typeof en>;
