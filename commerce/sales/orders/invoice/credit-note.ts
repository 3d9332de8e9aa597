import { formatMoney, splitProportionally } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { sumLines } from "../emails/sums.ts";
import { orderEmailTexts } from "../emails/texts/all.ts";
import { margin, openPaper } from "../pdf.ts";
import type { Order } from "../schema.ts";
import { creditNoteTexts } from "./credit-note-texts.ts";
import { columns, type DocumentData, heading, type PaperLook, paperLocale, right, writeHead } from "./head.ts";
import { invoiceTexts } from "./texts.ts";

/** A refund as its credit note shows it. Amounts in minor units. */
export type CreditedRefund = {
  /**
   * The refund's position among the order's refunds, from 1. Failed and pending ones count, so that it never changes.
   */
  place: number;
  at: Date;
  amount: number;
  /** The part for delivery and wrapping. */
  delivery: number;
  reason: string;
  items: readonly { orderLineId: number; quantity: number }[];
};

export type CreditNote = {
  /** With line names in the language of the note. */
  order: Order;
  language: Language;
  seller: readonly string[];
  look?: PaperLook;
  credited: CreditedRefund;
};

/** The number of a credit note: the order's number and the refund's position. */
export const creditNoteNumber = (orderId: number, place: number): string => `${orderId}-${place}`;

/** The share of an order's taxes in a part of its total, line by line. */
export function taxesWithin({ totals, total }: Pick<Order, "totals" | "total">, amount: number): Order["totals"] {
  return totals
    .filter(({ kind }) => kind === "tax")
    .map((line) => {
      const share = total === 0 ? 0 : (splitProportionally(line.amount, [amount, Math.max(0, total - amount)])[0] ?? 0);
      return { ...line, amount: share, included: true };
    });
}

/** A refund's credit note as a PDF: the corrected invoice, the units, the amount, and the included tax. */
export async function creditNotePdf({ order, language, seller, look, credited }: CreditNote): Promise<Uint8Array> {
  const own = creditNoteTexts[language];
  const words = invoiceTexts[language];
  const intl = paperLocale(language, order);
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const number = creditNoteNumber(order.id, credited.place);
  const paper = await openPaper(`${own.title} ${number}`, language);
  const written: DocumentData = { order, language, seller, ...(look && { look }), paper, words, intl, money };
  const day = longDate(intl);
  writeHead(written, { title: own.title, number: `${own.number} ${number}`, date: credited.at });
  paper.put(fill(own.toInvoice, { number: order.id, date: day.format(order.confirmedAt ?? order.placedAt) }), margin);
  paper.y += 30;
  writePieces(written, credited);
  const texts = orderEmailTexts[language];
  const goods = credited.amount - credited.delivery;
  const sums = [
    ...(credited.delivery > 0 && goods > 0 ? [{ label: texts.goods, amount: money(goods) }] : []),
    ...(credited.delivery > 0 ? [{ label: texts.shipping, amount: money(credited.delivery) }] : []),
  ];
  paper.y += 26;
  paper.need(80 + order.totals.length * 16);
  paper.rule();
  for (const { label, amount } of sums) {
    paper.put(label, 250);
    paper.put(amount, columns.amount, right);
    paper.y += 16;
  }
  paper.put(words.paidBack, 250, { isBold: true, size: 12 });
  paper.put(money(credited.amount), columns.amount, { isBold: true, size: 12, ...right });
  paper.y += 20;
  const taxes = { ...order, totals: taxesWithin(order, credited.amount) };
  for (const { label, amount } of sumLines(taxes, language, intl).filter(({ kind }) => kind === "within")) {
    paper.put(label, 250, { size: 9 });
    paper.put(amount, columns.amount, { size: 9, ...right });
    paper.y += 16;
  }
  return paper.finish();
}

/** The refunded units, or the reason. */
function writePieces({ order, paper, words }: DocumentData, { items, reason }: CreditedRefund): void {
  paper.put(words.article, columns.article, heading);
  if (items.length > 0) paper.put(words.quantity, columns.amount, { ...heading, ...right });
  const rows = items.flatMap(({ orderLineId, quantity }) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    const more = line && [line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
    return line ? [{ name: line.name, more: more ?? "", count: String(quantity) }] : [];
  });
  const said = reason ? [{ name: reason, more: "", count: "" }] : [];
  for (const { name, more, count } of [...rows, ...said]) {
    const names = [...paper.fold(name, 400), ...paper.fold(more, 400, { size: 9 })];
    paper.need(24 + names.length * 13);
    paper.y += 22;
    paper.rule();
    paper.put(count, columns.amount, right);
    for (const [at, text] of names.entries()) {
      if (at > 0) paper.y += 13;
      paper.put(text, columns.article, { size: at === 0 ? 10 : 9 });
    }
  }
}
