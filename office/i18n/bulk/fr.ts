import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: {
    one: "Modifier {count} produit",
    many: "Modifier {count} de produits",
    other: "Modifier {count} produits",
  },
  bulkTitleMany: "Modifier tous les résultats",
  bulkWhat: "Ce qui change",
  bulkSale: "Prix promotionnels datés",
  bulkEndSales: "Terminer les promotions",
  bulkAddCategories: "Ajouter aux catégories",
  bulkRemoveCategories: "Retirer des catégories",
  bulkPriceLists: "Listes de prix",
  bulkHow: "Comment",
  bulkRound: "Se termine par",
  bulkNotRounded: "Tel que calculé",
  bulkAsItIs: "Inchangé",
  bulkLook: "Voir les changements",
  bulkNothing: "Rien ne changerait.",
  bulkFirst: "Les {shown} premiers sur {count} :",
} satisfies TextsLike<typeof en>;
