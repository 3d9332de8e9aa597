import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Wer",
  record: "Eintrag",
} satisfies TextsLike<typeof en>;
