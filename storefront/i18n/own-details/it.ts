import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Dettagli",
  "ownDetails.yes": "Sì",
  "ownDetails.no": "No",
  "ownDetails.from": "Da",
  "ownDetails.to": "A",
} satisfies TextsLike<typeof en>;
