import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Chercher un pays",
  "find.submit": "Chercher",
  "find.none": "Aucun pays de ce nom. Essaie la langue ou la devise.",
  "find.example": "Suisse, Japon …",
} satisfies TextsLike<typeof en>;
