import type { ProCodeInfo } from "#commerce/customers/accounts/schema.ts";
import { nextExpiry } from "#commerce/customers/pro-applications/rules.ts";

/** Computes a pro code after staff renew, limit or end it. Pure. */

export type CodeChange = {
  /** "next" means a year after its last day, or a year from today when it has ended or has no last day. */
  expiresOn?: string | "next" | undefined;
  /** In whole units of the region's currency; null means the programme's default. */
  spendLimit?: number | null | undefined;
};

const day = 24 * 60 * 60 * 1000;
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day before `now`: the last valid day of a code that is ended now. */
export const yesterdayOf = (now: Date): string => dayOf(new Date(now.getTime() - day));

export const isDay = (text: string): boolean => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text;
};

/** Why a text cannot be a code's last day; null when it can. */
export function lastDayFault(text: string, now: Date): string | null {
  if (!isDay(text)) return "is no day of the calendar";
  return text < dayOf(now) ? "is over" : null;
}

export function changedCode(info: ProCodeInfo, { expiresOn, spendLimit }: CodeChange, now: Date): ProCodeInfo {
  const { region, employee_group: isEmployee } = info;
  const until = expiresOn === "next" ? nextExpiry(info.expiration_date, now) : (expiresOn ?? info.expiration_date);
  const limit = spendLimit === undefined ? info.spend_limit : (spendLimit ?? undefined);
  return {
    region,
    ...(until !== undefined && { expiration_date: until }),
    ...(isEmployee && { employee_group: true }),
    ...(limit !== undefined && { spend_limit: limit }),
  };
}
