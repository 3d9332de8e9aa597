import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Leicht zu erraten",
  "password.strength.1": "Dürfte länger sein",
  "password.strength.2": "Gut",
  "password.strength.3": "Kaum zu erraten",
} satisfies TextsLike<typeof en>;
