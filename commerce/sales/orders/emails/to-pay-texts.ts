import type { Language } from "#commerce/shared/regions/schema.ts";

type ToPayTexts = Record<"kicker" | "subject" | "preview" | "heading" | "text" | "pay", string>;

/** The difference for an exchange must be paid: how much, until when, and what happens otherwise. */
export const toPayTexts: Record<Language, ToPayTexts> = {
  en: {
    kicker: "Exchange",
    subject: "Your exchange, order {number}: {amount} to pay",
    preview: "{amount} to pay, and it is on its way.",
    heading: "One step is left",
    text: "What you chose in exchange costs {amount} more than what you returned. Pay the difference by {until}: until then the goods are kept for you. Without a payment the exchange ends, and we pay back what you returned.",
    pay: "Pay {amount}",
  },
  de: {
    kicker: "Umtausch",
    subject: "Dein Umtausch, Bestellung {number}: noch {amount} zu bezahlen",
    preview: "Noch {amount}, dann macht er sich auf den Weg.",
    heading: "Ein Schritt fehlt noch",
    text: "Was du im Tausch gewählt hast, kostet {amount} mehr als deine Rückgabe. Bezahle die Differenz bis {until}: So lange halten wir die Ware für dich bereit. Ohne Zahlung endet der Umtausch, und wir erstatten deine Rückgabe.",
    pay: "{amount} bezahlen",
  },
  fr: {
    kicker: "Échange",
    subject: "Votre échange, commande {number} : {amount} à régler",
    preview: "{amount} à régler, et il part.",
    heading: "Il reste une étape",
    text: "Ce que vous avez choisi en échange coûte {amount} de plus que votre retour. Réglez la différence avant le {until} : jusque-là, les articles vous sont réservés. Sans paiement, l’échange prend fin et nous remboursons votre retour.",
    pay: "Payer {amount}",
  },
  it: {
    kicker: "Cambio",
    subject: "Il tuo cambio, ordine {number}: {amount} da pagare",
    preview: "{amount} da pagare, e parte.",
    heading: "Manca un passo",
    text: "Ciò che hai scelto in cambio costa {amount} in più del tuo reso. Paga la differenza entro il {until}: fino ad allora teniamo gli articoli da parte. Senza pagamento il cambio termina e rimborsiamo il reso.",
    pay: "Paga {amount}",
  },
  es: {
    kicker: "Cambio",
    subject: "Tu cambio, pedido {number}: quedan {amount} por pagar",
    preview: "Quedan {amount} por pagar y sale hacia ti.",
    heading: "Falta un paso",
    text: "Lo que elegiste a cambio cuesta {amount} más que tu devolución. Paga la diferencia antes del {until}: hasta entonces te guardamos los artículos. Sin pago, el cambio termina y te devolvemos el importe.",
    pay: "Pagar {amount}",
  },
  sv: {
    kicker: "Byte",
    subject: "Ditt byte, beställning {number}: {amount} att betala",
    preview: "{amount} att betala, sedan skickas det.",
    heading: "Ett steg kvar",
    text: "Det du valde i utbyte kostar {amount} mer än din retur. Betala mellanskillnaden senast {until}: till dess håller vi varorna åt dig. Utan betalning avslutas bytet och vi betalar tillbaka din retur.",
    pay: "Betala {amount}",
  },
  no: {
    kicker: "Bytte",
    subject: "Byttet ditt, bestilling {number}: {amount} å betale",
    preview: "{amount} å betale, så sendes det.",
    heading: "Ett steg igjen",
    text: "Det du valgte i bytte, koster {amount} mer enn returen din. Betal mellomlegget innen {until}: til da holder vi varene av til deg. Uten betaling avsluttes byttet, og vi betaler tilbake returen.",
    pay: "Betal {amount}",
  },
  ja: {
    kicker: "交換",
    subject: "交換のご注文 {number}：差額 {amount} のお支払いをお願いします",
    preview: "差額 {amount} のお支払い後に発送いたします。",
    heading: "あと一歩です",
    text: "交換でお選びの商品は、ご返品分より {amount} 高くなっております。{until} までに差額をお支払いください。それまで商品をお取り置きします。お支払いがない場合、交換は終了し、ご返品分を返金いたします。",
    pay: "{amount} を支払う",
  },
};
