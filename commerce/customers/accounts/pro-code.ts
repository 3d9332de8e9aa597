import { isPriceRegion, isProRegion } from "#commerce/shared/regions/rules.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import type { ProCodeInfo } from "./schema.ts";

const fieldName = "pro code";
const day = 24 * 60 * 60 * 1000;

/** Parses the JSON in the form field "Pro Code", or else in the notes (3.1). Null when neither names a region. */
export function proCodeInfoOf(fields: readonly { name: string; value: string }[], notes: string): ProCodeInfo | null {
  const field = fields.find(({ name }) => name.trim().toLowerCase() === fieldName);
  return (field ? parse(field.value) : null) ?? parse(notes);
}

function parse(text: string): ProCodeInfo | null {
  const given = read(text);
  if (!given) return null;
  const { region, expiration_date: until, employee_group: isEmployee } = given;
  const limit = limitIn(given.spend_limit);
  return {
    region: region.trim().toLowerCase(),
    ...(!isNone(until) && { expiration_date: dayIn(until) ?? longAgo }),
    ...((isEmployee === true || isEmployee === "true") && { employee_group: true }),
    ...(limit !== null && { spend_limit: limit }),
  };
}

function read(text: string): (Record<string, unknown> & { region: string }) | null {
  if (!text.trimStart().startsWith("{")) return null;
  try {
    const given = JSON.parse(text);
    return typeof given.region === "string" ? given : null;
  } catch {
    return null;
  }
}

/**
 * Returns the part of a code that is invalid as written; null when there is none. Stricter than parsing of stored
 * codes, which accepts other forms of the last day.
 */
export function badPartOf(text: string): "expiration_date" | "spend_limit" | null {
  const given = read(text);
  const [until, limit] = [given?.expiration_date, given?.spend_limit];
  if (!isNone(until) && isoDayIn(until) === null) return "expiration_date";
  return !isNone(limit) && limitIn(limit) === null ? "spend_limit" : null;
}

const isNone = (value: unknown): boolean => (value ?? "") === "" || (typeof value === "string" && value.trim() === "");

/**
 * Used when a last day is given but cannot be parsed: the code counts as ended, because otherwise a mistyped date would
 * never end.
 */
const longAgo = "1970-01-01";

/** "2027-08-31T00:00:00Z" → "2027-08-31"; null when it is not a calendar day. */
function isoDayIn(value: unknown): string | null {
  const [, iso = ""] = /^\s*(\d{4}-\d\d-\d\d)(T|\s|$)/.exec(String(value)) ?? [];
  const at = new Date(iso);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(iso) ? iso : null;
}

/** The same, but also accepts "August 31, 2027". */
function dayIn(value: unknown): string | null {
  const iso = isoDayIn(value);
  if (iso || typeof value !== "string" || /^\s*\d{4}-/.test(value)) return iso;
  const at = new Date(`${value} UTC`);
  const numbers = (value.match(/\d+/g) ?? []).map(Number);
  // JavaScript parses "soon 1" as a day in 2001, and 30 February as a day in March.
  const isSaid = numbers.includes(at.getUTCFullYear()) && numbers.includes(at.getUTCDate());
  return isSaid ? at.toISOString().slice(0, 10) : null;
}

/** Accepts 5000 and "5000.50"; null when it is not an amount. */
function limitIn(value: unknown): number | null {
  const limit = typeof value === "string" && /^\d+(\.\d+)?$/.test(value.trim()) ? Number(value) : value;
  return typeof limit === "number" && limit >= 0 && Number.isFinite(limit) ? limit : null;
}

/** The programme's last day counts in full, in UTC. */
export const hasEnded = (info: ProCodeInfo, now: Date): boolean =>
  info.expiration_date !== undefined && now.getTime() >= Date.parse(info.expiration_date) + day;

/** Section 4: a customer is pro when the region starts with "pro", as long as the code has not ended. */
export const isPro = (info: ProCodeInfo | null, now: Date): boolean =>
  info !== null && isProRegion(info.region) && !hasEnded(info, now);

/** The region whose prices the code grants. Null for other customers, and for a region that the shop does not know. */
export const proRegion = (info: ProCodeInfo | null, now: Date): PriceRegion | null =>
  info && isPro(info, now) && isPriceRegion(info.region) ? info.region : null;
