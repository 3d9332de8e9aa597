import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo las diferencias",
  differs: "distinto",
  example: "Así se ven tres",
  "example.open": "Comparar estas tres",
} satisfies TextsLike<typeof en>;
