/** Money is stored in integer minor units of a currency. All rounding happens in this file: half away from zero. */

const exponents = new Map<string, number>();

/**
 * Returns the number of decimals: USD 2, JPY 0. Throws a RangeError when `currency` does not look like an ISO 4217
 * code.
 */
export function exponentOf(currency: string): number {
  const before = exponents.get(currency);
  if (before !== undefined) return before;
  const { maximumFractionDigits } = new Intl.NumberFormat("en", { style: "currency", currency }).resolvedOptions();
  const exponent = maximumFractionDigits ?? 2;
  exponents.set(currency, exponent);
  return exponent;
}

/**
 * How a locale writes amounts of a currency, according to Intl: the text before and after the digits, and the
 * separators between them.
 */
export type MoneyPattern = {
  before: string;
  after: string;
  /** The same for negative amounts. */
  minusBefore: string;
  minusAfter: string;
  decimal: string;
  thousands: string;
  /** The number of whole digits from which they are grouped. Spanish leaves 1234 as it is. */
  groupedFrom: number;
  digits: number;
};

const patterns = new Map<string, MoneyPattern>();
const patternKey = (currency: string, intlLocale: string) => `${intlLocale}:${currency}`;

/**
 * Reads the pattern from Intl, once for each currency and locale. In a browser the first call to Intl takes as long as
 * drawing half a page: see registerMoneyPattern.
 */
export function patternOf(currency: string, intlLocale: string): MoneyPattern {
  const known = patterns.get(patternKey(currency, intlLocale));
  if (known) return known;
  const format = new Intl.NumberFormat(intlLocale, { style: "currency", currency });
  const partsOf = (value: number) => {
    const parts = format.formatToParts(value);
    const number = (type: string) => ["integer", "group", "decimal", "fraction"].includes(type);
    const from = parts.findIndex(({ type }) => number(type));
    const to = parts.findLastIndex(({ type }) => number(type)) + 1;
    const text = (some: Intl.NumberFormatPart[]) => some.map(({ value }) => value).join("");
    return { before: text(parts.slice(0, from)), within: parts.slice(from, to), after: text(parts.slice(to)) };
  };
  const { before, within, after } = partsOf(1234567.5);
  const minus = partsOf(-1234567.5);
  const named = (wanted: string) => within.find(({ type }) => type === wanted)?.value ?? "";
  const isGrouped = (value: number) => partsOf(value).within.some(({ type }) => type === "group");
  const pattern = {
    before,
    after,
    minusBefore: minus.before,
    minusAfter: minus.after,
    decimal: named("decimal"),
    thousands: named("group"),
    groupedFrom: isGrouped(1234) ? 4 : 5,
    digits: exponentOf(currency),
  };
  patterns.set(patternKey(currency, intlLocale), pattern);
  return pattern;
}

/** Gives a browser the pattern that the server has read, so that it need not call Intl. */
export function registerMoneyPattern(currency: string, intlLocale: string, pattern: MoneyPattern): void {
  patterns.set(patternKey(currency, intlLocale), pattern);
  exponents.set(currency, pattern.digits);
}

/** 44900, "EUR", "de-DE" → "449,00 €". All decimals of the currency are shown. */
export function formatMoney(amount: number, currency: string, intlLocale: string): string {
  const pattern = patternOf(currency, intlLocale);
  const [whole = "0", fraction = ""] = (Math.abs(amount) / 10 ** pattern.digits).toFixed(pattern.digits).split(".");
  const grouped =
    whole.length < pattern.groupedFrom ? whole : whole.replace(/\B(?=(\d{3})+$)/g, () => pattern.thousands);
  const digits = fraction ? grouped + pattern.decimal + fraction : grouped;
  return amount < 0 || Object.is(amount, -0)
    ? pattern.minusBefore + digits + pattern.minusAfter
    : pattern.before + digits + pattern.after;
}

/** 44905, "USD" → "449.05". */
export const toDecimalText = (amount: number, currency: string): string =>
  toDecimal(amount, currency).toFixed(exponentOf(currency));

/** 44905, "USD" → 449.05, as the REST routes write amounts. */
export const toDecimal = (amount: number, currency: string): number => amount / 10 ** exponentOf(currency);

/** "449.05" or 449.05 → 44905. Null for anything that is not a plain decimal number of a sensible size. */
export function fromDecimal(value: string | number, currency: string): number | null {
  const text = typeof value === "number" ? plain(value) : value.trim();
  const [, sign, whole = "", fraction = ""] = /^(-?)(\d{1,12})(?:\.(\d{1,12}))?$/.exec(text) ?? [];
  if (sign === undefined) return null;
  const exponent = exponentOf(currency);
  const kept = Number(whole + fraction.slice(0, exponent).padEnd(exponent, "0"));
  const amount = kept + (Number(fraction[exponent] ?? 0) >= 5 ? 1 : 0);
  return sign && amount ? -amount : amount;
}

/** Like fromDecimal, without rounding: also null for an amount with more decimals than the currency has. */
export function exactFromDecimal(value: string | number, currency: string): number | null {
  const amount = fromDecimal(value, currency);
  return amount !== null && toDecimal(amount, currency) === Number(value) ? amount : null;
}

const plain = (value: number): string => {
  const text = String(value);
  return text.includes("e") && Math.abs(value) < 1 ? value.toFixed(12) : text;
};

/** Divides whole numbers and rounds half away from zero. The denominator must be positive. */
function divide(numerator: bigint, denominator: bigint): number {
  const half = denominator / 2n;
  const positive = numerator < 0n ? -numerator : numerator;
  const quotient = (positive + half) / denominator;
  return Number(numerator < 0n ? -quotient : quotient);
}

const percentScale = 1_000_000;

/** Returns `percent` of an amount. `percent` has up to six decimals: percentOf(44900, 8.875) → 3985. */
export const percentOf = (amount: number, percent: number): number =>
  divide(BigInt(amount) * BigInt(Math.round(percent * percentScale)), BigInt(100 * percentScale));

/** Returns the tax of `percent` that is contained in a gross amount: includedPercentOf(11900, 19) → 1900. */
export function includedPercentOf(gross: number, percent: number): number {
  const scaled = BigInt(Math.round(percent * percentScale));
  const whole = BigInt(100 * percentScale) + scaled;
  return divide(BigInt(gross) * scaled * 2n, whole * 2n);
}

/**
 * Splits a total in proportion to weights (none negative), so that the parts add up to it. Each part is its exact
 * share, rounded down or up. Left-over units go to the parts with the largest remainders, and to the earlier part when
 * these are equal. When all weights are 0 the parts are equal.
 */
export function splitProportionally(total: number, weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const sign = total < 0 ? -1 : 1;
  const whole = BigInt(Math.abs(total));
  const sum = weights.reduce((all, weight) => all + BigInt(weight), 0n);
  const shares = sum === 0n ? weights.map(() => 1n) : weights.map((weight) => BigInt(weight));
  const divisor = sum === 0n ? BigInt(weights.length) : sum;
  const parts = shares.map((share) => Number((whole * share) / divisor));
  const remainders = shares.map((share, index) => ({ index, left: (whole * share) % divisor }));
  remainders.sort((a, b) => (a.left === b.left ? a.index - b.index : a.left > b.left ? -1 : 1));
  const missing = Math.abs(total) - parts.reduce((all, part) => all + part, 0);
  for (const { index } of remainders.slice(0, missing)) parts[index] = (parts[index] ?? 0) + 1;
  return parts.map((part) => (part === 0 ? 0 : part * sign));
}

/** How a store writes its currency (specification 3.16, 9.2); the fields of GET /api/currencies. */
export type CurrencyFormat = {
  token: string;
  decimal_token: string;
  thousands_token: string;
  decimal_places: number;
  token_location: "left" | "right";
};

/** The format of 9.2: symbol $, two decimals, a comma between thousands. */
export const defaultCurrencyFormat: CurrencyFormat = {
  token: "$",
  decimal_token: ".",
  thousands_token: ",",
  decimal_places: 2,
  token_location: "left",
};

/**
 * Section 5: formats a decimal value, in whole units: 1449.5 → "$1,449.50". When a field of the format is missing,
 * returns the value unchanged. Empty input gives "".
 */
export function formatWithPattern(
  value: number | string | null | undefined,
  format: Partial<CurrencyFormat> | null | undefined,
): number | string {
  if (value === null || value === undefined || value === "") return "";
  const number = Number(value);
  if (!isComplete(format) || !Number.isFinite(number)) return value;
  const [whole = "0", fraction = ""] = Math.abs(number).toFixed(format.decimal_places).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, () => format.thousands_token);
  const digits = fraction ? `${grouped}${format.decimal_token}${fraction}` : grouped;
  const sign = number < 0 && /[1-9]/.test(digits) ? "-" : "";
  return format.token_location === "left" ? `${sign}${format.token}${digits}` : `${sign}${digits}${format.token}`;
}

function isComplete(format: Partial<CurrencyFormat> | null | undefined): format is CurrencyFormat {
  const texts = [format?.token, format?.decimal_token, format?.thousands_token];
  const places = format?.decimal_places;
  return (
    texts.every((text) => typeof text === "string") &&
    typeof places === "number" &&
    places >= 0 &&
    places <= 20 &&
    (format?.token_location === "left" || format?.token_location === "right")
  );
}
