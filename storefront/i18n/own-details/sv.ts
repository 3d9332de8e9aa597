import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Detaljer",
  "ownDetails.yes": "Ja",
  "ownDetails.no": "Nej",
  "ownDetails.from": "Från",
  "ownDetails.to": "Till",
} satisfies TextsLike<typeof en>;
