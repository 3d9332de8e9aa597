/**
 * The possible meanings of a text in the search box of orders. A field is absent when the text cannot have that
 * meaning.
 */
export type OrderSearch = {
  /** The exact order number, which is listed first. */
  id?: number;
  /** At least three digits of the number. */
  number?: string;
  /** Digits of a phone number, without the prefixes that not all countries use. */
  phone?: string;
  /** The last four digits of a card. */
  card?: string;
  /** Parts of names, companies and email addresses, in lower case; all of them must match. */
  words?: string[];
  /** The beginning of a SKU, in lower case. */
  sku?: string;
  /** A part of a tracking number, without spaces, in lower case. */
  tracking?: string;
};

/** Shorter texts match only the beginning of words, because the index holds three letters in a row. */
export const fewLetters = 3;

/** Interprets a search text: "10023", "+43 (0)660 123", "berg", "WB-1". Pure. */
export function parseOrderSearch(text: string): OrderSearch {
  const typed = text.trim().toLowerCase().replace(/^#\s*/, "");
  if (typed === "") return {};
  const question: OrderSearch = {};
  const digits = typed.replace(/\D/g, "");
  const isNumeric = /^\+?[\d\s()./-]+$/.test(typed) && digits !== "";
  if (/^\d+$/.test(typed)) {
    if (Number(typed) <= 2_147_483_647) question.id = Number(typed);
    if (typed.length >= fewLetters) question.number = typed;
    if (typed.length === 4) question.card = typed;
  }
  if (isNumeric) {
    const national = typed.replace(/\(0\)/g, "").replace(/\D/g, "").replace(/^0+/, "");
    if (national.length >= 5) question.phone = national;
  } else question.words = [...new Set(typed.split(/\s+/))].slice(0, 6);
  if (typed.length >= 2 && !/\s/.test(typed)) question.sku = typed;
  const parcel = typed.replace(/\s+/g, "");
  if (parcel.length >= 4 && digits.length >= 2 && !parcel.includes("@")) question.tracking = parcel;
  return question;
}
