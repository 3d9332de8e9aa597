import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bare forskjeller",
  differs: "er ulikt",
  pick: "Velg et",
  add: "Legg til",
  see: "Se brettet",
  remove: "Fjern",
  example: "Slik ser tre ut",
  "example.open": "Sammenlign disse tre",
} satisfies TextsLike<typeof en>;
