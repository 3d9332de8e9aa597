import type { DemoProduct } from "#demo/shapes.ts";
import { colourway } from "./colourway.ts";

/** Sold for what it is worth, in whole units of each region's currency; delivered by e-mail. */
export const giftCard: DemoProduct = {
  uid: "gift-card",
  kind: "accessory",
  title: {
    en: "Firn Gift Card",
    de: "Firn Gutschein",
    fr: "Carte cadeau Firn",
    es: "Tarjeta regalo Firn",
    it: "Carta regalo Firn",
    ja: "Firn ギフトカード",
    sv: "Firn presentkort",
    no: "Firn gavekort",
  },
  tagline: {
    en: "Fits every size.",
    de: "Passt in jeder Größe.",
    fr: "Va à toutes les tailles.",
    es: "Vale para todas las tallas.",
    it: "Va bene per ogni taglia.",
    ja: "サイズ選びは不要です。",
    sv: "Passar alla storlekar.",
    no: "Passer i alle størrelser.",
  },
  description: {
    en: "Comes by e-mail as soon as it is paid, with a code for the checkout. What is left over stays on the card.",
    de: "Kommt nach der Zahlung sofort per E-Mail, mit einem Code für die Kasse. Was übrig bleibt, bleibt auf der Karte.",
    fr: "Arrive par e-mail dès le paiement, avec un code à saisir lors de la commande. Le reste demeure sur la carte.",
    es: "Llega por correo en cuanto está pagada, con un código para el pago. Lo que sobra se queda en la tarjeta.",
    it: "Arriva via e-mail appena pagata, con un codice da usare alla cassa. Quello che avanza resta sulla carta.",
    ja: "お支払い後すぐ、ご注文手続きで使えるコードをメールでお届けします。残額はカードに残ります。",
    sv: "Kommer med e-post så snart det är betalt, med en kod för kassan. Det som blir över stannar på kortet.",
    no: "Kommer på e-post så snart det er betalt, med en kode til kassen. Det som er igjen, blir stående på kortet.",
  },
  categories: ["accessories"],
  colours: [colourway("graphite", "#141C2B", "#FF5A1F", "#E9E2D3")],
  sizes: [],
  usd: 25,
  amounts: [25, 50, 100, 200],
  art: { family: "topo", form: "gift-card", seed: 512 },
};
