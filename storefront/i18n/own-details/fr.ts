import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Détails",
  "ownDetails.yes": "Oui",
  "ownDetails.no": "Non",
  "ownDetails.from": "De",
  "ownDetails.to": "À",
} satisfies TextsLike<typeof en>;
