import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "詳細",
  "ownDetails.yes": "はい",
  "ownDetails.no": "いいえ",
} satisfies TextsLike<typeof en>;
