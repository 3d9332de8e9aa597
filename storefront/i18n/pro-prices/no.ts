import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "For eksempel",
  "example.shop": "I butikken",
  "example.pro": "For proffer",
  "pro.saving": "Pro: {percent} mindre",
  "example.saved": "Du sparer",
} satisfies TextsLike<typeof en>;
