import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bara skillnader",
  differs: "skiljer sig",
  example: "Så ser två ut",
  "example.open": "Jämför de här två",
} satisfies TextsLike<typeof en>;
