import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Notiz im Konto",
  accountNoteHint:
    "Die Kundschaft kann sie lesen, und sie gehört zu ihrer Kopie. Hier kann der Code eines Profis stehen.",
  askedAt: "Angefragt {time}",
} satisfies TextsLike<typeof en>;
