import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Nota nell’account",
  accountNoteHint: "Il cliente può leggerla e fa parte della sua copia. Qui può stare il codice di un professionista.",
  askedAt: "Chiesto {time}",
} satisfies TextsLike<typeof en>;
