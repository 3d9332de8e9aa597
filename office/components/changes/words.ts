import { toDecimal } from "#commerce/shared/money/rules.ts";
import { languages, type PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { Say, useFormats } from "../../i18n/text.tsx";
import { currencyOf, marketName, priceRegions } from "../../runtime/markets.ts";
import { makerOf } from "../orders/states.ts";
import { recordWord } from "./kinds.ts";
import { amountsOf, columnWord, sumWords, valueWords, wholeAmountsOf } from "./names.ts";

/** The record that an audit log entry is about. `currency` is the currency of its amounts, when the server knows it. */
type ChangedRecord = { type: string; recordId: string; currency?: string | null };
type Tools = { formats: ReturnType<typeof useFormats>; say: Say };

const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

export function wordOfField(type: string, name: string, say: Say): string {
  const key = columnWord(type, name);
  return key ? say(key) : name;
}

export function wordOfKind(type: string, say: Say): string {
  const key = recordWord(type);
  return key ? say(key) : type;
}

/** The label of a record: "Price (United States)". */
export function wordOfRecord(type: string, recordId: string, say: Say): string {
  const key = recordWord(type);
  const region = regionOf(type, recordId);
  const name = key ? say(key) : `${type} ${recordId}`;
  return region ? `${name} (${marketName(region, say)})` : name;
}

/**
 * Formats a value for display, over several lines: states as words, amounts in the record's currency, times in local
 * time, addresses as on a parcel, and other nested values one per line.
 */
export function wordOfValue(about: ChangedRecord, name: string, value: unknown, tools: Tools): string {
  const { formats, say } = tools;
  const key = typeof value === "string" ? valueWords[about.type]?.[name]?.[value] : undefined;
  if (key) return say(key);
  if (typeof value === "number") {
    const region = regionOf(about.type, about.recordId);
    const currency = region ? currencyOf(region) : about.currency;
    if (currency && amountsOf[about.type]?.includes(name)) return formats.money(toDecimal(value, currency), currency);
    if (currency && wholeAmountsOf[about.type]?.includes(name)) return formats.money(value, currency);
  }
  if (about.type === "pro-code" && name === "region" && value) return marketName(value as PriceRegion, say);
  if (typeof value === "boolean") return say(value ? "yes" : "no");
  if (typeof value === "string") return shown(moment.test(value) ? formats.moment(value) : makerOf(value));
  if (typeof value !== "object" || value === null) return shown(value);
  return shown(linesOf(about, name, value, tools).join("\n"));
}

function linesOf(about: ChangedRecord, name: string, value: object, tools: Tools): string[] {
  if (Array.isArray(value)) {
    if (value.every((one) => typeof one !== "object")) return [value.join(", ")];
    if (value.every(isAnswer)) return value.map((one) => answerOf(one, tools));
    return name === "totals"
      ? value.map((line) => sumOf(about, line, tools))
      : value.map((one) => row(about, one, tools));
  }
  if (isAddress(value)) return addressOf(value, tools);
  return Object.entries(value).map(
    ([part, own]) => `${partOf(about, part, tools)}: ${within(about, part, own, tools)}`,
  );
}

type FormAnswer = { name: string; value: string };
const isAnswer = (one: object | null): one is FormAnswer =>
  one !== null && "value" in one && "name" in one && Object.keys(one).length === 2;

/** "Pro Code: Market: Canada, professionals, Yearly limit: CA$5,000.00". The code is stored as JSON. */
function answerOf({ name, value }: FormAnswer, tools: Tools): string {
  const code = proCodeIn(value);
  if (!code) return `${name}: ${value}`;
  const about = { type: "pro-code", recordId: "", currency: code.region && currencyOf(code.region) };
  return `${name}: ${linesOf(about, "", code, tools).join(", ")}`;
}

function proCodeIn(value: string): { region: PriceRegion | null } | null {
  try {
    const { region, ...code } = JSON.parse(value);
    return typeof region === "string" ? { region: priceRegions.find((one) => one === region) ?? null, ...code } : null;
  } catch {
    return null;
  }
}

/** Formats a nested value on one line. Promotions have amounts by currency. */
const within = (about: ChangedRecord, name: string, value: unknown, tools: Tools): string =>
  about.type === "promotion" && typeof value === "number" && /^[A-Z]{3}$/.test(name)
    ? tools.formats.money(toDecimal(value, name), name)
    : wordOfValue(about, name, value, tools).replaceAll("\n", ", ");

const row = (about: ChangedRecord, one: unknown, tools: Tools): string =>
  typeof one === "object" && one !== null
    ? linesOf(about, "", one, tools).join(", ")
    : wordOfValue(about, "", one, tools);

/** Language codes and fields are translated; currencies and the merchant's own names are not. */
function partOf({ type }: ChangedRecord, part: string, { formats, say }: Tools): string {
  if (languages.some((language) => language === part)) return formats.language(part);
  const key = columnWord(
    type,
    part.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
  );
  return key ? say(key) : part;
}

/** "Delivery: $12.00". */
function sumOf(about: ChangedRecord, line: Record<string, unknown>, tools: Tools): string {
  const key = sumWords[String(line.kind)];
  return `${key ? tools.say(key) : line.kind}: ${wordOfValue(about, "amount", line.amount, tools)}`;
}

const isAddress = (value: object): value is Record<string, string> => "address1" in value && "city" in value;

function addressOf(address: Record<string, string>, { formats }: Tools): string[] {
  const { firstName, lastName, company, address1, address2, postalCode, city, state, country = "", phone } = address;
  const lines = [
    [firstName, lastName].filter(Boolean).join(" "),
    company,
    address1,
    address2,
    [postalCode, city, state].filter(Boolean).join(" "),
    formats.country(country.toUpperCase()),
    phone,
  ];
  return lines.flatMap((line) => line?.trim() || []);
}

/** The price list of a price record. Null for other kinds of records. */
export function regionOf(type: string, recordId: string): PriceRegion | null {
  if (type !== "price") return null;
  return priceRegions.find((region) => recordId.split("/").includes(region)) ?? null;
}

/** Formats a value on one line. */
function shown(value: unknown): string {
  if (value === null || value === undefined || value === "") return "–";
  if (typeof value === "boolean") return value ? "✓" : "✗";
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}
