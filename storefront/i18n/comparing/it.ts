import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo le differenze",
  differs: "diverso",
  example: "Ecco come appaiono due",
  "example.open": "Confronta queste due",
} satisfies TextsLike<typeof en>;
