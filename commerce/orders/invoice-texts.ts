import type { Language } from "#commerce/regions/schema.ts";

/** The words of an invoice. Japanese ones the standard fonts cannot write: such invoices are in English. */
export type InvoiceTexts = {
  title: string;
  number: string;
  date: string;
  seller: string;
  billTo: string;
  shipTo: string;
  article: string;
  quantity: string;
  unit: string;
  amount: string;
  paidBack: string;
  cancelled: string;
};

const en: InvoiceTexts = {
  title: "Invoice",
  number: "Order number",
  date: "Date",
  seller: "Seller",
  billTo: "Billed to",
  shipTo: "Delivered to",
  article: "Article",
  quantity: "Quantity",
  unit: "Each",
  amount: "Amount",
  paidBack: "Paid back",
  cancelled: "This order was cancelled.",
};

export const invoiceTexts: Record<Language, InvoiceTexts> = {
  en,
  ja: en,
  de: {
    title: "Rechnung",
    number: "Bestellnummer",
    date: "Datum",
    seller: "Verkäufer",
    billTo: "Rechnung an",
    shipTo: "Geliefert an",
    article: "Artikel",
    quantity: "Menge",
    unit: "Einzelpreis",
    amount: "Betrag",
    paidBack: "Erstattet",
    cancelled: "Diese Bestellung wurde storniert.",
  },
  fr: {
    title: "Facture",
    number: "Numéro de commande",
    date: "Date",
    seller: "Vendeur",
    billTo: "Facturé à",
    shipTo: "Livré à",
    article: "Article",
    quantity: "Quantité",
    unit: "Prix unitaire",
    amount: "Montant",
    paidBack: "Remboursé",
    cancelled: "Cette commande a été annulée.",
  },
  es: {
    title: "Factura",
    number: "Número de pedido",
    date: "Fecha",
    seller: "Vendedor",
    billTo: "Facturado a",
    shipTo: "Entregado a",
    article: "Artículo",
    quantity: "Cantidad",
    unit: "Precio unitario",
    amount: "Importe",
    paidBack: "Devuelto",
    cancelled: "Este pedido se canceló.",
  },
  it: {
    title: "Fattura",
    number: "Numero d’ordine",
    date: "Data",
    seller: "Venditore",
    billTo: "Fatturato a",
    shipTo: "Consegnato a",
    article: "Articolo",
    quantity: "Quantità",
    unit: "Prezzo unitario",
    amount: "Importo",
    paidBack: "Rimborsato",
    cancelled: "Questo ordine è stato annullato.",
  },
  sv: {
    title: "Faktura",
    number: "Ordernummer",
    date: "Datum",
    seller: "Säljare",
    billTo: "Faktureras",
    shipTo: "Levereras till",
    article: "Artikel",
    quantity: "Antal",
    unit: "Styckpris",
    amount: "Belopp",
    paidBack: "Återbetalt",
    cancelled: "Den här ordern avbeställdes.",
  },
  no: {
    title: "Faktura",
    number: "Ordrenummer",
    date: "Dato",
    seller: "Selger",
    billTo: "Faktureres",
    shipTo: "Leveres til",
    article: "Vare",
    quantity: "Antall",
    unit: "Stykkpris",
    amount: "Beløp",
    paidBack: "Tilbakebetalt",
    cancelled: "Denne ordren ble kansellert.",
  },
};
