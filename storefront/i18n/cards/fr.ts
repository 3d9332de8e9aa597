import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Flex souple",
  "cards.flex-medium": "Flex moyen",
  "cards.flex-stiff": "Flex rigide",
  "cards.lacing-single-dial": "Une molette",
  "cards.lacing-dual-dial": "Deux molettes",
  "cards.lacing-speed-lace": "Laçage rapide",
  "cards.lacing-laces": "Lacets",
} satisfies TextsLike<typeof en>;
