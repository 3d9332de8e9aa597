import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "Flex weich",
  "cards.flex-medium": "Flex mittel",
  "cards.flex-stiff": "Flex hart",
  "cards.lacing-single-dial": "Ein Drehrad",
  "cards.lacing-dual-dial": "Zwei Drehräder",
  "cards.lacing-speed-lace": "Schnellzug",
  "cards.lacing-laces": "Schnürsenkel",
} satisfies TextsLike<typeof en>;
