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
} satisfies TextsLike<typeof en>;
