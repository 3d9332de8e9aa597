/**
 * Local time of time zones, and instants (milliseconds since 1970). Days are "2026-12-24", times are minutes since
 * midnight.
 */

const minute = 60_000;
const clocks = new Map<string, Intl.DateTimeFormat>();

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    second: "2-digit",
  });
  clocks.set(zone, made);
  return made;
}

export function isTimeZone(zone: string): boolean {
  try {
    return /^[A-Za-z]+(\/[\w+-]+)*$/.test(zone) && clockOf(zone) !== null;
  } catch {
    return false;
  }
}

/** Returns the local time in a zone as if it were UTC. */
function shownAt(zone: string, instant: number): number {
  const part = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  ) as Record<"year" | "month" | "day" | "hour" | "minute" | "second", number>;
  return Date.UTC(part.year, part.month - 1, part.day, part.hour, part.minute, part.second);
}

export function localTime(zone: string, instant: number): { date: string; minutes: number } {
  const shown = shownAt(zone, instant);
  const date = new Date(shown).toISOString().slice(0, 10);
  return { date, minutes: Math.floor((shown - Date.parse(date)) / minute) };
}

/**
 * Returns the instant at which clocks in a zone show this time. A time that the change to summer time skips is moved
 * forward by the skipped time. Of a time that occurs twice, the first is returned.
 */
export function instantOf(zone: string, date: string, minutes: number): number {
  const wanted = Date.parse(date) + minutes * minute;
  const offset = (at: number) => shownAt(zone, at) - Math.floor(at / 1000) * 1000;
  // The offsets before and after any change that could be near.
  const [before, after] = [offset(wanted - 86_400_000), offset(wanted + 86_400_000)];
  const first = wanted - Math.max(before, after);
  if (offset(first) === Math.max(before, after)) return first;
  const second = wanted - Math.min(before, after);
  return offset(second) === Math.min(before, after) ? second : wanted - before;
}

export const dayAfter = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);

/** 1 (Monday) to 7. */
export const weekdayOf = (date: string): number => new Date(Date.parse(date)).getUTCDay() || 7;
