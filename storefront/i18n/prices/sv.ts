import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "inkl. moms, {shipping} tillkommer",
  "price.terms-of-all": "Priser inkl. moms, {shipping} tillkommer",
  "price.shipping": "frakt",
} satisfies TextsLike<typeof en>;
