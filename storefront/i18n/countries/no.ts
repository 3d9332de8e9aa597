import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Søk etter land",
  "find.submit": "Søk",
  "find.none": "Ingen land med det navnet. Prøv språket eller valutaen.",
  "find.example": "Norge, Japan …",
} satisfies TextsLike<typeof en>;
