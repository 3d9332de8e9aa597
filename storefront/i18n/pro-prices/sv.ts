import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "Till exempel",
  "example.shop": "I butiken",
  "example.pro": "För proffs",
  "pro.saving": "Pro: {percent} mindre",
  "example.saved": "Du sparar",
} satisfies TextsLike<typeof en>;
