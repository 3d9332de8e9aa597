/** Checks on a card before any charge. Also runs in the browser. */

export type CardInput = { number: string; expiry: string; code: string };
export type CardField = keyof CardInput;
/** Display-text keys. */
export type CardProblem = "error.card.number" | "error.card.expiry" | "error.card.code";

export const cardDigits = (number: string): string => number.replace(/[\s-]/g, "");

/** The brand of a card by its first digits (ISO/IEC 7812); "card" when it is none of these. */
export function cardBrand(digits: string): string {
  const brands: readonly [string, RegExp][] = [
    ["visa", /^4/],
    ["mastercard", /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
    ["amex", /^3[47]/],
    ["jcb", /^35(2[89]|[3-8])/],
    ["diners", /^3(0[0-5]|[689])/],
    ["discover", /^6(011|4[4-9]|5)/],
    ["unionpay", /^62/],
  ];
  return brands.find(([, starts]) => starts.test(digits))?.[0] ?? "card";
}

/** Whether the number passes the Luhn check. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (const [at, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (at % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}

/** "1227", "12/27", "12 / 2027", "2027-12" (as autofill writes it) → { month, year }; null for anything else. */
export function readExpiry(text: string): { month: number; year: number } | null {
  const [, isoYear, isoMonth] = /^\s*(20\d\d)\s*-\s*(\d\d)\s*$/.exec(text) ?? [];
  const [, shortMonth, shortYear] = /^\s*(\d{1,2})\s*[/ -]\s*((?:20)?\d\d)\s*$/.exec(text) ?? [];
  const [, gluedMonth, gluedYear] = /^\s*(\d\d)((?:20)?\d\d)\s*$/.exec(text) ?? [];
  const month = Number(isoMonth ?? shortMonth ?? gluedMonth);
  const year = Number(isoYear ?? shortYear ?? gluedYear);
  if (!(month >= 1 && month <= 12) || Number.isNaN(year)) return null;
  return { month, year: year < 100 ? 2000 + year : year };
}

/** A card is valid until the end of its month, and for at most twenty years. */
export function checkExpiry(text: string, now: Date): CardProblem | null {
  const expiry = readExpiry(text);
  if (!expiry) return "error.card.expiry";
  const monthsLeft = (expiry.year - now.getUTCFullYear()) * 12 + expiry.month - (now.getUTCMonth() + 1);
  if (monthsLeft < 0) return "error.card.expiry";
  return monthsLeft > 240 ? "error.card.expiry" : null;
}

/** Field → text key; empty when the card may be charged. */
export function checkCard(card: CardInput, now: Date): Partial<Record<CardField, CardProblem>> {
  const problems: Partial<Record<CardField, CardProblem>> = {};
  const digits = cardDigits(card.number);
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) problems.number = "error.card.number";
  const expiry = checkExpiry(card.expiry, now);
  if (expiry) problems.expiry = expiry;
  if (!/^\d{3,4}$/.test(card.code.trim())) problems.code = "error.card.code";
  return problems;
}
