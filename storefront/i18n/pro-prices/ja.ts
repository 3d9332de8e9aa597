import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "pro.saving": "プロ価格：{percent}引き",
} satisfies TextsLike<typeof en>;
