import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "group.order": "Commander et payer",
  "group.delivery": "Livraison",
  "group.returns": "Retours et garantie",
  "group.sizes": "Tailles et ajustement",
  "group.care": "Entretien et réparation",
  "group.account": "Le compte et nous",
  "group.more": "Autres réponses",
  "way.order": "Où est ma commande ?",
  "way.return": "Faire un retour",
  "way.size": "Trouver ma taille",
  find: "De quoi s’agit-il ?",
  "find.example": "remboursement, pointure, DHL",
  "find.submit": "Chercher",
  nothing: "Aucune réponse courte ne contient ces mots. Demandez-nous, une personne répond.",
  "return.guest": "Sans compte",
  changed: "Dernière modification : {date}",
  related: "Dans le même sujet",
  all: "Toutes les réponses",
} satisfies TextsLike<typeof en>;
