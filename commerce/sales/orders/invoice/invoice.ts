import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { addressLinesOf, goesTo } from "../emails/address-lines.ts";
import { dayText } from "../emails/extras.ts";
import { sumLines } from "../emails/sums.ts";
import { paidWithLines } from "../paid-with.ts";
import { paidWithTexts } from "../paid-with-texts.ts";
import { margin, openPaper, type Paper, width } from "../pdf.ts";
import type { Order } from "../schema.ts";
import { type InvoiceTexts, invoiceTexts } from "./texts.ts";

export type Invoice = {
  /** With lines named in the language of the invoice. */
  order: Order;
  language: Language;
  /** Name, address and tax numbers of the shop, a line each. */
  seller: readonly string[];
  /** Minor units that went back. */
  paidBack: number;
  /** Where an invoice is paid to, line by line. */
  bank?: readonly string[];
};

type Written = Invoice & { paper: Paper; words: InvoiceTexts; intl: string; money: (amount: number) => string };

const columns = { article: margin, quantity: 360, unit: 450, amount: width - margin };
const right = { isRight: true };
const heading = { size: 9, isBold: true };

/** An order's invoice as a PDF: seller and buyer, lines, taxes and totals. */
export async function invoicePdf(invoice: Invoice): Promise<Uint8Array> {
  const { order, language } = invoice;
  const words = invoiceTexts[language];
  const intl = `${language}-${order.country.length === 2 ? order.country.toUpperCase() : "US"}`;
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const paper = await openPaper(`${words.title} ${order.id}`, language);
  const written: Written = { ...invoice, paper, words, intl, money };
  writeHead(written);
  writeLines(written);
  writeSums(written);
  return paper.finish();
}

function writeHead({ order, seller, paper, words, intl }: Written): void {
  const date = new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" });
  paper.put(words.title, margin, { size: 24, isBold: true });
  paper.y += 28;
  paper.put(`${words.number} ${order.id}`, margin);
  paper.put(`${words.date} ${date.format(order.confirmedAt ?? order.placedAt)}`, columns.amount, right);
  paper.y += 32;
  const blocks = [
    { heading: words.seller, lines: seller },
    { heading: words.billTo, lines: [...addressLinesOf(order.billingAddress, intl), order.email] },
    { heading: order.extras?.pickUp ? words.collectAt : words.shipTo, lines: goesTo(order, intl) },
  ].filter(({ lines }) => lines.length > 0);
  const top = paper.y;
  let lowest = top;
  for (const [at, block] of blocks.entries()) {
    const x = margin + at * 165;
    paper.y = top;
    paper.put(block.heading, x, heading);
    for (const line of block.lines.flatMap((text) => paper.fold(text, 155, { size: 9 }))) {
      paper.y += 13;
      paper.put(line, x, { size: 9 });
    }
    lowest = Math.max(lowest, paper.y);
  }
  paper.y = lowest + 40;
}

function writeLines({ order, paper, words, money }: Written): void {
  paper.put(words.article, columns.article, heading);
  for (const column of ["quantity", "unit", "amount"] as const)
    paper.put(words[column], columns[column], { ...heading, ...right });
  for (const line of order.lines) {
    const more = [line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
    const names = [...paper.fold(line.name, 250), ...paper.fold(more, 250, { size: 9 })];
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

function writeSums({ order, language, paidBack, bank = [], paper, words, intl, money }: Written): void {
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

/** How the invoice is paid, or when it was. */
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
