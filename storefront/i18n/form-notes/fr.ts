import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Commandes, colis et factures au même endroit",
  "gain.wishlist": "Une liste d’envies qui te suit partout",
  "gain.returns": "Des retours sans chercher de numéro",
  "letters.latest": "Dernier article du journal",
  "gift.none": "Pas encore de carte ?",
  "gift.give": "En offrir une",
  "order.where": "Il figure dans l’objet de chaque e-mail au sujet de la commande.",
  "hours.in": "{hours} à {city}",
  "topic.label": "De quoi s’agit-il ?",
  "topic.choose": "Choisir",
  "topic.order": "Une commande ou un colis",
  "topic.back": "Un retour ou un échange",
  "topic.warranty": "Quelque chose de cassé",
  "topic.goods": "Le choix d’un produit ou d’une taille",
  "topic.other": "Autre chose",
} satisfies TextsLike<typeof en>;
