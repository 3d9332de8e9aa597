import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "unsaved.title": "Non ancora salvato",
  "unsaved.text":
    "La tua sessione era finita quando hai inviato questo modulo. Nulla è perduto: invialo ora oppure lascia stare. Le password non vengono conservate; te le chiederemo di nuovo.",
  "unsaved.send": "Invia ora",
  "unsaved.leave": "Non inviare",
} satisfies TextsLike<typeof en>;
