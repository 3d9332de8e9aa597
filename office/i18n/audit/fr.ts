import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Qui",
  record: "Élément",
} satisfies TextsLike<typeof en>;
