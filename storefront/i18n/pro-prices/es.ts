import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "pro.saving": "Pro: {percent} menos",
} satisfies TextsLike<typeof en>;
