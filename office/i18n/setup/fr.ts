import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  setProducts: "Premiers produits",
  setProductsText:
    "Saisis le premier, ou apporte un fichier qui en contient beaucoup. Un produit se vend dès qu’il a un prix, du stock et qu’il est visible.",
  setupGuide: "Mettez votre boutique en place",
  setupStepOf: "Étape {number} sur {total}",
  saveGoOn: "Enregistrer et continuer",
  goOn: "Continuer",
  finishSetup: "Terminer la mise en place",
  skipStep: "Passer pour l’instant",
  stepBack: "Retour",
  stepSkipped: "Passé",
  setupOver: "C’est tout. Ce qui manque encore est sur la page d’accueil.",
  typeProduct: "Saisir un produit",
  bringFile: "Apporter un fichier (CSV)",
  loadDemoProducts: "Charger les produits du monde de démonstration",
  demoProductsHint:
    "Plus de 160 snowboards, boots, fixations et accessoires, avec prix, images et textes, pour voir à quoi ressemble la boutique. L’import peut être annulé.",
  makeCategories: "Créer des catégories",
} satisfies TextsLike<typeof en>;
