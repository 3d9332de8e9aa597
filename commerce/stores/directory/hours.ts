import { dayAfter, instantOf, localTime, weekdayOf } from "./clock.ts";
import type { OpeningHours, Span } from "./schema.ts";

/** Open until `until` (null: always), or closed until `opens` (null: not within the next year). */
export type Opening = { isOpen: true; until: number | null } | { isOpen: false; opens: number | null };

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** A season from "12-01" to "04-15" spans New Year. */
export const isInSeason = (monthDay: string, { from, to }: { from: string; to: string }): boolean =>
  from <= to ? monthDay >= from && monthDay <= to : monthDay >= from || monthDay <= to;

export function spansOn({ week, seasons = [], exceptions = [] }: OpeningHours, date: string): Span[] {
  const exception = exceptions.find((one) => one.date === date);
  const season = seasons.find((one) => isInSeason(date.slice(5), one));
  const weekday = weekdayOf(date);
  const spans = exception?.hours ?? (season?.hours ?? week).filter(({ days }) => days.includes(weekday));
  return spans.map(({ opens, closes }) => ({ opens, closes })).sort((a, b) => a.opens.localeCompare(b.opens));
}

/** Returns the hours of a day as instants. Empty when a change of the clocks skips them. */
function intervalsOn(hours: OpeningHours, zone: string, date: string): { from: number; to: number }[] {
  return spansOn(hours, date).flatMap(({ opens, closes }) => {
    const isNextDay = minutesOf(closes) <= minutesOf(opens);
    const from = instantOf(zone, date, minutesOf(opens));
    const to = instantOf(zone, isNextDay ? dayAfter(date, 1) : date, minutesOf(closes));
    return from < to ? [{ from, to }] : [];
  });
}

const horizon = 366;

/** Returns whether a store is open at an instant, and when that changes next. Adjacent hours count as one period. */
export function openingAt(hours: OpeningHours, zone: string, now: number): Opening {
  const today = localTime(zone, now).date;
  let until: number | null = null;
  for (let day = -1; day <= horizon; day++) {
    const intervals = intervalsOn(hours, zone, dayAfter(today, day)).sort((a, b) => a.from - b.from);
    for (const { from, to } of intervals) {
      if (to <= (until ?? now)) continue;
      if (from > (until ?? now)) return until === null ? { isOpen: false, opens: from } : { isOpen: true, until };
      until = to;
    }
    // Yesterday's hours may still be running, and hours that begin tomorrow may adjoin today's.
    if (until !== null && until < instantOf(zone, dayAfter(today, day + 1), 0)) return { isOpen: true, until };
    if (until !== null && day > 8) return { isOpen: true, until: null };
  }
  return until === null ? { isOpen: false, opens: null } : { isOpen: true, until };
}

/**
 * Returns until when a text about the opening is correct: until the next change or the next midnight in the zone,
 * whichever is earlier.
 */
export function changesAt(opening: Opening, zone: string, now: number): number {
  const midnight = instantOf(zone, dayAfter(localTime(zone, now).date, 1), 0);
  return Math.min(midnight, (opening.isOpen ? opening.until : opening.opens) ?? Number.POSITIVE_INFINITY);
}
