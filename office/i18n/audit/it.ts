import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Chi",
  record: "Elemento",
} satisfies TextsLike<typeof en>;
