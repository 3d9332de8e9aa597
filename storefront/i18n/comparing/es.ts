import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Solo las diferencias",
  differs: "distinto",
} satisfies TextsLike<typeof en>;
