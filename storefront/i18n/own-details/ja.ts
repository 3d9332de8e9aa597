import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "詳細",
  "ownDetails.yes": "はい",
  "ownDetails.no": "いいえ",
  "ownDetails.from": "下限",
  "ownDetails.to": "上限",
} satisfies TextsLike<typeof en>;
