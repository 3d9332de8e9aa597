import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo le differenze",
  differs: "diverso",
  pick: "Scegline una",
  add: "Aggiungi",
  see: "Vedi la tavola",
  remove: "Rimuovi",
  example: "Ecco come appaiono tre",
  "example.open": "Confronta queste tre",
} satisfies TextsLike<typeof en>;
