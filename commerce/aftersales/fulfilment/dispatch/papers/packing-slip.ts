import { barsOf } from "#commerce/aftersales/fulfilment/dispatch/rules.ts";
import { goesTo } from "#commerce/sales/orders/emails/address-lines.ts";
import { invoiceTexts } from "#commerce/sales/orders/invoice/texts.ts";
import { height, margin, openPaper, type Paper, width } from "#commerce/sales/orders/pdf.ts";
import type { Order } from "#commerce/sales/orders/schema.ts";
import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { paperTexts } from "./texts.ts";

export type Slip = {
  /** With line names in the language of the slip. */
  order: Order;
  language: Language;
  /** The quantity of each line in this parcel, by line id. */
  pieces: ReadonlyMap<number, number>;
};

const right = { isRight: true };
const heading = { size: 9, isBold: true };
const columns = { box: margin, article: margin + 26, quantity: width - margin };

/**
 * Packing slips of many orders in one PDF, each starting on a new sheet and in the language of its order. They show no
 * prices, because the slip lies in the parcel, which may be a gift. The bar code is the order's number, for the scanner
 * at the packing desk.
 */
export async function packingSlipsPdf(slips: readonly Slip[], seller: readonly string[]): Promise<Uint8Array> {
  const [first] = slips;
  const language = first?.language ?? "en";
  const paper = await openPaper(paperTexts[language].slip, language);
  for (const [at, slip] of slips.entries()) {
    if (at > 0) paper.need(height);
    writeSlip(paper, slip, seller);
  }
  return paper.finish();
}

function writeSlip(paper: Paper, { order, language, pieces }: Slip, seller: readonly string[]): void {
  const [own, words] = [paperTexts[language], invoiceTexts[language]];
  const intl = `${language}-${order.country.length === 2 ? order.country.toUpperCase() : "US"}`;
  const date = longDate(intl);
  paper.put(own.slip, margin, { size: 24, isBold: true });
  const { bars, width: wide } = barsOf(order.id);
  paper.y -= 18;
  paper.bars(bars, width - margin - wide * 1.1, 1.1, 30);
  paper.y += 46;
  paper.put(`${words.number} ${order.id}`, margin);
  paper.put(`${words.date} ${date.format(order.confirmedAt ?? order.placedAt)}`, width - margin, right);
  paper.y += 34;
  const top = paper.y;
  const blocks = [
    { title: order.extras?.pickUp ? words.collectAt : words.shipTo, lines: goesTo(order, intl) },
    { title: "", lines: seller },
  ];
  let lowest = top;
  for (const [at, { title, lines }] of blocks.entries()) {
    const x = margin + at * 250;
    paper.y = top;
    paper.put(title, x, heading);
    for (const line of lines.flatMap((text) => paper.fold(text, 230, { size: at === 0 ? 11 : 9 }))) {
      paper.y += at === 0 ? 15 : 13;
      paper.put(line, x, { size: at === 0 ? 11 : 9 });
    }
    lowest = Math.max(lowest, paper.y);
  }
  paper.y = lowest + 36;
  writeTexts(paper, order, own);
  paper.put(words.article, columns.article, heading);
  paper.put(words.quantity, columns.quantity, { ...heading, ...right });
  for (const line of order.lines) {
    const count = pieces.get(line.id) ?? 0;
    if (count > 0) writeLine(paper, line, count);
  }
  const isPart = order.lines.some(({ id, quantity }) => (pieces.get(id) ?? 0) < quantity);
  paper.y += 26;
  if (isPart)
    for (const text of paper.fold(own.more, width - 2 * margin, { size: 9 })) paper.put(text, margin, { size: 9 });
}

function writeTexts(paper: Paper, { extras = {} }: Order, own: { gift: string; message: string }): void {
  const texts = [
    ...(extras.gift ? [{ title: own.gift, text: extras.gift.message }] : []),
    ...(extras.note && !extras.gift ? [{ title: own.message, text: extras.note }] : []),
  ];
  for (const { title, text } of texts) {
    paper.put(title, margin, heading);
    for (const line of text.split("\n").flatMap((part) => paper.fold(part, width - 2 * margin))) {
      paper.y += 15;
      paper.put(line, margin);
    }
    paper.y += 30;
  }
}

function writeLine(paper: Paper, line: Order["lines"][number], count: number): void {
  const more = [line.options.map(({ label }) => label).join(" / "), line.sku].filter(Boolean).join(" · ");
  const names = [...paper.fold(line.name, 380), ...paper.fold(more, 380, { size: 9 })];
  paper.need(24 + names.length * 13);
  paper.y += 22;
  paper.rule();
  paper.box(columns.box, 11);
  paper.put(String(count), columns.quantity, { ...right, isBold: count > 1 });
  for (const [at, name] of names.entries()) {
    if (at > 0) paper.y += 13;
    paper.put(name, columns.article, { size: at === 0 ? 10 : 9 });
  }
}
