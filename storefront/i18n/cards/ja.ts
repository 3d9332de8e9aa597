import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "cards.flex-soft": "柔らかめ",
  "cards.flex-medium": "標準の硬さ",
  "cards.flex-stiff": "硬め",
  "cards.lacing-single-dial": "ダイヤル1つ",
  "cards.lacing-dual-dial": "ダイヤル2つ",
  "cards.lacing-speed-lace": "スピードレース",
  "cards.lacing-laces": "靴ひも",
} satisfies TextsLike<typeof en>;
