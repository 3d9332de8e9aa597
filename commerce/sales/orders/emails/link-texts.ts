import type { Language } from "#commerce/shared/regions/schema.ts";

/** The message with the link to an order that was requested by number and email address. */
export type LinkTexts = { subject: string; preview: string; kicker: string; heading: string; text: string };

export const linkTexts: Record<Language, LinkTexts> = {
  en: {
    subject: "The link to order {number}",
    preview: "It opens everything about your order.",
    kicker: "Asked for",
    heading: "Here is your order.",
    text: "You asked for this order with its number and your e-mail address. The link opens all of it: addresses, invoice, returns. Keep it to yourself. If you did not ask, you need do nothing.",
  },
  de: {
    subject: "Der Link zu Bestellung {number}",
    preview: "Er öffnet alles zu deiner Bestellung.",
    kicker: "Angefordert",
    heading: "Hier ist deine Bestellung.",
    text: "Du hast mit Nummer und E-Mail-Adresse nach dieser Bestellung gefragt. Der Link öffnet alles dazu: Adressen, Rechnung, Rückgaben. Gib ihn nicht weiter. Hast du nicht gefragt, musst du nichts tun.",
  },
  fr: {
    subject: "Le lien vers la commande {number}",
    preview: "Il ouvre tout ce qui concerne votre commande.",
    kicker: "Demandé",
    heading: "Voici votre commande.",
    text: "Vous avez demandé cette commande avec son numéro et votre adresse e-mail. Le lien l’ouvre en entier : adresses, facture, retours. Gardez-le pour vous. Si la demande ne vient pas de vous, vous n’avez rien à faire.",
  },
  es: {
    subject: "El enlace al pedido {number}",
    preview: "Abre todo sobre tu pedido.",
    kicker: "Solicitado",
    heading: "Aquí está tu pedido.",
    text: "Has preguntado por este pedido con su número y tu correo. El enlace lo abre entero: direcciones, factura, devoluciones. No lo compartas. Si no lo has pedido tú, no tienes que hacer nada.",
  },
  it: {
    subject: "Il link all’ordine {number}",
    preview: "Apre tutto ciò che riguarda il tuo ordine.",
    kicker: "Richiesto",
    heading: "Ecco il tuo ordine.",
    text: "Hai chiesto di questo ordine con il suo numero e la tua e-mail. Il link lo apre per intero: indirizzi, fattura, resi. Tienilo per te. Se non l’hai chiesto tu, non devi fare nulla.",
  },
  ja: {
    subject: "ご注文 {number} へのリンク",
    preview: "ご注文の内容をすべてご覧いただけます。",
    kicker: "お問い合わせ",
    heading: "ご注文の内容はこちらです。",
    text: "ご注文番号とメールアドレスでお問い合わせをいただきました。このリンクから、ご住所、請求書、返品などすべてをご覧いただけます。ほかの方には教えないでください。お心当たりがない場合、お手続きは不要です。",
  },
  sv: {
    subject: "Länken till order {number}",
    preview: "Den öppnar allt om din order.",
    kicker: "Efterfrågad",
    heading: "Här är din order.",
    text: "Du har frågat efter den här ordern med dess nummer och din e-postadress. Länken öppnar hela ordern: adresser, faktura, returer. Dela den inte med någon. Var det inte du som frågade behöver du inte göra något.",
  },
  no: {
    subject: "Lenken til ordre {number}",
    preview: "Den åpner alt om ordren din.",
    kicker: "Etterspurt",
    heading: "Her er ordren din.",
    text: "Du har spurt etter denne ordren med nummeret og e-postadressen din. Lenken åpner hele ordren: adresser, faktura, returer. Ikke del den med noen. Var det ikke du som spurte, trenger du ikke gjøre noe.",
  },
};
