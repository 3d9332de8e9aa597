import type { Language } from "#commerce/shared/regions/schema.ts";
import { intlOf } from "../i18n/languages.ts";

/** Converts numbers between the format that people use and the API's ("1234.56"). Pure. */

export type Signs = { decimal: string; group: string };

export function signsOf(language: Language): Signs {
  const parts = new Intl.NumberFormat(intlOf(language)).formatToParts(1234567.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { decimal: sign("decimal"), group: sign("group") };
}

/**
 * "1.234,56" and "1,234.56" are read as the same number: when both signs occur, the last one is the decimal sign. A
 * single sign is a group separator only when it is the language's, three digits follow it, and the number is not above
 * `most` then: where 50 is the most, "8.875" is less than nine. Returns null when the text is not a number.
 */
export function readNumber(text: string, { decimal, group }: Signs, most = Number.POSITIVE_INFINITY): string | null {
  const bare = text
    .normalize("NFKC")
    .replace(/[\s'’]|[A-Z]{2,3}|\p{Sc}|[A-Z]?kr\.?/gu, "")
    .replace("−", "-");
  const [dots, commas] = [bare.split(".").length - 1, bare.split(",").length - 1];
  const last = bare.lastIndexOf(".") > bare.lastIndexOf(",") ? "." : ",";
  const isGrouping = (sign: string) =>
    sign !== decimal &&
    sign === group &&
    new RegExp(`\\${sign}\\d{3}$`).test(bare) &&
    Math.abs(Number(bare.replace(sign, ""))) <= most;
  const point = dots > 0 && commas > 0 ? last : dots + commas === 1 && !isGrouping(last) ? last : "";
  const plain = [...bare].map((sign) => (sign === point ? "." : sign === "." || sign === "," ? "" : sign)).join("");
  if (!/^-?(\d+\.?\d*|\.\d+)$/.test(plain)) return null;
  const [, minus = "", whole = "", fraction = ""] = /^(-?)0*(\d*)\.?(\d*)$/.exec(plain) ?? [];
  return `${minus}${whole || "0"}${fraction && `.${fraction}`}`;
}

const isNumber = (value: string) => /^\d+(\.\d+)?$/.test(value);

/** Formats a number in the language. Other texts are returned unchanged. */
export function writeNumber(value: string, { decimal, group }: Signs): string {
  if (!isNumber(value)) return value;
  const [whole = "", fraction] = value.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, group);
  return fraction === undefined ? grouped : `${grouped}${decimal}${fraction}`;
}

/** The same without grouping, for editing and for pasting into spreadsheets. */
export const plainNumber = (value: string, { decimal }: Signs): string =>
  isNumber(value) ? value.replace(".", decimal) : value;

export type DecimalRules = {
  /** Shows an amount of money, with as many decimals as the currency has. */
  currency?: string | undefined;
  /** Shows so many decimals; without it as many as the number has. */
  decimals?: number | undefined;
  /** Smaller numbers are not taken; 0 unless another is given. */
  min?: number | undefined;
  /** Tells the two meanings of "8.875" apart (`readNumber`); whether it is kept is for the server to say. */
  max?: number | undefined;
};

/** How a number field shows its value in the language, and reads what is typed there. */
export function decimalsIn(language: Language, { currency, decimals, min = 0, max }: DecimalRules) {
  const signs = signsOf(language);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(intlOf(language), {
    ...(currency ? { style: "currency", currency } : decimals === undefined ? plain : digits),
  });
  const { maximumFractionDigits: most = 0 } = format.resolvedOptions();
  return {
    show: (value: number | null): string => (value === null ? "" : format.format(value)),
    /** Null for an empty field, undefined for what is not a number that can be taken. */
    read: (text: string): number | null | undefined => {
      if (text.trim() === "") return null;
      const read = readNumber(text, signs, max);
      const number = Number(Number(read).toFixed(most));
      return read === null || number < min ? undefined : number;
    },
  };
}

const plain = { maximumFractionDigits: 10, useGrouping: false } as const;
