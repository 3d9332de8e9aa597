import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Mjuk flex",
  "cards.flex-medium": "Medelflex",
  "cards.flex-stiff": "Styv flex",
  "cards.lacing-single-dial": "En ratt",
  "cards.lacing-dual-dial": "Två rattar",
  "cards.lacing-speed-lace": "Snabbsnöre",
  "cards.lacing-laces": "Skosnören",
} satisfies TextsLike<typeof en>;
