import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Produktsicherheit",
  "safety.manufacturer": "Hersteller",
  "safety.responsible": "Verantwortlich in der Europäischen Union",
  "safety.warnings": "Warnhinweise",
} satisfies TextsLike<typeof en>;
