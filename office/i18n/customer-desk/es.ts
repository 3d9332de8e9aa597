import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Nota en la cuenta",
  accountNoteHint: "El cliente puede leerla y forma parte de su copia. Aquí puede figurar el código de un profesional.",
  askedAt: "Pedido {time}",
} satisfies TextsLike<typeof en>;
