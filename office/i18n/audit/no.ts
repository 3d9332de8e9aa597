import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  who: "Hvem",
  record: "Post",
} satisfies TextsLike<typeof en>;
