import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Myk flex",
  "cards.flex-medium": "Middels flex",
  "cards.flex-stiff": "Stiv flex",
  "cards.lacing-single-dial": "Ett skruhjul",
  "cards.lacing-dual-dial": "To skruhjul",
  "cards.lacing-speed-lace": "Hurtigsnøre",
  "cards.lacing-laces": "Lisser",
} satisfies TextsLike<typeof en>;
