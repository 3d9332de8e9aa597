import { hasEnded } from "#commerce/customers/accounts/pro-code.ts";
import type { ProCodeInfo } from "#commerce/customers/accounts/schema.ts";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import { isProRegion } from "#commerce/shared/regions/rules.ts";

/** Specification 9.2; in whole units of the region's currency. */
export const defaultSpendLimit = 3000;

const day = 24 * 60 * 60 * 1000;

/**
 * The code's limit (employees have their own limit there), else the default. In whole units of the region's currency.
 */
export const spendLimitOf = (info: ProCodeInfo | null): number => info?.spend_limit ?? defaultSpendLimit;

/**
 * The start of the running programme year, at midnight UTC: the latest anniversary of the day after the code's last
 * day. Without a last day, 1 September, when the season's boards arrive.
 */
export function proYearStart(info: ProCodeInfo | null, now: Date): Date {
  const end = info?.expiration_date ? new Date(Date.parse(info.expiration_date) + day) : null;
  const [month, date] = end ? [end.getUTCMonth(), end.getUTCDate()] : [8, 1];
  const thisYear = new Date(Date.UTC(now.getUTCFullYear(), month, date));
  return thisYear <= now ? thisYear : new Date(Date.UTC(now.getUTCFullYear() - 1, month, date));
}

/**
 * An order that counts against the limit: when it was paid, or placed when it is not paid yet, and its total less
 * refunds.
 */
export type CountedOrder = { at: Date; total: number };

/**
 * The amount that a professional may still spend in the running programme year (7.7). Amounts are in minor units of
 * `currency`.
 */
export type Allowance = {
  currency: string;
  limit: number;
  /** Whether the code has no limit of its own, so that the programme's applies. */
  isUsualLimit: boolean;
  spent: number;
  left: number;
  /** The start of the programme year. */
  since: Date;
  /** The code's last day, "2027-08-31"; null when there is none. */
  expiresOn: string | null;
  isEmployee: boolean;
  /** Whether the code has ended. */
  isExpired: boolean;
};

/** Null for customers who are not and never were professionals. */
export function allowanceOf(
  info: ProCodeInfo | null,
  orders: readonly CountedOrder[],
  currency: string,
  now: Date,
): Allowance | null {
  if (!info || !isProRegion(info.region)) return null;
  const since = proYearStart(info, now);
  const spent = orders.reduce((sum, { at, total }) => (at >= since ? sum + total : sum), 0);
  const limit = fromDecimal(spendLimitOf(info), currency) ?? fromDecimal(defaultSpendLimit, currency) ?? 0;
  const expiresOn = info.expiration_date ?? null;
  const isEmployee = info.employee_group === true;
  const left = Math.max(0, limit - spent);
  const isUsualLimit = info.spend_limit === undefined;
  return { currency, limit, isUsualLimit, spent, left, since, expiresOn, isEmployee, isExpired: hasEnded(info, now) };
}
