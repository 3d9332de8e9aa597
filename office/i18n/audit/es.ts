import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Quién",
  record: "Registro",
} satisfies TextsLike<typeof en>;
