import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Facile da indovinare",
  "password.strength.1": "Potrebbe essere più lunga",
  "password.strength.2": "Buona",
  "password.strength.3": "Molto difficile da indovinare",
} satisfies TextsLike<typeof en>;
