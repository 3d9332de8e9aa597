import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Ordine {number} ricevuto",
  preview: "È arrivato e lo stiamo preparando. {total} in tutto.",
  kicker: "È tuo",
  number: "Ordine numero {number}",
  thanks: "Grazie, {name}.",
  intro:
    "Abbiamo ricevuto il tuo ordine e lo prepariamo, di solito entro un giorno lavorativo. Appena parte ricevi il link per seguirlo.",
  introEmail: "La tua carta regalo arriva in un messaggio a parte, con il codice da usare alla cassa. È in viaggio.",
  items: "Nel pacco",
  itemsEmail: "Il tuo ordine",
  quantity: "Quantità {count}",
  gift_wrap: "Confezione regalo",
  goods: "Subtotale",
  discount: "Sconto",
  giftCard: "Carta regalo •••• {last4}",
  onAccount: "Con fattura",
  shipping: "Spedizione",
  free: "Gratis",
  total: "Totale",
  taxIncluded: "{name} {rate} % inclusa",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "IVA",
    "tax.sales": "Imposta sulle vendite",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Spedito a",
  billTo: "Fatturato a",
  by: "Viaggia con",
  methods: {
    standard: "Spedizione standard",
    express: "Spedizione espressa",
    email: "Via e-mail",
    pickup: "Ritiro in negozio",
  },
  days: "{from}–{to} giorni lavorativi",
  button: "Vedi l’ordine",
  help: "Qualcosa non va? Rispondi a questo messaggio o guarda qui: {link}.",
  returns: "Ripensamenti? Resi fino al disgelo. Mai usato.",
};

export default texts;
