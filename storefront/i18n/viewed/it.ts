import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Ancora nessuna traccia.",
  "viewed.text": "Ciò che guardi lascia qui una traccia.",
} satisfies TextsLike<typeof en>;
