import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.text": "Ciò che guardi lascia qui una traccia.",
} satisfies TextsLike<typeof en>;
