import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Nur Unterschiede",
  differs: "unterscheidet sich",
} satisfies TextsLike<typeof en>;
