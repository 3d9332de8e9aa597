import type { OrderEmailTexts } from "#commerce/sales/orders/emails/texts/shape.ts";

const texts: OrderEmailTexts = {
  subject: "Order {number} har kommit in",
  preview: "Vi har den och packar. Totalt {total}.",
  kicker: "Den är din",
  number: "Ordernummer {number}",
  thanks: "Tack, {name}.",
  intro:
    "Vi har fått din order och packar den, oftast inom en arbetsdag. Du får en spårningslänk så fort den går iväg.",
  introEmail: "Ditt presentkort kommer i ett eget meddelande, med koden för kassan. Det är på väg.",
  items: "I paketet",
  itemsEmail: "Din order",
  quantity: "Antal {count}",
  gift_wrap: "Presentinslagning",
  goods: "Delsumma",
  discount: "Rabatt",
  giftCard: "Presentkort •••• {last4}",
  onAccount: "Mot faktura",
  shipping: "Frakt",
  free: "Gratis",
  total: "Totalt",
  taxIncluded: "varav {rate} % {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "moms",
    "tax.sales": "Försäljningsskatt",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Levereras till",
  billTo: "Faktureras till",
  by: "Reser med",
  methods: { standard: "Standard", express: "Express", email: "Med e-post", pickup: "Hämtning i butik" },
  days: "{from}–{to} arbetsdagar",
  button: "Visa ordern",
  help: "Är något fel? Svara på det här mejlet eller titta här: {link}.",
  returns: "Ångrat dig? Öppet köp tills snön smälter. Oåkt.",
};

export default texts;
