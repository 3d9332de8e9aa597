import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Facile à deviner",
  "password.strength.1": "Mériterait d’être plus long",
  "password.strength.2": "Bon",
  "password.strength.3": "Très difficile à deviner",
} satisfies TextsLike<typeof en>;
