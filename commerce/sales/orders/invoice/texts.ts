import type { Language } from "#commerce/shared/regions/schema.ts";

/** The words of an invoice. */
export type InvoiceTexts = {
  title: string;
  number: string;
  date: string;
  seller: string;
  billTo: string;
  shipTo: string;
  collectAt: string;
  article: string;
  quantity: string;
  unit: string;
  amount: string;
  paidBack: string;
  cancelled: string;
  payBy: string;
  payTo: string;
  reference: string;
  paidOn: string;
};

const en: InvoiceTexts = {
  title: "Invoice",
  number: "Order number",
  date: "Date",
  seller: "Seller",
  billTo: "Billed to",
  shipTo: "Delivered to",
  collectAt: "Collected at",
  article: "Article",
  quantity: "Quantity",
  unit: "Each",
  amount: "Amount",
  paidBack: "Paid back",
  cancelled: "This order was cancelled.",
  payBy: "To be paid by",
  payTo: "By bank transfer to",
  reference: "Reference",
  paidOn: "Paid on",
};

export const invoiceTexts: Record<Language, InvoiceTexts> = {
  en,
  ja: {
    title: "請求書",
    number: "注文番号",
    date: "日付",
    seller: "販売者",
    billTo: "請求先",
    shipTo: "お届け先",
    collectAt: "受け取り店舗",
    article: "商品",
    quantity: "数量",
    unit: "単価",
    amount: "金額",
    paidBack: "返金額",
    cancelled: "この注文はキャンセルされました。",
    payBy: "お支払い期限",
    payTo: "お振込先",
    reference: "振込時の記載事項",
    paidOn: "お支払い日",
  },
  de: {
    title: "Rechnung",
    number: "Bestellnummer",
    date: "Datum",
    seller: "Verkäufer",
    billTo: "Rechnung an",
    shipTo: "Geliefert an",
    collectAt: "Abgeholt bei",
    article: "Artikel",
    quantity: "Menge",
    unit: "Einzelpreis",
    amount: "Betrag",
    paidBack: "Erstattet",
    cancelled: "Diese Bestellung wurde storniert.",
    payBy: "Zu zahlen bis",
    payTo: "Per Überweisung an",
    reference: "Verwendungszweck",
    paidOn: "Bezahlt am",
  },
  fr: {
    title: "Facture",
    number: "Numéro de commande",
    date: "Date",
    seller: "Vendeur",
    billTo: "Facturé à",
    shipTo: "Livré à",
    collectAt: "Retiré chez",
    article: "Article",
    quantity: "Quantité",
    unit: "Prix unitaire",
    amount: "Montant",
    paidBack: "Remboursé",
    cancelled: "Cette commande a été annulée.",
    payBy: "À payer avant le",
    payTo: "Par virement à",
    reference: "Référence",
    paidOn: "Payé le",
  },
  es: {
    title: "Factura",
    number: "Número de pedido",
    date: "Fecha",
    seller: "Vendedor",
    billTo: "Facturado a",
    shipTo: "Entregado a",
    collectAt: "Recogido en",
    article: "Artículo",
    quantity: "Cantidad",
    unit: "Precio unitario",
    amount: "Importe",
    paidBack: "Devuelto",
    cancelled: "Este pedido se canceló.",
    payBy: "A pagar antes del",
    payTo: "Por transferencia a",
    reference: "Concepto",
    paidOn: "Pagado el",
  },
  it: {
    title: "Fattura",
    number: "Numero d’ordine",
    date: "Data",
    seller: "Venditore",
    billTo: "Fatturato a",
    shipTo: "Consegnato a",
    collectAt: "Ritirato da",
    article: "Articolo",
    quantity: "Quantità",
    unit: "Prezzo unitario",
    amount: "Importo",
    paidBack: "Rimborsato",
    cancelled: "Questo ordine è stato annullato.",
    payBy: "Da pagare entro il",
    payTo: "Con bonifico a",
    reference: "Causale",
    paidOn: "Pagato il",
  },
  sv: {
    title: "Faktura",
    number: "Ordernummer",
    date: "Datum",
    seller: "Säljare",
    billTo: "Faktureras",
    shipTo: "Levereras till",
    collectAt: "Hämtas hos",
    article: "Artikel",
    quantity: "Antal",
    unit: "Styckpris",
    amount: "Belopp",
    paidBack: "Återbetalt",
    cancelled: "Den här ordern avbeställdes.",
    payBy: "Betalas senast",
    payTo: "Genom överföring till",
    reference: "Referens",
    paidOn: "Betald",
  },
  no: {
    title: "Faktura",
    number: "Ordrenummer",
    date: "Dato",
    seller: "Selger",
    billTo: "Faktureres",
    shipTo: "Leveres til",
    collectAt: "Hentes hos",
    article: "Vare",
    quantity: "Antall",
    unit: "Stykkpris",
    amount: "Beløp",
    paidBack: "Tilbakebetalt",
    cancelled: "Denne ordren ble kansellert.",
    payBy: "Betales innen",
    payTo: "Ved overføring til",
    reference: "Merknad",
    paidOn: "Betalt",
  },
};
