import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  only: "Bare forskjeller",
  differs: "er ulikt",
} satisfies TextsLike<typeof en>;
