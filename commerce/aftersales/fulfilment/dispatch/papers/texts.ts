import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of packing slips and pick lists, in addition to those of an invoice. */
export type PaperTexts = {
  slip: string;
  gift: string;
  message: string;
  more: string;
  pickList: string;
  orders: string;
  pieces: string;
};

export const paperTexts: Record<Language, PaperTexts> = {
  en: {
    slip: "Packing slip",
    gift: "A gift for you",
    message: "Message from the buyer",
    more: "The other pieces of this order come in another parcel.",
    pickList: "Pick list",
    orders: "Orders",
    pieces: "Pieces",
  },
  de: {
    slip: "Lieferschein",
    gift: "Ein Geschenk für dich",
    message: "Nachricht",
    more: "Die übrigen Stücke dieser Bestellung kommen in einem weiteren Paket.",
    pickList: "Pickliste",
    orders: "Bestellungen",
    pieces: "Stück",
  },
  fr: {
    slip: "Bon de livraison",
    gift: "Un cadeau pour vous",
    message: "Message",
    more: "Les autres articles de cette commande arrivent dans un autre colis.",
    pickList: "Liste de prélèvement",
    orders: "Commandes",
    pieces: "Pièces",
  },
  it: {
    slip: "Documento di consegna",
    gift: "Un regalo per te",
    message: "Messaggio",
    more: "Gli altri articoli di questo ordine arrivano in un altro pacco.",
    pickList: "Lista di prelievo",
    orders: "Ordini",
    pieces: "Pezzi",
  },
  es: {
    slip: "Albarán",
    gift: "Un regalo para ti",
    message: "Mensaje",
    more: "Los demás artículos de este pedido llegan en otro paquete.",
    pickList: "Lista de preparación",
    orders: "Pedidos",
    pieces: "Unidades",
  },
  sv: {
    slip: "Följesedel",
    gift: "En present till dig",
    message: "Meddelande",
    more: "De andra varorna i beställningen kommer i ett annat paket.",
    pickList: "Plocklista",
    orders: "Beställningar",
    pieces: "Antal",
  },
  no: {
    slip: "Pakkseddel",
    gift: "En gave til deg",
    message: "Melding",
    more: "De andre varene i bestillingen kommer i en annen pakke.",
    pickList: "Plukkliste",
    orders: "Bestillinger",
    pieces: "Antall",
  },
  ja: {
    slip: "納品書",
    gift: "あなたへの贈り物です",
    message: "メッセージ",
    more: "このご注文のほかの商品は別の荷物でお届けします。",
    pickList: "ピッキングリスト",
    orders: "注文",
    pieces: "点数",
  },
};
