import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "password.strength.0": "Lätt att gissa",
  "password.strength.1": "Kunde vara längre",
  "password.strength.2": "Bra",
  "password.strength.3": "Mycket svårt att gissa",
} satisfies TextsLike<typeof en>;
