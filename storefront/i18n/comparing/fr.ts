import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Seulement les différences",
  differs: "diffère",
  pick: "Choisis-en une",
  add: "Ajouter",
  remove: "Retirer",
  start: "Trois pour commencer",
  "start.own": "Tes dernières planches vues",
  most: "Orange : la valeur la plus haute de la ligne.",
  unsure: "Tu hésites ? Trouve ta planche",
} satisfies TextsLike<typeof en>;
