import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "viewed.empty": "Aucune trace pour l’instant.",
  "viewed.text": "Ce que tu regardes laisse ici une trace.",
} satisfies TextsLike<typeof en>;
