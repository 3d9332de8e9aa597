import { CsvError, parse } from "csv-parse/sync";
import { statesOf } from "#commerce/shared/address/rules.ts";
import type { RateBody } from "./schema.ts";

/**
 * Tax rates as providers deliver them: a CSV table whose first line names its columns, as in TAXRATES_ZIP5 files:
 * State,ZipCode,TaxRegionName,EstimatedCombinedRate,StateRate,EstimatedCountyRate,… with rates as fractions
 * ("0.088750"). Other columns are ignored. A repeated ZIP code gets the highest of its rates.
 */

export type RateTable = { rates: RateBody[]; faults: Record<string, string> };

/** Accepted column names, in lower case without separators. */
const columns = {
  state: ["state", "statecode"],
  postal_code: ["zipcode", "zip", "zip5", "postalcode"],
  name: ["taxregionname", "regionname", "region", "name"],
  rate: ["estimatedcombinedrate", "combinedrate", "rate"],
  state_rate: ["staterate", "estimatedstaterate"],
};
type Column = keyof typeof columns;
const needed: readonly Column[] = ["state", "postal_code", "rate"];
const mostFaults = 50;

/** Converts rows to rates. Unreadable cells are reported by row (from 0) and column, and then no rate is used. */
export function readRates(text: string): RateTable {
  let records: Record<string, string>[];
  try {
    records = parse(text, {
      bom: true,
      columns: named,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { rates: [], faults: { rates: `line ${error.lines}: ${error.message}` } };
  }
  const [first] = records;
  if (!first) return { rates: [], faults: { rates: "holds no rows" } };
  const missing = needed.filter((column) => !(column in first));
  if (missing.length > 0) {
    const faults = missing.map((column) => [column, `has no column: name one ${columns[column][0]}`]);
    return { rates: [], faults: Object.fromEntries(faults) };
  }
  const faults: Record<string, string> = {};
  const rates = new Map<string, RateBody>();
  for (const [index, record] of records.entries()) {
    const rate = readRow(record, (column, fault) => {
      faults[`rates.${index}.${column}`] = fault;
    });
    if (Object.keys(faults).length >= mostFaults) break;
    const key = `${rate.state} ${rate.postal_code}`;
    if (rate.rate >= (rates.get(key)?.rate ?? 0)) rates.set(key, rate);
  }
  return { rates: Object.keys(faults).length > 0 ? [] : [...rates.values()], faults };
}

/** Maps the columns to our names; other columns are ignored. */
function named(head: string[]): (string | false)[] {
  const known = Object.entries(columns);
  const taken = new Set<string>();
  return head.map((title) => {
    const plain = title.toLowerCase().replace(/[^a-z0-9]/g, "");
    const [name] = known.find(([, titles]) => titles.includes(plain)) ?? [];
    if (name === undefined || taken.has(name)) return false;
    taken.add(name);
    return name;
  });
}

type RefuseRow = (column: Column, fault: string) => void;

function readRow(cells: Record<string, string>, refuse: RefuseRow): RateBody {
  const { state = "", postal_code: code = "", name = "", rate = "", state_rate: ofState = "" } = cells;
  const known = statesOf("us").some((one) => one.code === state);
  if (!known) refuse("state", "is not the code of a state");
  // Spreadsheets remove leading zeros from ZIP codes.
  const zip = code.padStart(5, "0");
  if (!/^\d{3,5}$/.test(code)) refuse("postal_code", "is not a ZIP code of five digits");
  if (name.length > 100) refuse("name", "is longer than 100 characters");
  if (name.includes("\0")) refuse("name", "holds a null character");
  return {
    state,
    postal_code: zip,
    name,
    rate: percentIn(rate, "rate", refuse) ?? 0,
    state_rate: ofState === "" ? null : percentIn(ofState, "state_rate", refuse),
  };
}

/** "0.08875" is 8.875 percent; "8.875%" is marked as percent. */
function percentIn(cell: string, column: Column, refuse: RefuseRow): number | null {
  const [, digits, sign] = /^(\d{0,2}(?:\.\d+)?)\s?(%?)$/.exec(cell) ?? [];
  const value = digits ? Number(digits) : Number.NaN;
  const percent = Math.round((sign ? value : value * 100) * 100_000) / 100_000;
  if (percent >= 0 && percent <= 30) return percent;
  refuse(column, "is not a rate: write a fraction (0.08875) or a percentage (8.875%), at most 30 %");
  return null;
}
