import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "Zum Beispiel",
  "example.shop": "Im Shop",
  "example.pro": "Für Pros",
  "pro.saving": "Pro: {percent} weniger",
  "example.saved": "Du sparst",
} satisfies TextsLike<typeof en>;
