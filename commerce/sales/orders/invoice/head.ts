import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { addressLinesOf, goesTo } from "../emails/address-lines.ts";
import { margin, type Paper, width } from "../pdf.ts";
import type { Order } from "../schema.ts";
import type { InvoiceTexts } from "./texts.ts";

/** The look of the merchant's printed documents: logo as a PNG, colour as "#rrggbb". */
export type PaperLook = { logo: Buffer | null; accent: string };
export type PaperLookOf = () => Promise<PaperLook>;
/** The part of a route's services that provides it. */
export type PaperLookSource = { paperLook?: PaperLookOf };

/** The data for documents about an order. */
export type DocumentData = {
  /** With line names in the language of the document. */
  order: Order;
  language: Language;
  /** Name, address and tax numbers of the shop, line by line. */
  seller: readonly string[];
  look?: PaperLook;
  paper: Paper;
  words: InvoiceTexts;
  intl: string;
  money: (amount: number) => string;
};

export const columns = { article: margin, quantity: 360, unit: 450, amount: width - margin };
export const right = { isRight: true };
export const heading = { size: 9, isBold: true };

/** The locale in which a document's amounts and days are formatted. */
export const paperLocale = (language: Language, { country }: Pick<Order, "country">): string =>
  `${language}-${country.length === 2 ? country.toUpperCase() : "US"}`;

/** Writes the merchant's logo and colour at the top of the first page. */
export function writeLook(paper: Paper, look: PaperLook | undefined): void {
  if (look?.accent) paper.band(look.accent);
  if (look?.logo) paper.picture(look.logo, width - margin, margin - 24, [200, 40]);
}

type DocumentTitle = { title: string; number: string; date: Date };

/** Writes title, number and date, then seller, billing address and delivery address. */
export function writeHead(
  { order, seller, look, paper, words, intl }: DocumentData,
  { title, number, date }: DocumentTitle,
): void {
  const day = longDate(intl);
  writeLook(paper, look);
  paper.put(title, margin, { size: 24, isBold: true });
  paper.y += 28;
  paper.put(number, margin);
  paper.put(`${words.date} ${day.format(date)}`, columns.amount, right);
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
