import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "price.terms": "inkl. MwSt., zzgl. {shipping}",
  "price.terms-of-all": "Preise inkl. MwSt., zzgl. {shipping}",
  "price.shipping": "Versand",
} satisfies TextsLike<typeof en>;
