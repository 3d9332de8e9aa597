import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Dernière commande",
  "over.pieces": { one: "{count} article, {total}", other: "{count} articles, {total}" },
  "over.returns": "Sur le retour",
  "over.return": "Retour {number} de la commande {order}",
  "over.next": "La suite",
  "over.review": "Que vaut {name} ? Dis-le aux autres",
  "over.address": "Enregistre une adresse, et la commande se remplit toute seule",
  "over.orders.none": "Rien de commandé pour l’instant",
  "over.orders.none.text": "Dès que tu commandes, tu vois ici où ça en est.",
  "over.pro": "Plafond pro",
  "over.employee": "Plafond du personnel",
  "over.wished": { one: "{count} article dans ta liste d’envies", other: "{count} articles dans ta liste d’envies" },
  "over.wished.none": "Ta liste d’envies est vide",
  "over.wished.none.text": "Touche le cœur d’un article, et il t’attend ici.",
  "over.addresses": { one: "{count} adresse enregistrée", other: "{count} adresses enregistrées" },
  "over.left": "{left} restants sur {limit}",
  "over.until": "Prix pro jusqu’au",
} satisfies TextsLike<typeof en>;
