import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "実行者",
  record: "対象",
} satisfies TextsLike<typeof en>;
