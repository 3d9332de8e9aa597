import type { PDFFont, PDFPage } from "pdf-lib";
import { colon } from "#commerce/shared/email/rules.ts";
import { formatMoney } from "#commerce/shared/money/rules.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { addressLinesOf, goesTo } from "./emails/address-lines.ts";
import { sumLines } from "./emails/confirmation.ts";
import { dayText } from "./emails/extras.ts";
import { toWritable } from "./invoice-characters.ts";
import { type InvoiceTexts, invoiceTexts } from "./invoice-texts.ts";
import type { Order } from "./schema.ts";

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

/** A4 in points. */
const [width, height, margin] = [595, 842, 56];
const columns = { article: margin, quantity: 360, unit: 450, amount: width - margin };

/** An order's invoice as a PDF: seller and buyer, lines, taxes and totals. Nothing is embedded, so it weighs little. */
export async function invoicePdf({ order, language, seller, paidBack, bank = [] }: Invoice): Promise<Uint8Array> {
  // Loaded when the first invoice is asked for: most processes never write one.
  const { PDFDocument, StandardFonts, rgb } = await import("pdf-lib");
  const words = invoiceTexts[language];
  const written = language === "ja" ? "en" : language;
  const intl = `${written}-${order.country.length === 2 ? order.country.toUpperCase() : "US"}`;
  const money = (amount: number) => formatMoney(amount, order.currency, intl);
  const document = await PDFDocument.create();
  const [plain, bold] = [
    await document.embedFont(StandardFonts.Helvetica),
    await document.embedFont(StandardFonts.HelveticaBold),
  ];
  const grey = rgb(0.35, 0.4, 0.44);
  let page = document.addPage([width, height]);
  let y = height - margin;
  const room = (points: number) => {
    if (y - points > margin) return;
    page = document.addPage([width, height]);
    y = height - margin;
  };
  const put = (text: string, x: number, font: PDFFont = plain, size = 10, isRight = false) =>
    write(page, text, { x, y, font, size, isRight });
  const rule = () =>
    page.drawLine({
      start: { x: margin, y: y + 12 },
      end: { x: width - margin, y: y + 12 },
      thickness: 0.5,
      color: grey,
    });

  document.setTitle(`${toWritable(words.title)} ${order.id}`);
  document.setProducer("");
  document.setCreator("");
  put(words.title, margin, bold, 24);
  y -= 28;
  put(`${words.number} ${order.id}`, margin);
  put(
    `${words.date} ${new Intl.DateTimeFormat(intl, { dateStyle: "long", timeZone: "UTC" }).format(order.confirmedAt ?? order.placedAt)}`,
    columns.amount,
    plain,
    10,
    true,
  );
  y -= 32;
  const blocks = [
    { heading: words.seller, lines: seller },
    { heading: words.billTo, lines: [...addressLinesOf(order.billingAddress, intl), order.email] },
    { heading: order.extras?.pickUp ? words.collectAt : words.shipTo, lines: goesTo(order, intl) },
  ].filter(({ lines }) => lines.length > 0);
  const top = y;
  let lowest = y;
  for (const [at, { heading, lines }] of blocks.entries()) {
    const x = margin + at * 165;
    y = top;
    put(heading, x, bold, 9);
    for (const line of lines.flatMap((text) => folded(plain, text, 9, 155))) {
      y -= 13;
      put(line, x, plain, 9);
    }
    lowest = Math.min(lowest, y);
  }
  y = lowest - 40;
  put(words.article, columns.article, bold, 9);
  put(words.quantity, columns.quantity, bold, 9, true);
  put(words.unit, columns.unit, bold, 9, true);
  put(words.amount, columns.amount, bold, 9, true);
  for (const line of order.lines) {
    const more = [line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
    const names = [...folded(plain, line.name, 10, 250), ...folded(plain, more, 9, 250)];
    room(24 + names.length * 13);
    y -= 22;
    rule();
    put(String(line.quantity), columns.quantity, plain, 10, true);
    put(money(line.unitPrice), columns.unit, plain, 10, true);
    put(money(line.total), columns.amount, plain, 10, true);
    for (const [at, name] of names.entries()) {
      if (at > 0) y -= 13;
      put(name, columns.article, plain, at === 0 ? 10 : 9);
    }
  }
  y -= 26;
  room(40 + order.totals.length * 16);
  rule();
  for (const { label, amount, kind } of sumLines(writable(order, language), written, intl)) {
    const [font, size] = kind === "total" ? [bold, 12] : [plain, kind === "within" ? 9 : 10];
    put(label, 250, font, size);
    put(amount, columns.amount, font, size, true);
    y -= kind === "total" ? 20 : 16;
  }
  if (paidBack > 0) {
    put(words.paidBack, 250, bold);
    put(money(-paidBack), columns.amount, bold, 10, true);
    y -= 16;
  }
  if (order.status === "cancelled") put(words.cancelled, margin, bold);
  else if (order.invoice) {
    const lines = paymentLines(order, words, bank, money, intl, colon(written));
    room(lines.length * 14 + 30);
    y -= 20;
    for (const [at, line] of lines.entries()) {
      put(line, margin, at === 0 ? bold : plain);
      y -= 14;
    }
  }
  return document.save();
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

/** Names of promotions in Japanese cannot be written either: their codes stand for them. */
const writable = (order: Order, language: Language): Order =>
  language === "ja"
    ? { ...order, totals: order.totals.map((line) => (line.code ? { ...line, name: line.code } : line)) }
    : order;

type Place = { x: number; y: number; font: PDFFont; size: number; isRight: boolean };

function write(page: PDFPage, text: string, { x, y, font, size, isRight }: Place): void {
  const own = toWritable(text);
  page.drawText(own, { x: isRight ? x - font.widthOfTextAtSize(own, size) : x, y, font, size });
}

/** A text in lines no longer than `most` points; a word that is longer is cut. */
function folded(font: PDFFont, text: string, size: number, most: number): string[] {
  const fits = (line: string) => font.widthOfTextAtSize(line, size) <= most;
  const lines: string[] = [];
  let line = "";
  for (const word of toWritable(text).split(" ")) {
    const longer = line === "" ? word : `${line} ${word}`;
    if (fits(longer)) {
      line = longer;
      continue;
    }
    if (line !== "") lines.push(line);
    line = word;
    while (!fits(line)) {
      let end = line.length - 1;
      while (end > 1 && !fits(line.slice(0, end))) end -= 1;
      lines.push(line.slice(0, end));
      line = line.slice(end);
    }
  }
  return line === "" ? lines : [...lines, line];
}
