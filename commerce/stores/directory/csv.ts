import { CsvError, parse } from "csv-parse/sync";
import { plainCell } from "#commerce/shared/csv/lines.ts";
import type { StoreBody } from "./rest.ts";
import type { OpeningHours, Season, Span, WeekSpan } from "./schema.ts";

/**
 * Stores as a table. The first line has the field names of StoreBody. Lists are joined by "|", and hours are written as
 * readHours reads them.
 */

const lists = new Set(["brands", "services"]);
const numbers = new Set(["lat", "lng"]);
const flags = new Set(["is_own", "is_visible"]);

type Table = { rows: Partial<StoreBody>[]; faults: Record<string, string> };

/**
 * Returns rows as bodies that are not validated yet. Cells and quotes that cannot be read are reported by row and
 * column.
 */
export function readTable(text: string): Table {
  const faults: Record<string, string> = {};
  try {
    const rows = parseRows(text).map((cells, index) => {
      const row: Record<string, unknown> = {};
      for (const [name, given] of Object.entries(cells)) {
        const cell = plainCell(given).trim();
        if (cell === "") continue;
        const value = readCell(name, cell);
        if (value === undefined) faults[`stores.${index}.${name}`] = "cannot be read";
        else row[name] = value;
      }
      return row as Partial<StoreBody>;
    });
    return { rows, faults };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rows: [], faults: faultOf(error) };
  }
}

/**
 * Reads RFC 4180. The delimiter is a semicolon when the first line contains one and no comma. Rows may be shorter than
 * the first.
 */
function parseRows(text: string): Record<string, string>[] {
  const [first = ""] = text.split(/\r?\n/, 1);
  return parse(text, {
    bom: true,
    delimiter: first.includes(";") && !first.includes(",") ? ";" : ",",
    record_delimiter: ["\r\n", "\n", "\r"],
    columns: (head: string[]) => head.map((name) => name.trim().toLowerCase() || false),
    relax_column_count: true,
    skip_empty_lines: true,
    skip_records_with_empty_values: true,
  });
}

const quoteFaults: Record<string, string> = {
  CSV_QUOTE_NOT_CLOSED: "opens a quote that is never closed",
  CSV_INVALID_CLOSING_QUOTE: "goes on after its closing quote",
  INVALID_OPENING_QUOTE: "holds a quote, so it must be quoted as a whole, with its own quotes doubled",
};

/**
 * Reports a fault by row and column. In the first line, which names the columns, and for cells beyond the columns it is
 * reported by line.
 */
function faultOf({ code, column, records, lines, message }: CsvError): Record<string, string> {
  const text = quoteFaults[code] ?? message;
  return typeof column === "string"
    ? { [`stores.${records}.${column}`]: text }
    : { stores: `line ${lines}: a cell ${text}` };
}

/** Undefined when the cell cannot be read. */
function readCell(name: string, cell: string): unknown {
  if (name === "hours") return readHours(cell) ?? undefined;
  if (numbers.has(name)) return /^-?\d+(\.\d+)?$/.test(cell) ? Number(cell) : undefined;
  if (flags.has(name)) return /^(yes|true|1)$/i.test(cell) ? true : /^(no|false|0)$/i.test(cell) ? false : undefined;
  if (!lists.has(name)) return cell;
  return [...new Set(cell.split("|").map((one) => one.trim()))].filter(Boolean);
}

/**
 * Opening hours in one line, for tables (CSV):
 *   Mo-Fr 09:00-12:30,14:00-18:30; Sa 09:00-17:00; 12-01..04-15 Mo-Su 08:30-19:00; 2026-12-24 09:00-14:00; 2026-12-25 off
 * Days without anything are closed; "off" after a season or a date says so.
 */

const names = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const time = "(?:[01]\\d|2[0-3]):[0-5]\\d";
const span = `${time}-(?:${time}|24:00)`;
const spans = new RegExp(`^${span}(?:,${span})*$`);
const monthDay = "(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\\d|3[01])";
const season = new RegExp(`^(${monthDay})\\.\\.(${monthDay})\\s+(.+)$`);
const exception = new RegExp(`^(2\\d{3}-${monthDay})\\s+(.+)$`);

/** Null when the text does not have this form. */
export function readHours(text: string): OpeningHours | null {
  const week: WeekSpan[] = [];
  const seasons: Season[] = [];
  const exceptions: NonNullable<OpeningHours["exceptions"]> = [];
  for (const part of text.split(";").map((one) => one.trim().replace(/\s+/g, " "))) {
    if (part === "") continue;
    const [, date, dayTimes = ""] = exception.exec(part) ?? [];
    const [, from, to, rest = ""] = season.exec(part) ?? [];
    if (date) {
      const hours = readSpans(dayTimes);
      if (!hours) return null;
      exceptions.push({ date, hours });
      continue;
    }
    const read = readWeek(from ? rest : part, Boolean(from));
    if (!read) return null;
    if (!from || !to) {
      week.push(...read);
      continue;
    }
    const known = seasons.find((one) => one.from === from && one.to === to);
    if (known) known.hours.push(...read);
    else seasons.push({ from, to, hours: read });
  }
  return { week, ...(seasons.length > 0 && { seasons }), ...(exceptions.length > 0 && { exceptions }) };
}

function readSpans(text: string): Span[] | null {
  if (text === "off") return [];
  if (!spans.test(text)) return null;
  return text.split(",").map((one) => ({ opens: one.slice(0, 5), closes: one.slice(6) }));
}

function readWeek(text: string, mayBeOff: boolean): WeekSpan[] | null {
  if (text === "off") return mayBeOff ? [] : null;
  const [dayText = "", times = "", ...more] = text.split(" ");
  const days = readDays(dayText);
  const read = more.length === 0 ? readSpans(times) : null;
  return days && read ? read.map((span) => ({ days, ...span })) : null;
}

/** "Mo-Fr,Su" → [1,2,3,4,5,7]. */
function readDays(text: string): number[] | null {
  const days = text.split(",").flatMap((part) => {
    const [first = "", last = first] = part.split("-");
    const [from, to] = [names.indexOf(first), names.indexOf(last)];
    if (from < 0 || to < from) return [Number.NaN];
    return Array.from({ length: to - from + 1 }, (_, index) => from + index + 1);
  });
  return days.some(Number.isNaN) ? null : [...new Set(days)].sort((a, b) => a - b);
}

/** The reverse of readHours: returns one line from which readHours gets the same hours. */
export function writeHours({ week, seasons = [], exceptions = [] }: OpeningHours): string {
  const times = (hours: readonly Span[]) => hours.map(({ opens, closes }) => `${opens}-${closes}`).join(",");
  const ofWeek = (hours: readonly WeekSpan[]) =>
    hours.map(({ days, ...span }) => `${writeDays(days)} ${times([span])}`);
  const parts = [
    ...ofWeek(week),
    ...seasons.flatMap(({ from, to, hours }) =>
      (hours.length > 0 ? ofWeek(hours) : ["off"]).map((text) => `${from}..${to} ${text}`),
    ),
    ...exceptions.map(({ date, hours }) => `${date} ${hours.length > 0 ? times(hours) : "off"}`),
  ];
  return parts.join("; ");
}

/** [1,2,3,4,5,7] → "Mo-Fr,Su". */
function writeDays(days: readonly number[]): string {
  const runs: number[][] = [];
  for (const day of [...days].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run?.at(-1) === day - 1) run.push(day);
    else runs.push([day]);
  }
  const name = (day = 1) => names[day - 1] ?? "";
  return runs.map((run) => (run.length > 1 ? `${name(run[0])}-${name(run.at(-1))}` : name(run[0]))).join(",");
}
