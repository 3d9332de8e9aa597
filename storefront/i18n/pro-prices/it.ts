import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "example.title": "Per esempio",
  "example.shop": "In negozio",
  "example.pro": "Per i pro",
  "pro.saving": "Pro: {percent} in meno",
  "example.saved": "Risparmi",
} satisfies TextsLike<typeof en>;
