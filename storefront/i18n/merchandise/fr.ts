import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "product.enlarge": "Agrandir l’image {number}",
  "product.share": "Partager",
  "product.share-on": "Partager sur {network}",
  "product.share-email": "Partager par e-mail",
  "product.size-guide": "Guide des tailles",
  "product.viewed": "Vu récemment",
  "compare.title": "Comparer les boards",
  "compare.this": "Comparer",
  "compare.open": "Comparer {count}",
  "compare.clear": "Vider",
  "add-ons.title": "Va bien avec",
  "add-ons.add": "Ajouter",
  "add-ons.options": "Choisir les options",
  "add-ons.matched": "Taille assortie présélectionnée",
  "consent.again": "Choix de confidentialité",
} satisfies TextsLike<typeof en>;
