import type { ProCodeInfo } from "#commerce/customers/accounts/schema.ts";
import { nextExpiry } from "#commerce/customers/pro-applications/rules.ts";

/** What becomes of a professional's code when staff renew, bound or end it. Pure. */

export type CodeChange = {
  /** "next": a year on from its own last day, or from today where that is over or there is none. */
  expiresOn?: string | "next" | undefined;
  /** Whole units of the region's currency; null: the programme's own. */
  spendLimit?: number | null | undefined;
};

const day = 24 * 60 * 60 * 1000;
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** The day before: the last on which a code counted that is over now. */
export const yesterdayOf = (now: Date): string => dayOf(new Date(now.getTime() - day));

export const isDay = (text: string): boolean => {
  const at = new Date(text);
  return !Number.isNaN(at.getTime()) && dayOf(at) === text;
};

/** A last day that a code can be given; null: it can. */
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
