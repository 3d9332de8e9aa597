import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bara skillnader",
  differs: "skiljer sig",
  pick: "Välj en",
  add: "Lägg till",
  see: "Se brädan",
  remove: "Ta bort",
  example: "Så ser tre ut",
  "example.open": "Jämför de här tre",
} satisfies TextsLike<typeof en>;
