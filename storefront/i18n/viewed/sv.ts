import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Inga spår än.",
  "viewed.text": "Det du tittar på lämnar ett spår här.",
} satisfies TextsLike<typeof en>;
