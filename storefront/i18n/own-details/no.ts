import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Detaljer",
  "ownDetails.yes": "Ja",
  "ownDetails.no": "Nei",
  "ownDetails.from": "Fra",
  "ownDetails.to": "Til",
} satisfies TextsLike<typeof en>;
