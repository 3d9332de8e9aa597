import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  groupGuests: "Pour les visiteurs",
  groupDefaultHint:
    "Qui n’est dans aucun autre groupe a ses remises. En faire le groupe par défaut le retire à celui qui l’est.",
  groupNeededHint: "Un groupe valable partout doit l’être : donnez-le plutôt à un autre.",
  groupMemberCount: { one: "{count} client", other: "{count} clients" },
  groupManyMembers: "Plus de {number} clients",
  groupSeeMembers: "Voir ses clients",
  groupSeePrices: "Voir la liste de prix",
  groupUsedBy: "Nommé par",
  groupUsesTerms: "Paiement sur facture",
  groupUsesDelivery: "Livraison : les modes gratuits lui sont cachés",
  groupDelete: "Supprimer le groupe",
  groupDeleteTitle: "Supprimer {name}",
  groupDeleteText: "Ses remises disparaissent aussitôt avec lui.",
  groupMoveTo: "À sa place",
  groupMoveHint: "Il reprend les membres et le remplace partout où il était nommé.",
  groupMoveNone: "Aucun groupe",
  groupMoveNeeded: "Une promotion ou la livraison le nomme : un autre groupe doit prendre sa place.",
  newGroup: "Nouveau groupe",
  everywhere: "Partout",
  groupDefault: "Pour tous les autres",
  groupRuleCount: { one: "{count} remise", other: "{count} remises" },
  groupDiscounts: "Remises",
  groupDiscountsHint:
    "Une remise sur le produit compte avant celle de sa catégorie, et celle-ci avant celle sur tout. Entre plusieurs semblables, la meilleure pour le client compte ; elles ne s’additionnent jamais.",
  ruleForAll: "Tous les produits",
  ruleOwnPrice: "Un prix propre",
  ruleOn: "Sur",
  ruleNumber: "Remise {number}",
  addGroupRule: "Ajouter une remise",
  groupPreview: "Prix dans ce groupe",
  groupPreviewHint: "Selon les remises du formulaire, enregistrées ou non.",
} satisfies TextsLike<typeof en>;
