import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  staffNote: "Nota interna",
  staffNoteHint: "Forma parte de la copia que los clientes pueden pedir. Aquí puede estar el código de un profesional.",
  languageOfVisit: "La de la visita",
} satisfies TextsLike<typeof en>;
