import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Detalles",
  "ownDetails.yes": "Sí",
  "ownDetails.no": "No",
  "ownDetails.from": "Desde",
  "ownDetails.to": "Hasta",
} satisfies TextsLike<typeof en>;
