import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Lett å gjette",
  "password.strength.1": "Kunne vært lengre",
  "password.strength.2": "Bra",
  "password.strength.3": "Svært vanskelig å gjette",
} satisfies TextsLike<typeof en>;
