import { fold } from "./language/fold.ts";
import { questionPatterns } from "./language/question-words.ts";
import type { SearchLocale } from "./schema.ts";

/**
 * Offers and prices found in a query, and its remaining words. Prices in major units of the visitor's currency; `to` is
 * exclusive.
 */
export type ParsedQuery = {
  /** The words left to search, with measures written like sizes: "156 wide" → "156W". */
  words: string;
  isOnSale: boolean;
  isNew: boolean;
  price: { from?: number; to?: number } | null;
};

/** Extracts offers, prices and measures from a query. Pure. */
export function parseQuery(query: string, locale: SearchLocale): ParsedQuery {
  const patterns = questionPatterns(locale);
  const question: ParsedQuery = { words: "", isOnSale: false, isNew: false, price: null };
  const start = locale === "ja" ? query.normalize("NFKC") : fold(query.normalize("NFC"));
  const bound =
    (limit: "from" | "to") =>
    (_: string, ...given: (string | undefined)[]) => {
      const amount = given.slice(0, 2).find((one) => one !== undefined && /^\d+$/.test(one));
      question.price = { ...question.price, [limit]: Number(amount) };
      return " ";
    };
  const measured = /\d/.test(start)
    ? sizesIn(
        start
          .replace(patterns.between, (_, from: string, to: string) => {
            question.price = { from: Number(from), to: Number(to) };
            return " ";
          })
          .replace(patterns.under, bound("to"))
          .replace(patterns.over, bound("from"))
          .replace(patterns.wide, "$1W"),
      )
    : start;
  const text = patterns.mayOffer(measured)
    ? measured
        .replace(patterns.sale, () => {
          question.isOnSale = true;
          return " ";
        })
        .replace(patterns.isNew, () => {
          question.isNew = true;
          return " ";
        })
    : measured;
  return { ...question, words: text === start ? query : text.trim().replace(/\s+/g, " ") };
}

/**
 * Writes measures like sizes. Board lengths are given in centimetres, boot sizes in centimetres or in a size system.
 */
const sizesIn = (text: string): string =>
  text
    .replace(/(\d{3})\s+w(?![\p{L}\p{N}])/giu, "$1W")
    .replace(/(?<!\d)(\d{3})\s*cm(?![\p{L}])/giu, "$1")
    .replace(/(?<![\p{L}\d.])(\d{2}(?:[.,]5)?)\s*cm(?![\p{L}])/giu, (_, size: string) => `${size.replace(",", ".")}cm`)
    .replace(
      /(?<![\p{L}])(us|uk|eu)\s+(\d{1,2}(?:[.,]5)?)(?![\d])/giu,
      (_, system, size: string) => `${system}${size.replace(",", ".")}`,
    )
    .replace(
      /(?<![\d.])(\d{1,2}(?:[.,]5)?)\s*(us|uk|eu)(?![\p{L}])/giu,
      (_, size: string, system) => `${system}${size.replace(",", ".")}`,
    );
