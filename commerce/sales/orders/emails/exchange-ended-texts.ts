import type { Language } from "#commerce/shared/regions/schema.ts";

type EndedTexts = Record<"kicker" | "subject" | "preview" | "heading" | "text" | "answer", string>;

/**
 * The difference for an exchange was not paid, and the exchange has expired or was ended by the shop. `answer` is the
 * heading of the staff's remark.
 */
export const exchangeEndedTexts: Record<Language, EndedTexts> = {
  en: {
    kicker: "Exchange",
    subject: "Your exchange, order {number}, has ended",
    preview: "What you returned is paid back.",
    heading: "Your exchange has ended",
    text: "The difference was not paid, so the goods are no longer kept for you, and the link to pay is closed. We pay back what you returned, the way you paid for it.",
    answer: "What we have to say",
  },
  de: {
    kicker: "Umtausch",
    subject: "Dein Umtausch, Bestellung {number}, ist beendet",
    preview: "Wir erstatten deine Rückgabe.",
    heading: "Dein Umtausch ist beendet",
    text: "Die Differenz wurde nicht bezahlt. Die Ware ist deshalb nicht mehr für dich reserviert, und der Zahlungslink ist geschlossen. Wir erstatten deine Rückgabe auf dem Weg, auf dem du bezahlt hast.",
    answer: "Unsere Nachricht dazu",
  },
  fr: {
    kicker: "Échange",
    subject: "Votre échange, commande {number}, a pris fin",
    preview: "Nous remboursons votre retour.",
    heading: "Votre échange a pris fin",
    text: "La différence n’a pas été réglée : les articles ne vous sont plus réservés et le lien de paiement est fermé. Nous remboursons votre retour par le moyen que vous aviez utilisé.",
    answer: "Notre message",
  },
  it: {
    kicker: "Cambio",
    subject: "Il tuo cambio, ordine {number}, è terminato",
    preview: "Rimborsiamo il tuo reso.",
    heading: "Il tuo cambio è terminato",
    text: "La differenza non è stata pagata: gli articoli non sono più riservati a te e il link di pagamento è chiuso. Rimborsiamo il reso con lo stesso metodo con cui hai pagato.",
    answer: "Il nostro messaggio",
  },
  es: {
    kicker: "Cambio",
    subject: "Tu cambio, pedido {number}, ha terminado",
    preview: "Te devolvemos el importe de tu devolución.",
    heading: "Tu cambio ha terminado",
    text: "La diferencia no se pagó: los artículos ya no están reservados para ti y el enlace de pago está cerrado. Te devolvemos el importe de tu devolución por el mismo medio con el que pagaste.",
    answer: "Nuestro mensaje",
  },
  sv: {
    kicker: "Byte",
    subject: "Ditt byte, beställning {number}, är avslutat",
    preview: "Vi betalar tillbaka din retur.",
    heading: "Ditt byte är avslutat",
    text: "Mellanskillnaden betalades inte. Varorna hålls därför inte längre åt dig och betallänken är stängd. Vi betalar tillbaka din retur på samma sätt som du betalade.",
    answer: "Vårt meddelande",
  },
  no: {
    kicker: "Bytte",
    subject: "Byttet ditt, bestilling {number}, er avsluttet",
    preview: "Vi betaler tilbake returen din.",
    heading: "Byttet ditt er avsluttet",
    text: "Mellomlegget ble ikke betalt. Varene holdes derfor ikke lenger av til deg, og betalingslenken er stengt. Vi betaler tilbake returen på samme måte som du betalte.",
    answer: "Vår melding",
  },
  ja: {
    kicker: "交換",
    subject: "交換のご注文 {number} は終了しました",
    preview: "ご返品分を返金いたします。",
    heading: "交換は終了しました",
    text: "差額のお支払いがなかったため、商品のお取り置きを終了し、お支払いリンクも無効になりました。ご返品分は、お支払いいただいた方法で返金いたします。",
    answer: "ショップからのメッセージ",
  },
};
