import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo las diferencias",
  differs: "distinto",
  pick: "Elige una",
  add: "Añadir",
  see: "Ver la tabla",
  remove: "Quitar",
  example: "Así se ven tres",
  "example.open": "Comparar estas tres",
} satisfies TextsLike<typeof en>;
