import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Cerca un paese",
  "find.submit": "Cerca",
  "find.none": "Nessun paese con questo nome. Prova con la lingua o la valuta.",
  "find.example": "Svizzera, Giappone …",
} satisfies TextsLike<typeof en>;
