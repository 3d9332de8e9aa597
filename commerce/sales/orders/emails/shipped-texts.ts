import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of the message about a shipped parcel. Texts that all messages share are in texts/. */
export type ShippedTexts = {
  subject: string;
  preview: string;
  kicker: string;
  heading: string;
  /** When it completes the order, and when more parcels follow. */
  whole: string;
  part: string;
  carrier: string;
  tracking: string;
};

export const shippedTexts: Record<Language, ShippedTexts> = {
  en: {
    subject: "Order {number} is on its way",
    preview: "A parcel has left for {city}.",
    kicker: "On its way",
    heading: "It has left the house.",
    whole: "Everything in your order is on the road now.",
    part: "This is a part of your order. The rest follows, and you hear from us when it leaves.",
    carrier: "Carrier",
    tracking: "Tracking number",
  },
  de: {
    subject: "Bestellung {number} ist unterwegs",
    preview: "Ein Paket ist auf dem Weg nach {city}.",
    kicker: "Unterwegs",
    heading: "Es hat das Haus verlassen.",
    whole: "Alles aus deiner Bestellung ist jetzt auf dem Weg.",
    part: "Das ist ein Teil deiner Bestellung. Der Rest folgt, und du hörst von uns, sobald er losgeht.",
    carrier: "Versand mit",
    tracking: "Sendungsnummer",
  },
  fr: {
    subject: "La commande {number} est en route",
    preview: "Un colis est parti pour {city}.",
    kicker: "En route",
    heading: "C’est parti.",
    whole: "Toute votre commande est maintenant en route.",
    part: "Voici une partie de votre commande. Le reste suit, et nous vous écrirons à son départ.",
    carrier: "Transporteur",
    tracking: "Numéro de suivi",
  },
  es: {
    subject: "El pedido {number} va de camino",
    preview: "Un paquete ha salido hacia {city}.",
    kicker: "De camino",
    heading: "Ya ha salido.",
    whole: "Todo tu pedido está ya en camino.",
    part: "Es una parte de tu pedido. El resto va después y te avisaremos cuando salga.",
    carrier: "Transportista",
    tracking: "Número de seguimiento",
  },
  it: {
    subject: "L’ordine {number} è in viaggio",
    preview: "Un pacco è partito per {city}.",
    kicker: "In viaggio",
    heading: "È partito.",
    whole: "Tutto il tuo ordine è ora in viaggio.",
    part: "È una parte del tuo ordine. Il resto segue, e ti scriviamo quando parte.",
    carrier: "Corriere",
    tracking: "Numero di tracciamento",
  },
  ja: {
    subject: "ご注文 {number} を発送しました",
    preview: "{city} へお荷物を発送しました。",
    kicker: "発送済み",
    heading: "お荷物が出発しました。",
    whole: "ご注文の品はすべて発送済みです。",
    part: "ご注文の一部を発送しました。残りは発送時に改めてお知らせします。",
    carrier: "配送会社",
    tracking: "お問い合わせ番号",
  },
  sv: {
    subject: "Order {number} är på väg",
    preview: "Ett paket är på väg till {city}.",
    kicker: "På väg",
    heading: "Den har lämnat oss.",
    whole: "Allt i din order är nu på väg.",
    part: "Det här är en del av din order. Resten följer, och vi hör av oss när den skickas.",
    carrier: "Transportör",
    tracking: "Spårningsnummer",
  },
  no: {
    subject: "Ordre {number} er på vei",
    preview: "En pakke er på vei til {city}.",
    kicker: "På vei",
    heading: "Den har forlatt oss.",
    whole: "Alt i ordren din er nå på vei.",
    part: "Dette er en del av ordren din. Resten følger, og vi sier fra når den sendes.",
    carrier: "Transportør",
    tracking: "Sporingsnummer",
  },
};
