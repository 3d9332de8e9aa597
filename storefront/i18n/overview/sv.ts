import type { TextsLike } from "#commerce/shared/texts/rules.ts";
import type en from "./en.ts";

export default {
  "over.latest": "Senaste order",
  "over.pieces": { one: "{count} del, {total}", other: "{count} delar, {total}" },
  "over.returns": "På väg tillbaka",
  "over.return": "Retur {number} av order {order}",
  "over.next": "Nästa steg",
  "over.review": "Hur är {name}? Berätta för andra",
  "over.address": "Spara en adress, så fyller kassan i sig själv",
  "over.orders.none": "Inget beställt än",
  "over.orders.none.text": "När du beställer ser du här hur långt det har kommit.",
  "over.pro": "Progräns",
  "over.employee": "Personalgräns",
  "over.wished": { one: "{count} sak på önskelistan", other: "{count} saker på önskelistan" },
  "over.wished.none": "Din önskelista är tom",
  "over.wished.none.text": "Tryck på hjärtat på något, så väntar det här.",
  "over.addresses": { one: "{count} sparad adress", other: "{count} sparade adresser" },
  "over.left": "{left} av {limit} kvar",
  "over.until": "Propriser till och med",
} satisfies TextsLike<typeof en>;
