import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Einzelheiten",
  "ownDetails.yes": "Ja",
  "ownDetails.no": "Nein",
  "ownDetails.from": "Von",
  "ownDetails.to": "Bis",
} satisfies TextsLike<typeof en>;
