import type { Language } from "#commerce/shared/regions/schema.ts";
import { longDate } from "#commerce/shared/texts/formats.ts";
import { addressLinesOf, goesTo } from "../emails/address-lines.ts";
import { margin, type Paper, width } from "../pdf.ts";
import type { Order } from "../schema.ts";
import type { InvoiceTexts } from "./texts.ts";

/** How the merchant's papers look: their logo as a PNG, and their colour ("#rrggbb"). */
export type PaperLook = { logo: Buffer | null; accent: string };
export type PaperLookOf = () => Promise<PaperLook>;
/** The part of a route's services that knows it. */
export type PaperLookSource = { paperLook?: PaperLookOf };

/** What papers about an order are written with. */
export type Written = {
  /** With lines named in the language of the paper. */
  order: Order;
  language: Language;
  /** Name, address and tax numbers of the shop, a line each. */
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

/** The locale in which a paper's amounts and days are written. */
export const paperLocale = (language: Language, { country }: Pick<Order, "country">): string =>
  `${language}-${country.length === 2 ? country.toUpperCase() : "US"}`;

/** The merchant's logo and colour, at the head of a paper's first sheet. */
export function writeLook(paper: Paper, look: PaperLook | undefined): void {
  if (look?.accent) paper.band(look.accent);
  if (look?.logo) paper.picture(look.logo, width - margin, margin - 24, [200, 40]);
}

type Titled = { title: string; number: string; date: Date };

/** Title, number and date, then who sold, who is billed, and where it went. */
export function writeHead({ order, seller, look, paper, words, intl }: Written, { title, number, date }: Titled): void {
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
