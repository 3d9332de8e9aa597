import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Note dans le compte",
  accountNoteHint: "Le client peut la lire, et elle fait partie de sa copie. Un code professionnel peut figurer ici.",
  askedAt: "Demandé {time}",
} satisfies TextsLike<typeof en>;
