import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "違う項目のみ",
  differs: "相違あり",
  pick: "選んでください",
  add: "追加",
  remove: "外す",
  start: "まずはこの3枚",
  "start.own": "最近見たボード",
  most: "オレンジ：その行で最も高い値。",
  unsure: "迷ったら、自分に合う板を探す",
} satisfies TextsLike<typeof en>;
