import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { dayText } from "../emails/extras.ts";
import { sumLines } from "../emails/sums.ts";
import { paidWithLines } from "../paid-with.ts";
import { paidWithTexts } from "../paid-with-texts.ts";
import { margin, openPaper } from "../pdf.ts";
import type { Order } from "../schema.ts";
import { columns, type DocumentData, heading, type PaperLook, paperLocale, right, writeHead } from "./head.ts";
import { type InvoiceTexts, invoiceTexts } from "./texts.ts";

export type Invoice = {
  /** With line names in the language of the invoice. */
  order: Order;
  language: Language;
  /** Name, address and tax numbers of the shop, line by line. */
  seller: readonly string[];
  look?: PaperLook;
  /** The refunded amount in minor units. */
  paidBack: number;
  /** The bank details, line by line. */
  bank?: readonly string[];
  /** Customs data by product id; absent when there is none. */
  customs?: ReadonlyMap<number, Customs>;
};

/** Country of origin as ISO 3166-1 alpha-2, and the code of the Harmonized System. */
export type Customs = { madeIn: string | null; hsCode: string | null };

type WrittenInvoice = DocumentData & Invoice;

/** An order's invoice as a PDF: seller and buyer, lines, taxes and totals. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { order, language } = invoice;
  const words = invoiceTexts[language];
  const intl = paperLocale(language, order);
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const paper = await openPaper(`${words.title} ${order.id}`, language);
  const written: WrittenInvoice = { ...invoice, paper, words, intl, money };
  const number = `${words.number} ${order.id}`;
  writeHead(written, { title: words.title, number, date: order.confirmedAt ?? order.placedAt });
  writeLines(written);
  writeSums(written);
  return paper.finish();
}

function writeLines({ order, paper, words, money, intl, customs }: WrittenInvoice): void {
  paper.put(words.article, columns.article, heading);
  for (const column of ["quantity", "unit", "amount"] as const)
    paper.put(words[column], columns[column], { ...heading, ...right });
  for (const line of order.lines) {
    const more = [line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
    const origin = customsText(customs?.get(line.productId), words, intl);
    const below = [more, origin].flatMap((text) => paper.fold(text, 250, { size: 9 }));
    const names = [...paper.fold(line.name, 250), ...below];
    paper.need(24 + names.length * 13);
    paper.y += 22;
    paper.rule();
    paper.put(String(line.quantity), columns.quantity, right);
    paper.put(money(line.unitPrice), columns.unit, right);
    paper.put(money(line.total), columns.amount, right);
    for (const [at, name] of names.entries()) {
      if (at > 0) paper.y += 13;
      paper.put(name, columns.article, { size: at === 0 ? 10 : 9 });
    }
  }
}

/** "Made in Austria · HS 950611"; empty when unknown. */
function customsText(customs: Customs | undefined, words: InvoiceTexts, intl: string): string {
  const { madeIn = null, hsCode = null } = customs ?? {};
  const country = madeIn && (new Intl.DisplayNames(intl, { type: "region" }).of(madeIn) ?? madeIn);
  return [country && `${words.madeIn} ${country}`, hsCode && `HS ${hsCode}`].filter(Boolean).join(" · ");
}

function writeSums({ order, language, paidBack, bank = [], paper, words, intl, money }: WrittenInvoice): void {
  paper.y += 26;
  paper.need(40 + order.totals.length * 16);
  paper.rule();
  for (const { label, amount, kind } of sumLines(order, language, intl)) {
    const isTotal = kind === "total";
    const style = { isBold: isTotal, size: isTotal ? 12 : kind === "within" ? 9 : 10 };
    paper.put(label, 250, style);
    paper.put(amount, columns.amount, { ...style, ...right });
    paper.y += isTotal ? 20 : 16;
  }
  if (paidBack > 0) {
    paper.put(words.paidBack, 250, { isBold: true });
    paper.put(money(-paidBack), columns.amount, { isBold: true, ...right });
    paper.y += 16;
  }
  if (order.status === "cancelled") paper.put(words.cancelled, margin, { isBold: true });
  else {
    const is = colon(language);
    const paid = paidWithLines(order, language, intl).map((line) => `${paidWithTexts[language].heading}${is}${line}`);
    const lines = [...paid, ...paymentLines(order, words, bank, money, intl, is)];
    if (lines.length === 0) return;
    paper.need(lines.length * 14 + 30);
    paper.y += 20;
    for (const [at, line] of lines.entries()) {
      paper.put(line, margin, { isBold: at === 0 });
      paper.y += 14;
    }
  }
}

/** How the invoice is to be paid, or when it was. */
function paymentLines(
  { id, invoice }: Order,
  words: InvoiceTexts,
  bank: readonly string[],
  money: (amount: number) => string,
  intl: string,
  is: string,
): string[] {
  if (invoice?.paidOn) return [`${words.paidOn} ${dayText(invoice.paidOn, intl)}`];
  if (!invoice?.owed) return [];
  const due = `${words.payBy} ${dayText(invoice.dueOn, intl)}${is}${money(invoice.owed)}`;
  const account = bank.length > 0 ? [words.payTo, ...bank] : [];
  return [due, ...account, `${words.reference}${is}${words.number} ${id}`];
}
