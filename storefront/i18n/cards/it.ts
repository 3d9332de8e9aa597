import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Flex morbido",
  "cards.flex-medium": "Flex medio",
  "cards.flex-stiff": "Flex rigido",
  "cards.lacing-single-dial": "Un rotore",
  "cards.lacing-dual-dial": "Due rotori",
  "cards.lacing-speed-lace": "Lacci rapidi",
  "cards.lacing-laces": "Lacci",
} satisfies TextsLike<typeof en>;
