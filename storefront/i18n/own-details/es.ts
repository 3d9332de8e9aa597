import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "ownDetails.title": "Detalles",
  "ownDetails.yes": "Sí",
  "ownDetails.no": "No",
} satisfies TextsLike<typeof en>;
