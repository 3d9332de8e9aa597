import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Ultimo ordine",
  "over.pieces": { one: "{count} pezzo, {total}", other: "{count} pezzi, {total}" },
  "over.returns": "In viaggio di ritorno",
  "over.return": "Reso {number} dell’ordine {order}",
  "over.next": "E adesso",
  "over.review": "Com’è {name}? Dillo agli altri",
  "over.address": "Salva un indirizzo, e la cassa si compila da sola",
  "over.orders.none": "Ancora nessun ordine",
  "over.orders.none.text": "Appena ordini, qui vedi a che punto è.",
  "over.pro": "Limite pro",
  "over.employee": "Limite per dipendenti",
  "over.wished": {
    one: "{count} prodotto nella lista dei desideri",
    other: "{count} prodotti nella lista dei desideri",
  },
  "over.wished.none": "La tua lista dei desideri è vuota",
  "over.wished.none.text": "Tocca il cuore di un prodotto e ti aspetta qui.",
  "over.addresses": { one: "{count} indirizzo salvato", other: "{count} indirizzi salvati" },
  "over.left": "Restano {left} su {limit}",
  "over.until": "Prezzi pro fino al",
} satisfies TextsLike<typeof en>;
