import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Aún no hay huellas.",
  "viewed.text": "Lo que miras deja aquí su huella.",
} satisfies TextsLike<typeof en>;
