import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Siste ordre",
  "over.pieces": { one: "{count} del, {total}", other: "{count} deler, {total}" },
  "over.returns": "På vei tilbake",
  "over.return": "Retur {number} av ordre {order}",
  "over.next": "Neste steg",
  "over.review": "Hvordan er {name}? Fortell andre om det",
  "over.address": "Lagre en adresse, så fyller kassen ut seg selv",
  "over.orders.none": "Ingenting bestilt ennå",
  "over.orders.none.text": "Når du bestiller, ser du her hvor langt det er kommet.",
  "over.pro": "Progrense",
  "over.employee": "Ansattgrense",
  "over.wished": { one: "{count} ting på ønskelisten", other: "{count} ting på ønskelisten" },
  "over.wished.none": "Ønskelisten din er tom",
  "over.wished.none.text": "Trykk på hjertet på noe, så venter det her.",
  "over.addresses": { one: "{count} lagret adresse", other: "{count} lagrede adresser" },
  "over.left": "{left} av {limit} igjen",
  "over.until": "Propriser til og med",
} satisfies TextsLike<typeof en>;
