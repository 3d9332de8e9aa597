import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Note interne",
  staffNoteHint:
    "Elle fait partie de la copie que les clients peuvent demander. Un code de professionnel peut s’y trouver.",
  languageOfVisit: "Celle de la visite",
} satisfies TextsLike<typeof en>;
