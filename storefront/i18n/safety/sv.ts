import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Produktsäkerhet",
  "safety.manufacturer": "Tillverkare",
  "safety.responsible": "Ansvarig inom Europeiska unionen",
  "safety.warnings": "Varningar",
} satisfies TextsLike<typeof en>;
