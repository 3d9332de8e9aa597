import type { Language } from "#commerce/shared/regions/schema.ts";

/** How an order was paid, in words: {brand}, {last4}. */
export type PaidWithTexts = {
  heading: string;
  ending: string;
  giftCard: string;
  /** The value of the goods returned in an exchange. */
  returned: string;
  /** When no details are known. */
  card: string;
  online: string;
  invoice: string;
  /** When nothing is known. */
  otherwise: string;
};

export const paidWithTexts: Record<Language, PaidWithTexts> = {
  en: {
    heading: "Payment",
    ending: "{brand} ending in {last4}",
    giftCard: "Gift card ending in {last4}",
    returned: "Value of what you returned",
    card: "Card",
    online: "Paid online",
    invoice: "By invoice",
    otherwise: "Paid otherwise",
  },
  de: {
    heading: "Zahlung",
    ending: "{brand} mit den Endziffern {last4}",
    giftCard: "Gutschein mit der Endung {last4}",
    returned: "Wert deiner Rückgabe",
    card: "Karte",
    online: "Online bezahlt",
    invoice: "Auf Rechnung",
    otherwise: "Anders bezahlt",
  },
  fr: {
    heading: "Paiement",
    ending: "{brand} se terminant par {last4}",
    giftCard: "Carte cadeau se terminant par {last4}",
    returned: "Valeur de votre retour",
    card: "Carte bancaire",
    online: "Payé en ligne",
    invoice: "Sur facture",
    otherwise: "Payé autrement",
  },
  es: {
    heading: "Pago",
    ending: "{brand} terminada en {last4}",
    giftCard: "Tarjeta regalo terminada en {last4}",
    returned: "Valor de tu devolución",
    card: "Tarjeta",
    online: "Pagado en línea",
    invoice: "Con factura",
    otherwise: "Pagado de otra forma",
  },
  it: {
    heading: "Pagamento",
    ending: "{brand} che termina con {last4}",
    giftCard: "Carta regalo che termina con {last4}",
    returned: "Valore del tuo reso",
    card: "Carta",
    online: "Pagato online",
    invoice: "Con fattura",
    otherwise: "Pagato in altro modo",
  },
  ja: {
    heading: "お支払い方法",
    ending: "{brand}（末尾 {last4}）",
    giftCard: "ギフトカード（末尾 {last4}）",
    returned: "ご返品分の金額",
    card: "カード",
    online: "オンライン決済",
    invoice: "請求書払い",
    otherwise: "その他のお支払い",
  },
  sv: {
    heading: "Betalning",
    ending: "{brand} som slutar på {last4}",
    giftCard: "Presentkort som slutar på {last4}",
    returned: "Värdet av din retur",
    card: "Kort",
    online: "Betalat på nätet",
    invoice: "Mot faktura",
    otherwise: "Betalat på annat sätt",
  },
  no: {
    heading: "Betaling",
    ending: "{brand} som slutter på {last4}",
    giftCard: "Gavekort som slutter på {last4}",
    returned: "Verdien av returen din",
    card: "Kort",
    online: "Betalt på nett",
    invoice: "På faktura",
    otherwise: "Betalt på annen måte",
  },
};
