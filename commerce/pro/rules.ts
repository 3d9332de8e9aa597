import type { ProCodeInfo } from "#commerce/customers/schema.ts";
import { fromDecimal } from "#commerce/money/rules.ts";
import { isPriceRegion, isProRegion } from "#commerce/regions/rules.ts";
import type { PriceRegion } from "#commerce/regions/schema.ts";

/** Specification 9.2; whole units of the region's currency. */
export const defaultSpendLimit = 3000;

const fieldName = "pro code";
const day = 24 * 60 * 60 * 1000;

/** What the form field "Pro Code" says as JSON, or else the notes (3.1); null where neither names a region. */
export function proCodeInfoOf(fields: readonly { name: string; value: string }[], notes: string): ProCodeInfo | null {
  const field = fields.find(({ name }) => name.trim().toLowerCase() === fieldName);
  return (field ? parse(field.value) : null) ?? parse(notes);
}

function parse(text: string): ProCodeInfo | null {
  if (!text.trimStart().startsWith("{")) return null;
  let given: Record<string, unknown>;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  const { region, expiration_date: until, employee_group: isEmployee, spend_limit: limit } = given;
  if (typeof region !== "string") return null;
  return {
    region: region.trim().toLowerCase(),
    ...(typeof until === "string" && dayIn(until) && { expiration_date: dayIn(until) }),
    ...((isEmployee === true || isEmployee === "true") && { employee_group: true }),
    ...(typeof limit === "number" && limit >= 0 && { spend_limit: limit }),
  };
}

/** "2027-08-31T00:00:00Z" or "August 31, 2027" → "2027-08-31"; undefined for what is no date. */
function dayIn(text: string): string | undefined {
  const [iso] = /^\d{4}-\d\d-\d\d/.exec(text.trim()) ?? [];
  const at = new Date(iso ?? `${text} UTC`);
  return Number.isNaN(at.getTime()) ? undefined : (iso ?? at.toISOString().slice(0, 10));
}

/** In whole units of the region's currency: what the code says (employees have their own limit there), else the default. */
export const spendLimitOf = (info: ProCodeInfo | null): number => info?.spend_limit ?? defaultSpendLimit;

/** The last day of the programme counts in full, in UTC. */
const hasEnded = (info: ProCodeInfo, now: Date): boolean =>
  info.expiration_date !== undefined && now.getTime() >= Date.parse(info.expiration_date) + day;

/** Section 4: a customer is pro if the region starts with "pro"; for as long as the code is good. */
export const isPro = (info: ProCodeInfo | null, now: Date): boolean =>
  info !== null && isProRegion(info.region) && !hasEnded(info, now);

/** The region whose prices the code gives; null for everybody else, and for a region the shop does not know. */
export const proRegion = (info: ProCodeInfo | null, now: Date): PriceRegion | null =>
  info && isPro(info, now) && isPriceRegion(info.region) ? info.region : null;

/**
 * When the running programme year began: a year before the code's last day, or where it has none on 1 September, when
 * the season's boards arrive. Midnight UTC.
 */
export function programmeYearStart(info: ProCodeInfo | null, now: Date): Date {
  const end = info?.expiration_date ? new Date(Date.parse(info.expiration_date) + day) : null;
  const [month, date] = end ? [end.getUTCMonth(), end.getUTCDate()] : [8, 1];
  const thisYear = new Date(Date.UTC(now.getUTCFullYear(), month, date));
  return thisYear <= now ? thisYear : new Date(Date.UTC(now.getUTCFullYear() - 1, month, date));
}

/**
 * An order that counts against the limit: when it was paid for, or placed where it is not yet, and its total without what
 * was paid back.
 */
export type CountedOrder = { at: Date; total: number };

/** What a professional may still spend in the running programme year (7.7). Amounts are in minor units of `currency`. */
export type Allowance = {
  currency: string;
  limit: number;
  spent: number;
  /** Never below zero. */
  left: number;
  /** When the programme year began. */
  since: Date;
  /** The code's last day, "2027-08-31"; null: none. */
  expiresOn: string | null;
  /** Whether the code is good no more. */
  isExpired: boolean;
};

/** Null for somebody who is no professional, and has been none. */
export function allowanceOf(
  info: ProCodeInfo | null,
  orders: readonly CountedOrder[],
  currency: string,
  now: Date,
): Allowance | null {
  if (!info || !isProRegion(info.region)) return null;
  const since = programmeYearStart(info, now);
  const spent = orders.reduce((sum, { at, total }) => (at >= since ? sum + total : sum), 0);
  const limit = fromDecimal(spendLimitOf(info), currency) ?? fromDecimal(defaultSpendLimit, currency) ?? 0;
  const expiresOn = info.expiration_date ?? null;
  return { currency, limit, spent, left: Math.max(0, limit - spent), since, expiresOn, isExpired: hasEnded(info, now) };
}
