import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo las diferencias",
  differs: "distinto",
  pick: "Elige una",
  add: "Añadir",
  remove: "Quitar",
  start: "Tres para empezar",
  "start.own": "Lo último que has visto",
  most: "Naranja: el valor más alto de la fila.",
  unsure: "¿Dudas? Encuentra tu tabla",
} satisfies TextsLike<typeof en>;
