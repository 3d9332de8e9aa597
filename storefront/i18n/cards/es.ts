import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Flex blando",
  "cards.flex-medium": "Flex medio",
  "cards.flex-stiff": "Flex rígido",
  "cards.lacing-single-dial": "Un dial",
  "cards.lacing-dual-dial": "Dos diales",
  "cards.lacing-speed-lace": "Cordón rápido",
  "cards.lacing-laces": "Cordones",
} satisfies TextsLike<typeof en>;
