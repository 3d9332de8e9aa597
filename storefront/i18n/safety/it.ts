import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Sicurezza del prodotto",
  "safety.manufacturer": "Fabbricante",
  "safety.responsible": "Persona responsabile nell’Unione europea",
  "safety.warnings": "Avvertenze",
} satisfies TextsLike<typeof en>;
