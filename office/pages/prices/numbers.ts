import type { Language } from "#commerce/shared/regions/schema.ts";
import { intlOf } from "../../i18n/languages.ts";

/** Converts numbers between the format that people use and the API's ("1234.56"). Pure. */

export type Signs = { decimal: string; group: string };

export function signsOf(language: Language): Signs {
  const parts = new Intl.NumberFormat(intlOf(language)).formatToParts(1234567.5);
  const sign = (wanted: string) => parts.find(({ type }) => type === wanted)?.value ?? "";
  return { decimal: sign("decimal"), group: sign("group") };
}

/**
 * "1.234,56" and "1,234.56" are read as the same number: when both signs occur, the last one is the decimal sign. A
 * single sign is a group separator only when it is the language's and three digits follow it. Returns null when the
 * text is not a number.
 */
export function readNumber(text: string, { decimal, group }: Signs): string | null {
  const bare = text.replace(/[\s'’\u00a0\u202f]|[A-Z]{2,3}|\p{Sc}/gu, "").replace("−", "-");
  const [dots, commas] = [bare.split(".").length - 1, bare.split(",").length - 1];
  const last = bare.lastIndexOf(".") > bare.lastIndexOf(",") ? "." : ",";
  const isGrouping = (sign: string) => sign !== decimal && sign === group && new RegExp(`\\${sign}\\d{3}$`).test(bare);
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
