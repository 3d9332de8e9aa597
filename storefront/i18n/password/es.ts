import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Fácil de adivinar",
  "password.strength.1": "Podría ser más larga",
  "password.strength.2": "Buena",
  "password.strength.3": "Muy difícil de adivinar",
} satisfies TextsLike<typeof en>;
