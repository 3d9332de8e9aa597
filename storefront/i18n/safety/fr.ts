import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "safety.title": "Sécurité du produit",
  "safety.manufacturer": "Fabricant",
  "safety.responsible": "Personne responsable dans l’Union européenne",
  "safety.warnings": "Avertissements",
} satisfies TextsLike<typeof en>;
