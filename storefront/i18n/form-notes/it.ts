import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "gain.orders": "Ordini, pacchi e fatture in un posto solo",
  "gain.wishlist": "Una lista dei desideri che ti segue",
  "gain.returns": "Resi senza cercare numeri",
  "letters.latest": "L’ultimo articolo del diario",
  "gift.none": "Non hai ancora una carta?",
  "gift.give": "Regalane una",
  "order.where": "È nell’oggetto di ogni e-mail che riguarda l’ordine.",
  "hours.in": "{hours} a {city}",
  "topic.label": "Di che cosa si tratta?",
  "topic.choose": "Scegli",
  "topic.order": "Un ordine o un pacco",
  "topic.back": "Un reso o un cambio",
  "topic.warranty": "Qualcosa che si è rotto",
  "topic.goods": "La scelta di un prodotto o di una taglia",
  "topic.other": "Altro",
} satisfies TextsLike<typeof en>;
