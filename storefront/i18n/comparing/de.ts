import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Nur Unterschiede",
  differs: "unterscheidet sich",
  pick: "Eines wählen",
  add: "Dazunehmen",
  see: "Zum Board",
  remove: "Entfernen",
  example: "So sehen drei aus",
  "example.open": "Diese drei vergleichen",
} satisfies TextsLike<typeof en>;
