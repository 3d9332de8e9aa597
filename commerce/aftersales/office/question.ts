/** What somebody who types into the search box of orders may mean. Absent: it cannot be that. */
export type Question = {
  /** The number itself, which comes first. */
  id?: number;
  /** Three digits of the number or more. */
  number?: string;
  /** Digits of a phone number, without what stands before it in some countries and not in others. */
  phone?: string;
  /** Four digits that a card ends in. */
  card?: string;
  /** Parts of names, companies and e-mail addresses, each of which has to be there; in small letters. */
  words?: string[];
  /** The beginning of a SKU, in small letters. */
  sku?: string;
  /** A part of a tracking number, without spaces, in small letters. */
  tracking?: string;
};

/** Beginnings in fewer letters are looked for at the beginning of words: what is indexed are three letters in a row. */
export const fewLetters = 3;

/** Reads what was typed: "10023", "+43 (0)660 123", "berg", "WB-1". Pure. */
export function readQuestion(text: string): Question {
  const typed = text.trim().toLowerCase().replace(/^#\s*/, "");
  if (typed === "") return {};
  const question: Question = {};
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
