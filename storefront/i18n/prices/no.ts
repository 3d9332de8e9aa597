import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "inkl. mva., {shipping} kommer i tillegg",
  "price.terms-of-all": "Priser inkl. mva., {shipping} kommer i tillegg",
  "price.shipping": "frakt",
} satisfies TextsLike<typeof en>;
