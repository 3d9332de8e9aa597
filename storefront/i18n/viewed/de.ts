import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Noch keine Spur.",
  "viewed.text": "Was du dir ansiehst, hinterlässt hier eine Spur.",
} satisfies TextsLike<typeof en>;
