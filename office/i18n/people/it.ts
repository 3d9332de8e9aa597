import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Nota interna",
  staffNoteHint: "Fa parte della copia che i clienti possono chiedere. Qui può esserci il codice di un professionista.",
  languageOfVisit: "Quella della visita",
} satisfies TextsLike<typeof en>;
