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
  bulkPromotions: {
    one: "Modifier {count} promotion",
    many: "Modifier {count} de promotions",
    other: "Modifier {count} promotions",
  },
  bulkGiftCards: {
    one: "Modifier {count} carte cadeau",
    many: "Modifier {count} de cartes cadeaux",
    other: "Modifier {count} cartes cadeaux",
  },
  bulkStock: {
    one: "Modifier le stock de {count} variante",
    many: "Modifier le stock de {count} de variantes",
    other: "Modifier le stock de {count} variantes",
  },
  bulkSwitchOn: "Activer",
  bulkSwitchOff: "Désactiver",
  bulkEndNow: "Terminer maintenant",
  bulkExpiry: "Nouvelle date d’expiration",
  bulkExpiryHint: "Vide : elles n’expirent pas.",
  bulkSetPieces: "Fixer le nombre de pièces",
  bulkAddPieces: "Ajouter des pièces",
  bulkSubtractPieces: "Retirer des pièces",
  bulkLow: "Seuil de stock bas",
  bulkLowHint: "Vide : le seuil de la boutique s’applique.",
} satisfies TextsLike<typeof en>;
