import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Produktsikkerhet",
  "safety.manufacturer": "Produsent",
  "safety.responsible": "Ansvarlig i Den europeiske union",
  "safety.warnings": "Advarsler",
} satisfies TextsLike<typeof en>;
