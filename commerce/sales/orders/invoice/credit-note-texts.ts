import type { Language } from "#commerce/shared/regions/schema.ts";

/** The texts of a credit note, in addition to those of an invoice. */
type CreditNoteTexts = { title: string; number: string; toInvoice: string };

export const creditNoteTexts: Record<Language, CreditNoteTexts> = {
  en: { title: "Credit note", number: "Number", toInvoice: "To the invoice for order {number} of {date}" },
  de: { title: "Gutschrift", number: "Nummer", toInvoice: "Zur Rechnung der Bestellung {number} vom {date}" },
  fr: { title: "Avoir", number: "Numéro", toInvoice: "Sur la facture de la commande {number} du {date}" },
  it: { title: "Nota di credito", number: "Numero", toInvoice: "Sulla fattura dell’ordine {number} del {date}" },
  es: {
    title: "Factura rectificativa",
    number: "Número",
    toInvoice: "De la factura del pedido {number} del {date}",
  },
  sv: { title: "Kreditfaktura", number: "Nummer", toInvoice: "Avser fakturan för order {number} den {date}" },
  no: { title: "Kreditnota", number: "Nummer", toInvoice: "Gjelder fakturaen for ordre {number} av {date}" },
  ja: { title: "返金明細書", number: "番号", toInvoice: "{date} の注文 {number} の請求書に対するもの" },
};
