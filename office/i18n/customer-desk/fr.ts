import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  accountNote: "Note dans le compte",
  accountNoteHint: "Le client peut la lire, et elle fait partie de sa copie. Un code professionnel peut figurer ici.",
  askedAt: "Demandé {time}",
  groupGuests: "Pour les visiteurs",
  groupDefaultHint:
    "Qui n’est dans aucun autre groupe a ses remises. En faire le groupe par défaut le retire à celui qui l’est.",
  groupNeededHint: "Un groupe valable partout doit l’être : donnez-le plutôt à un autre.",
  groupMemberCount: { one: "{count} client", other: "{count} clients" },
  groupManyMembers: "Plus de {number} clients",
  groupSeeMembers: "Voir ses clients",
  groupSeePrices: "Voir la liste de prix",
  groupUsedBy: "Nommé par",
  groupUsesTerms: "Paiement sur facture",
  groupUsesDelivery: "Livraison : les modes gratuits lui sont cachés",
  groupDelete: "Supprimer le groupe",
  groupDeleteTitle: "Supprimer {name}",
  groupDeleteText: "Ses remises disparaissent aussitôt avec lui.",
  groupMoveTo: "À sa place",
  groupMoveHint: "Il reprend les membres et le remplace partout où il était nommé.",
  groupMoveNone: "Aucun groupe",
  groupMoveNeeded: "Une promotion ou la livraison le nomme : un autre groupe doit prendre sa place.",
} satisfies TextsLike<typeof en>;
