import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Ingen spor ennå.",
  "viewed.text": "Det du ser på, legger igjen et spor her.",
} satisfies TextsLike<typeof en>;
