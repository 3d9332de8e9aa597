import type { Language } from "#commerce/shared/regions/schema.ts";

/** Texts for orders with extras: {email}, {date}, {amount}, {number}, {store}. */
export type ExtrasTexts = {
  /** Replace the confirmation's introduction when the order is picked up, or its gift cards go to somebody else. */
  introPickUp: string;
  introGift: string;
  /** The heading above recipients whose cards are sent on a chosen day. */
  giftDays: string;
  pickUpAt: string;
  pickUpDays: string;
  note: string;
  wrapped: string;
  payBy: string;
  payTo: string;
  /** For an invoice whose amount was reduced, in place of a refund. */
  credited: { subject: string; preview: string; heading: string; text: string };
  /** The order is ready for pickup in the store. */
  ready: { subject: string; preview: string; kicker: string; heading: string; text: string };
};

export const extrasTexts: Record<Language, ExtrasTexts> = {
  en: {
    introPickUp: "We have your order and bring it to the store. We write to you again as soon as it lies ready there.",
    introGift: "Your gift card goes to {email}, with the code for the checkout and your words.",
    giftDays: "Goes out later",
    pickUpAt: "Collect it at",
    pickUpDays: "Ready in {from}–{to} working days",
    note: "Your note",
    wrapped: "Wrapped as a gift",
    payBy: "To be paid by {date}",
    payTo: "Please transfer {amount} and name order {number}.",
    credited: {
      subject: "Your invoice for order {number} is less now",
      preview: "{amount} less to pay.",
      heading: "{amount} less to pay.",
      text: "We have taken it off the invoice. The link below opens the new one.",
    },
    ready: {
      subject: "Order {number} is ready for you",
      preview: "It waits at {store}.",
      kicker: "Ready",
      heading: "Come and get it.",
      text: "Everything lies ready. Bring the order number and something with your name on it.",
    },
  },
  de: {
    introPickUp:
      "Wir haben deine Bestellung und bringen sie in den Laden. Sobald sie dort bereitliegt, schreiben wir dir noch einmal.",
    introGift: "Dein Gutschein geht an {email}, mit dem Code für die Kasse und deinen Worten.",
    giftDays: "Geht später los",
    pickUpAt: "Abholen bei",
    pickUpDays: "Bereit in {from}–{to} Werktagen",
    note: "Deine Nachricht",
    wrapped: "Als Geschenk verpackt",
    payBy: "Zu zahlen bis {date}",
    payTo: "Bitte überweise {amount} und gib Bestellung {number} an.",
    credited: {
      subject: "Die Rechnung zu Bestellung {number} ist jetzt niedriger",
      preview: "{amount} weniger zu zahlen.",
      heading: "{amount} weniger zu zahlen.",
      text: "Wir haben den Betrag von der Rechnung abgezogen. Der Link unten öffnet die neue.",
    },
    ready: {
      subject: "Bestellung {number} liegt bereit",
      preview: "Sie wartet bei {store}.",
      kicker: "Bereit",
      heading: "Komm sie holen.",
      text: "Alles liegt bereit. Bring die Bestellnummer mit und etwas, auf dem dein Name steht.",
    },
  },
  fr: {
    introPickUp:
      "Nous avons votre commande et l’apportons au magasin. Nous vous écrirons de nouveau dès qu’elle y sera prête.",
    introGift: "Votre carte cadeau part à {email}, avec le code pour la commande et votre message.",
    giftDays: "Part plus tard",
    pickUpAt: "À retirer chez",
    pickUpDays: "Prêt sous {from} à {to} jours ouvrés",
    note: "Votre message",
    wrapped: "Emballé en cadeau",
    payBy: "À payer avant le {date}",
    payTo: "Merci de virer {amount} en indiquant la commande {number}.",
    credited: {
      subject: "La facture de la commande {number} a baissé",
      preview: "{amount} de moins à payer.",
      heading: "{amount} de moins à payer.",
      text: "Nous les avons déduits de la facture. Le lien ci-dessous ouvre la nouvelle.",
    },
    ready: {
      subject: "La commande {number} vous attend",
      preview: "Elle attend chez {store}.",
      kicker: "Prête",
      heading: "Venez la chercher.",
      text: "Tout est prêt. Apportez le numéro de commande et un document à votre nom.",
    },
  },
  es: {
    introPickUp: "Tenemos tu pedido y lo llevamos a la tienda. Te escribiremos otra vez en cuanto esté listo allí.",
    introGift: "Tu tarjeta regalo va a {email}, con el código para el pago y tus palabras.",
    giftDays: "Sale más tarde",
    pickUpAt: "Recógelo en",
    pickUpDays: "Listo en {from}–{to} días laborables",
    note: "Tu nota",
    wrapped: "Envuelto para regalo",
    payBy: "A pagar antes del {date}",
    payTo: "Transfiere {amount} e indica el pedido {number}.",
    credited: {
      subject: "La factura del pedido {number} ha bajado",
      preview: "{amount} menos que pagar.",
      heading: "{amount} menos que pagar.",
      text: "Lo hemos descontado de la factura. El enlace de abajo abre la nueva.",
    },
    ready: {
      subject: "El pedido {number} está listo",
      preview: "Te espera en {store}.",
      kicker: "Listo",
      heading: "Ven a por él.",
      text: "Todo está preparado. Trae el número de pedido y algo con tu nombre.",
    },
  },
  it: {
    introPickUp: "Abbiamo il tuo ordine e lo portiamo in negozio. Ti scriviamo di nuovo appena è pronto lì.",
    introGift: "La tua carta regalo va a {email}, con il codice per la cassa e le tue parole.",
    giftDays: "Parte più tardi",
    pickUpAt: "Ritiralo da",
    pickUpDays: "Pronto in {from}–{to} giorni lavorativi",
    note: "La tua nota",
    wrapped: "Confezionato come regalo",
    payBy: "Da pagare entro il {date}",
    payTo: "Fai un bonifico di {amount} indicando l’ordine {number}.",
    credited: {
      subject: "La fattura dell’ordine {number} è più bassa",
      preview: "{amount} in meno da pagare.",
      heading: "{amount} in meno da pagare.",
      text: "L’importo è stato tolto dalla fattura. Il link qui sotto apre quella nuova.",
    },
    ready: {
      subject: "L’ordine {number} è pronto",
      preview: "Ti aspetta da {store}.",
      kicker: "Pronto",
      heading: "Vieni a prenderlo.",
      text: "È tutto pronto. Porta il numero dell’ordine e qualcosa con il tuo nome.",
    },
  },
  ja: {
    introPickUp: "ご注文を承りました。店舗へお届けし、受け取りの準備ができましたら改めてご連絡します。",
    introGift: "ギフトカードは、お会計用のコードとメッセージを添えて {email} にお送りします。",
    giftDays: "後日お届けするもの",
    pickUpAt: "受け取り店舗",
    pickUpDays: "{from}～{to}営業日で準備完了",
    note: "ご連絡事項",
    wrapped: "ギフト包装",
    payBy: "お支払い期限：{date}",
    payTo: "ご注文番号 {number} を添えて {amount} をお振り込みください。",
    credited: {
      subject: "ご注文 {number} の請求額が減りました",
      preview: "お支払いが {amount} 減りました。",
      heading: "お支払いが {amount} 減りました。",
      text: "請求書から差し引きました。下のリンクから新しい請求書をご覧いただけます。",
    },
    ready: {
      subject: "ご注文 {number} の受け取り準備ができました",
      preview: "{store} でお待ちしています。",
      kicker: "準備完了",
      heading: "受け取りにお越しください。",
      text: "すべて揃っています。ご注文番号と、お名前の分かるものをお持ちください。",
    },
  },
  sv: {
    introPickUp: "Vi har din order och tar den till butiken. Vi skriver igen så snart den ligger klar där.",
    introGift: "Ditt presentkort går till {email}, med koden till kassan och dina ord.",
    giftDays: "Går i väg senare",
    pickUpAt: "Hämta den hos",
    pickUpDays: "Klar om {from}–{to} arbetsdagar",
    note: "Ditt meddelande",
    wrapped: "Inslagen som present",
    payBy: "Betalas senast {date}",
    payTo: "Betala in {amount} och ange order {number}.",
    credited: {
      subject: "Fakturan för order {number} är lägre nu",
      preview: "{amount} mindre att betala.",
      heading: "{amount} mindre att betala.",
      text: "Vi har dragit av det från fakturan. Länken nedan öppnar den nya.",
    },
    ready: {
      subject: "Order {number} är klar att hämta",
      preview: "Den väntar hos {store}.",
      kicker: "Klar",
      heading: "Kom och hämta.",
      text: "Allt ligger klart. Ta med ordernumret och något med ditt namn på.",
    },
  },
  no: {
    introPickUp: "Vi har ordren din og tar den med til butikken. Vi skriver igjen så snart den ligger klar der.",
    introGift: "Gavekortet ditt går til {email}, med koden til kassen og ordene dine.",
    giftDays: "Sendes senere",
    pickUpAt: "Hentes hos",
    pickUpDays: "Klar om {from}–{to} virkedager",
    note: "Meldingen din",
    wrapped: "Pakket inn som gave",
    payBy: "Betales innen {date}",
    payTo: "Overfør {amount} og oppgi ordre {number}.",
    credited: {
      subject: "Fakturaen for ordre {number} er lavere nå",
      preview: "{amount} mindre å betale.",
      heading: "{amount} mindre å betale.",
      text: "Vi har trukket det fra fakturaen. Lenken under åpner den nye.",
    },
    ready: {
      subject: "Ordre {number} er klar til henting",
      preview: "Den venter hos {store}.",
      kicker: "Klar",
      heading: "Kom og hent den.",
      text: "Alt ligger klart. Ta med ordrenummeret og noe med navnet ditt på.",
    },
  },
};
