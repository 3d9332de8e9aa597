import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Sök land",
  "find.submit": "Sök",
  "find.none": "Inget land med det namnet. Prova språket eller valutan.",
  "find.example": "Sverige, Japan …",
} satisfies TextsLike<typeof en>;
