import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "pro.saving": "Pro: {percent} mindre",
} satisfies TextsLike<typeof en>;
