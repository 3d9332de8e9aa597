import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Ordre {number} er mottatt",
  preview: "Vi har den og pakker. Totalt {total}.",
  kicker: "Den er din",
  number: "Ordrenummer {number}",
  thanks: "Takk, {name}.",
  intro:
    "Vi har fått bestillingen din og pakker den, som regel innen én virkedag. Du får en sporingslenke så snart den er på vei.",
  introEmail: "Gavekortet ditt kommer i en egen melding, med koden til kassen. Den er på vei.",
  items: "I pakken",
  itemsEmail: "Bestillingen din",
  quantity: "Antall {count}",
  gift_wrap: "Gaveinnpakking",
  goods: "Delsum",
  discount: "Rabatt",
  giftCard: "Gavekort •••• {last4}",
  onAccount: "På faktura",
  shipping: "Frakt",
  free: "Gratis",
  total: "Totalt",
  taxIncluded: "inkluderer {rate} % {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "mva.",
    "tax.sales": "Omsetningsavgift",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Leveres til",
  billTo: "Faktureres til",
  by: "Reiser med",
  methods: { standard: "Standard", express: "Ekspress", email: "På e-post", pickup: "Henting i butikk" },
  days: "{from}–{to} virkedager",
  button: "Se ordren",
  help: "Er noe galt? Svar på denne e-posten, eller se {link}.",
  returns: "Angret deg? Åpent kjøp til snøen smelter. Ukjørt.",
};

export default texts;
