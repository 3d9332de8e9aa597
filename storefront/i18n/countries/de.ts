import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "find.label": "Land suchen",
  "find.submit": "Suchen",
  "find.none": "Kein Land dieses Namens. Versuch es mit der Sprache oder der Währung.",
  "find.example": "Schweiz, Japan …",
} satisfies TextsLike<typeof en>;
