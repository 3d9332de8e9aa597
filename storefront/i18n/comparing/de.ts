import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Nur Unterschiede",
  differs: "unterscheidet sich",
  example: "So sehen drei aus",
  "example.open": "Diese drei vergleichen",
} satisfies TextsLike<typeof en>;
