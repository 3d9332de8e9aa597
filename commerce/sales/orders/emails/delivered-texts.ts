import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of the message about a delivered parcel. Texts that all messages share are in texts/. */
export type DeliveredTexts = {
  subject: string;
  preview: string;
  kicker: string;
  heading: string;
  /** When it completes the order, and when more parcels follow. */
  whole: string;
  part: string;
  at: string;
};

export const deliveredTexts: Record<Language, DeliveredTexts> = {
  en: {
    subject: "Order {number} has arrived",
    preview: "Your parcel was delivered in {city}.",
    kicker: "Delivered",
    heading: "It is with you.",
    whole: "Everything in your order has been delivered. If a piece is missing or not right, tell us: we put it right.",
    part: "A part of your order has been delivered. The rest is still to come. If a piece is missing or not right, tell us.",
    at: "Delivered on",
  },
  de: {
    subject: "Bestellung {number} ist angekommen",
    preview: "Dein Paket wurde in {city} zugestellt.",
    kicker: "Zugestellt",
    heading: "Es ist bei dir.",
    whole:
      "Alles aus deiner Bestellung wurde zugestellt. Fehlt etwas oder stimmt etwas nicht? Sag es uns, wir bringen es in Ordnung.",
    part: "Ein Teil deiner Bestellung wurde zugestellt, der Rest kommt noch. Fehlt etwas oder stimmt etwas nicht? Sag es uns.",
    at: "Zugestellt am",
  },
  fr: {
    subject: "La commande {number} est arrivée",
    preview: "Votre colis a été livré à {city}.",
    kicker: "Livré",
    heading: "C’est arrivé.",
    whole:
      "Toute votre commande a été livrée. S’il manque un article ou si quelque chose ne va pas, dites-le-nous, nous y remédierons.",
    part: "Une partie de votre commande a été livrée, le reste arrive encore. S’il manque un article ou si quelque chose ne va pas, dites-le-nous.",
    at: "Livré le",
  },
  es: {
    subject: "El pedido {number} ha llegado",
    preview: "Tu paquete se ha entregado en {city}.",
    kicker: "Entregado",
    heading: "Ya lo tienes.",
    whole: "Se ha entregado todo tu pedido. Si falta algo o algo no está bien, dínoslo y lo arreglamos.",
    part: "Se ha entregado una parte de tu pedido y el resto llegará después. Si falta algo o algo no está bien, dínoslo.",
    at: "Entregado el",
  },
  it: {
    subject: "L’ordine {number} è arrivato",
    preview: "Il tuo pacco è stato consegnato a {city}.",
    kicker: "Consegnato",
    heading: "È arrivato.",
    whole: "Tutto il tuo ordine è stato consegnato. Se manca qualcosa o qualcosa non va, scrivici: ci pensiamo noi.",
    part: "Una parte del tuo ordine è stata consegnata, il resto deve ancora arrivare. Se manca qualcosa o qualcosa non va, scrivici.",
    at: "Consegnato il",
  },
  ja: {
    subject: "ご注文 {number} をお届けしました",
    preview: "{city} にお荷物をお届けしました。",
    kicker: "配達完了",
    heading: "お届けが完了しました。",
    whole: "ご注文の品はすべてお届け済みです。不足や不具合がございましたら、お知らせください。すぐに対応いたします。",
    part: "ご注文の一部をお届けしました。残りは後日お届けします。不足や不具合がございましたら、お知らせください。",
    at: "配達日",
  },
  sv: {
    subject: "Order {number} har kommit fram",
    preview: "Ditt paket har levererats i {city}.",
    kicker: "Levererat",
    heading: "Den är framme.",
    whole: "Allt i din order har levererats. Saknas något eller är något fel? Hör av dig, så ordnar vi det.",
    part: "En del av din order har levererats och resten är på väg. Saknas något eller är något fel? Hör av dig.",
    at: "Levererat den",
  },
  no: {
    subject: "Ordre {number} er levert",
    preview: "Pakken din er levert i {city}.",
    kicker: "Levert",
    heading: "Den er framme.",
    whole: "Alt i ordren din er levert. Mangler noe, eller er noe galt? Si fra, så ordner vi det.",
    part: "En del av ordren din er levert, og resten kommer senere. Mangler noe, eller er noe galt? Si fra.",
    at: "Levert",
  },
};
