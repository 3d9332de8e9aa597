import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo le differenze",
  differs: "diverso",
  pick: "Scegline una",
  add: "Aggiungi",
  remove: "Rimuovi",
  start: "Tre per cominciare",
  "start.own": "Le ultime che hai visto",
  most: "Arancione: il valore più alto della riga.",
  unsure: "Non sai quale? Trova la tua tavola",
} satisfies TextsLike<typeof en>;
