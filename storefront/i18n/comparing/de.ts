import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Nur Unterschiede",
  differs: "unterscheidet sich",
  pick: "Eines wählen",
  add: "Dazunehmen",
  remove: "Entfernen",
  start: "Drei für den Anfang",
  "start.own": "Zuletzt angesehen",
  most: "Orange: der höchste Wert der Zeile.",
  unsure: "Unsicher? Finde dein Board",
} satisfies TextsLike<typeof en>;
