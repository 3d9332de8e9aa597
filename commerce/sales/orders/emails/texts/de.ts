import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Wir haben deine Bestellung {number}",
  preview: "Wir haben sie und packen. Zusammen {total}.",
  kicker: "Gehört dir",
  number: "Bestellnummer {number}",
  thanks: "Danke, {name}.",
  intro:
    "Wir haben deine Bestellung und packen sie meist innerhalb eines Werktags. Sobald sie unterwegs ist, bekommst du den Link zur Sendungsverfolgung.",
  introEmail: "Dein Gutschein kommt in einer eigenen Nachricht, mit dem Code für die Kasse. Sie ist unterwegs.",
  items: "Im Paket",
  itemsEmail: "Deine Bestellung",
  quantity: "Menge {count}",
  gift_wrap: "Geschenkverpackung",
  goods: "Zwischensumme",
  discount: "Rabatt",
  giftCard: "Gutschein •••• {last4}",
  onAccount: "Auf Rechnung",
  shipping: "Versand",
  free: "Gratis",
  total: "Gesamt",
  taxIncluded: "enthält {rate} % {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "MwSt.",
    "tax.sales": "Umsatzsteuer",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Geht an",
  billTo: "Rechnung an",
  by: "Reist mit",
  methods: { standard: "Standard", express: "Express", email: "Per E-Mail", pickup: "Abholung im Laden" },
  days: "{from}–{to} Werktage",
  button: "Bestellung ansehen",
  help: "Stimmt etwas nicht? Antworte einfach auf diese Nachricht oder schau hier: {link}.",
  returns: "Doch nicht? Rückgabe, bis der Schnee schmilzt. Ungefahren.",
};

export default texts;
