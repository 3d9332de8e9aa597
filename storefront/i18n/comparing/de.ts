import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Nur Unterschiede",
  differs: "unterscheidet sich",
  example: "So sehen zwei aus",
  "example.open": "Diese beiden vergleichen",
} satisfies TextsLike<typeof en>;
