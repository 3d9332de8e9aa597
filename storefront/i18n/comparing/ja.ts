import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "違う項目のみ",
  differs: "相違あり",
  pick: "選んでください",
  add: "追加",
  see: "ボードを見る",
  remove: "外す",
  example: "3枚を並べるとこうなります",
  "example.open": "この3枚を比べる",
} satisfies TextsLike<typeof en>;
