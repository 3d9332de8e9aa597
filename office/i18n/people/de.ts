import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Notiz für das Team",
  staffNoteHint: "Sie gehört zur Kopie, die Kunden verlangen können. Auch der Code eines Profis kann hier stehen.",
  languageOfVisit: "Wie beim Besuch",
} satisfies TextsLike<typeof en>;
