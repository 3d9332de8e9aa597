import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Anteckning i kontot",
  accountNoteHint: "Kunden kan läsa den, och den ingår i deras kopia. Ett proffs kod kan stå här.",
  askedAt: "Bad om det {time}",
} satisfies TextsLike<typeof en>;
