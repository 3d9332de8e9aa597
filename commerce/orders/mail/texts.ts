import type { Language } from "#commerce/regions/schema.ts";

/** What the messages about orders say. `{name}` places are filled in by the message. */
export type MailTexts = {
  subject: string;
  preview: string;
  kicker: string;
  number: string;
  thanks: string;
  intro: string;
  /** Of an order that is delivered by e-mail. */
  introEmail: string;
  items: string;
  itemsEmail: string;
  quantity: string;
  goods: string;
  discount: string;
  /** {last4}: the end of the card's code. */
  giftCard: string;
  due: string;
  shipping: string;
  free: string;
  total: string;
  taxIncluded: string;
  taxAdded: string;
  taxes: Record<"tax.vat" | "tax.sales" | "tax.gst" | "tax.hst" | "tax.pst" | "tax.qst", string>;
  shipTo: string;
  billTo: string;
  by: string;
  methods: Record<"standard" | "express" | "email", string>;
  days: string;
  button: string;
  help: string;
  returns: string;
};

const en: MailTexts = {
  subject: "Order {number} is in",
  preview: "We have it and start packing. {total} in all.",
  kicker: "It is yours",
  number: "Order number {number}",
  thanks: "Thank you, {name}.",
  intro:
    "We have your order and start packing, usually within one working day. You get a tracking link the moment it leaves.",
  introEmail: "Your gift card comes by a message of its own, with the code for the checkout. It is on its way.",
  items: "In the parcel",
  itemsEmail: "What you ordered",
  quantity: "Quantity {count}",
  goods: "Subtotal",
  discount: "Discount",
  giftCard: "Gift card •••• {last4}",
  due: "Paid by card",
  shipping: "Shipping",
  free: "Free",
  total: "Total",
  taxIncluded: "includes {rate} % {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "VAT",
    "tax.sales": "Sales tax",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Goes to",
  billTo: "Billed to",
  by: "Travels by",
  methods: { standard: "Standard", express: "Express", email: "By e-mail" },
  days: "{from}–{to} working days",
  button: "See the order",
  help: "Something wrong with it? Answer this message, or look at {link}.",
  returns: "Changed your mind? Returns until the snow melts. Unridden.",
};

const de: MailTexts = {
  subject: "Bestellung {number} ist da",
  preview: "Wir haben sie und packen. Zusammen {total}.",
  kicker: "Gehört dir",
  number: "Bestellnummer {number}",
  thanks: "Danke, {name}.",
  intro:
    "Deine Bestellung ist angekommen, wir packen sie meist innerhalb eines Werktags. Sobald sie unterwegs ist, bekommst du den Link zur Sendungsverfolgung.",
  introEmail: "Dein Gutschein kommt in einer eigenen Nachricht, mit dem Code für die Kasse. Sie ist unterwegs.",
  items: "Im Paket",
  itemsEmail: "Deine Bestellung",
  quantity: "Menge {count}",
  goods: "Zwischensumme",
  discount: "Rabatt",
  giftCard: "Gutschein •••• {last4}",
  due: "Mit Karte bezahlt",
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
  methods: { standard: "Standard", express: "Express", email: "Per E-Mail" },
  days: "{from}–{to} Werktage",
  button: "Bestellung ansehen",
  help: "Stimmt etwas nicht? Antworte einfach auf diese Nachricht oder schau hier: {link}.",
  returns: "Doch nicht? Rückgabe, bis der Schnee schmilzt. Ungefahren.",
};

const fr: MailTexts = {
  subject: "Commande {number} bien reçue",
  preview: "Nous l’avons et nous l’emballons. {total} en tout.",
  kicker: "C’est à vous",
  number: "Commande numéro {number}",
  thanks: "Merci, {name}.",
  intro:
    "Nous avons votre commande et nous l’emballons, en général sous un jour ouvré. Vous recevrez le lien de suivi dès qu’elle part.",
  introEmail:
    "Votre carte cadeau arrive dans un message à part, avec le code à saisir lors de la commande. Il est en route.",
  items: "Dans le colis",
  itemsEmail: "Votre commande",
  quantity: "Quantité {count}",
  goods: "Sous-total",
  discount: "Remise",
  giftCard: "Carte cadeau •••• {last4}",
  due: "Payé par carte",
  shipping: "Livraison",
  free: "Offerte",
  total: "Total",
  taxIncluded: "dont {name} {rate} %",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "TVA",
    "tax.sales": "Taxe de vente",
    "tax.gst": "TPS",
    "tax.hst": "TVH",
    "tax.pst": "TVP",
    "tax.qst": "TVQ",
  },
  shipTo: "Livrée à",
  billTo: "Facturée à",
  by: "Voyage en",
  methods: { standard: "standard", express: "express", email: "Par e-mail" },
  days: "{from} à {to} jours ouvrés",
  button: "Voir la commande",
  help: "Quelque chose ne va pas ? Répondez à ce message ou consultez {link}.",
  returns: "Un doute ? Retours jusqu’à la fonte des neiges. Sans avoir glissé.",
};

const es: MailTexts = {
  subject: "Pedido {number} recibido",
  preview: "Lo tenemos y lo estamos preparando. {total} en total.",
  kicker: "Es tuyo",
  number: "Pedido número {number}",
  thanks: "Gracias, {name}.",
  intro:
    "Tenemos tu pedido y lo preparamos, normalmente en un día laborable. Te enviamos el enlace de seguimiento en cuanto salga.",
  introEmail: "Tu tarjeta regalo llega en un mensaje aparte, con el código para el pago. Ya está en camino.",
  items: "En el paquete",
  itemsEmail: "Tu pedido",
  quantity: "Cantidad {count}",
  goods: "Subtotal",
  discount: "Descuento",
  giftCard: "Tarjeta regalo •••• {last4}",
  due: "Pagado con tarjeta",
  shipping: "Envío",
  free: "Gratis",
  total: "Total",
  taxIncluded: "incluye {rate} % de {name}",
  taxAdded: "{name} ({place} {rate} %)",
  taxes: {
    "tax.vat": "IVA",
    "tax.sales": "Impuesto sobre las ventas",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "Se envía a",
  billTo: "Se factura a",
  by: "Viaja por",
  methods: { standard: "Envío estándar", express: "Envío exprés", email: "Por correo" },
  days: "{from}–{to} días laborables",
  button: "Ver el pedido",
  help: "¿Algo no cuadra? Responde a este mensaje o mira en {link}.",
  returns: "¿No era eso? Devoluciones hasta el deshielo. Sin estrenar.",
};

const it: MailTexts = {
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
  goods: "Subtotale",
  discount: "Sconto",
  giftCard: "Carta regalo •••• {last4}",
  due: "Pagato con carta",
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
  methods: { standard: "Spedizione standard", express: "Spedizione espressa", email: "Via e-mail" },
  days: "{from}–{to} giorni lavorativi",
  button: "Vedi l’ordine",
  help: "Qualcosa non va? Rispondi a questo messaggio o guarda qui: {link}.",
  returns: "Ripensamenti? Resi fino al disgelo. Mai usato.",
};

const ja: MailTexts = {
  subject: "ご注文 {number} を承りました",
  preview: "梱包を始めます。合計 {total}。",
  kicker: "あなたのものです",
  number: "注文番号 {number}",
  thanks: "{name}様、ありがとうございます。",
  intro: "ご注文を承りました。通常1営業日以内に梱包します。発送しだい、追跡リンクをお送りします。",
  introEmail: "ギフトカードは、ご注文手続きで使うコードとともに別のメールでお届けします。まもなく届きます。",
  items: "お届けする品",
  itemsEmail: "ご注文内容",
  quantity: "数量 {count}",
  goods: "小計",
  discount: "割引",
  giftCard: "ギフトカード •••• {last4}",
  due: "カードでのお支払い",
  shipping: "送料",
  free: "無料",
  total: "合計",
  taxIncluded: "うち{name} {rate}%",
  taxAdded: "{name}（{place} {rate}%）",
  taxes: {
    "tax.vat": "付加価値税",
    "tax.sales": "売上税",
    "tax.gst": "GST",
    "tax.hst": "HST",
    "tax.pst": "PST",
    "tax.qst": "QST",
  },
  shipTo: "お届け先",
  billTo: "ご請求先",
  by: "配送方法",
  methods: { standard: "通常配送", express: "速達", email: "メール" },
  days: "{from}〜{to}営業日",
  button: "注文を見る",
  help: "内容に誤りがあれば、このメールにご返信いただくか、{link} をご覧ください。",
  returns: "気が変わったら、未使用の品は雪が解けるまで返品できます。",
};

const sv: MailTexts = {
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
  goods: "Delsumma",
  discount: "Rabatt",
  giftCard: "Presentkort •••• {last4}",
  due: "Betalt med kort",
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
  methods: { standard: "Standard", express: "Express", email: "Med e-post" },
  days: "{from}–{to} arbetsdagar",
  button: "Visa ordern",
  help: "Är något fel? Svara på det här mejlet eller titta här: {link}.",
  returns: "Ångrat dig? Öppet köp tills snön smälter. Oåkt.",
};

const no: MailTexts = {
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
  goods: "Delsum",
  discount: "Rabatt",
  giftCard: "Gavekort •••• {last4}",
  due: "Betalt med kort",
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
  methods: { standard: "Standard", express: "Ekspress", email: "På e-post" },
  days: "{from}–{to} virkedager",
  button: "Se ordren",
  help: "Er noe galt? Svar på denne e-posten, eller se {link}.",
  returns: "Angret deg? Åpent kjøp til snøen smelter. Ukjørt.",
};

export const mailTexts: Record<Language, MailTexts> = { en, de, fr, es, it, ja, sv, no };
