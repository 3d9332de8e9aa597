import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  bulkTitle: {
    one: "Modifier {count} produit",
    many: "Modifier {count} de produits",
    other: "Modifier {count} produits",
  },
  bulkTitleOrders: {
    one: "Modifier {count} commande",
    many: "Modifier {count} de commandes",
    other: "Modifier {count} commandes",
  },
  bulkTitleCustomers: {
    one: "Modifier {count} client",
    many: "Modifier {count} de clients",
    other: "Modifier {count} clients",
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
  bulkExpiryHint: "Vide : elles n’expirent pas.",
  bulkSetPieces: "Fixer le nombre de pièces",
  bulkAddPieces: "Ajouter des pièces",
  bulkSubtractPieces: "Retirer des pièces",
  bulkLow: "Seuil de stock bas",
  bulkLowHint: "Vide : le seuil de la boutique s’applique.",
  bulkAddTags: "Ajouter des étiquettes",
  bulkRemoveTags: "Retirer des étiquettes",
  bulkHold: "Bloquer",
  bulkHoldHint:
    "Elles ne peuvent pas être expédiées avant que quelqu’un ne les débloque. Les commandes expédiées ou déjà bloquées ne changent pas.",
  bulkRelease: "Débloquer",
  bulkDelivered: "Marquer les colis comme livrés",
  bulkDeliveredHint:
    "Chaque colis en route compte désormais comme livré, et son acheteur reçoit l’e-mail correspondant. C’est irréversible. Les commandes sans colis en route ne changent pas.",
  bulkReady: "Prêtes à retirer",
  bulkReadyHint:
    "Les acheteurs reçoivent l’e-mail qui annonce que leur commande les attend en magasin. C’est irréversible. Les commandes bloquées ou à expédier ne changent pas.",
  bulkGroup: "Mettre dans un groupe",
  bulkNoGroup: "Aucun groupe",
  bulkChoose: "Choisir…",
  bulkPapers: "Imprimer pour préparer",
  bulkToPack: {
    one: "{count} de ces commandes peut être préparée.",
    many: "{count} de ces commandes peuvent être préparées.",
    other: "{count} de ces commandes peuvent être préparées.",
  },
  bulkToDesk: "Mettre sur le poste d’expédition",
  bulkOldestOnly:
    "D’autres commandes correspondent. Voici les {count} plus anciennes : affinez la liste pour imprimer les autres.",
} satisfies TextsLike<typeof en>;
