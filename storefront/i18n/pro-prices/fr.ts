import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "Par exemple",
  "example.shop": "En boutique",
  "example.pro": "Pour les pros",
  "pro.saving": "Pro : {percent} de moins",
  "example.saved": "Tu économises",
} satisfies TextsLike<typeof en>;
