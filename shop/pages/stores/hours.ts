import type { StoreContent, StoreView } from "./props.ts";

/** 1 January 2024 was a Monday. */
const dayName = (day: number, format: Intl.DateTimeFormat) => format.format(new Date(Date.UTC(2024, 0, day)));

/** Opening hours in words: "Mon–Fri 10:00–19:00", days without any last as closed. */
export function hoursText(hours: StoreContent["hours"], intl: string, closed: string): StoreView["hours"] {
  const format = new Intl.DateTimeFormat(intl, { weekday: "short", timeZone: "UTC" });
  const named = hours.map(({ days, opens, closes }) => ({ days: runs(days, format), times: `${opens}–${closes}` }));
  const open = new Set(hours.flatMap((one) => one.days));
  const free = [1, 2, 3, 4, 5, 6, 7].filter((day) => !open.has(day));
  return free.length > 0 ? [...named, { days: runs(free, format), times: closed }] : named;
}

/** [1,2,3,6] → "Mon–Wed, Sat". */
function runs(days: readonly number[], format: Intl.DateTimeFormat): string {
  const parts: [number, number][] = [];
  for (const day of days.toSorted((a, b) => a - b)) {
    const last = parts.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else parts.push([day, day]);
  }
  return parts
    .map(([from, to]) => {
      if (from === to) return dayName(from, format);
      return `${dayName(from, format)}${to === from + 1 ? ", " : "–"}${dayName(to, format)}`;
    })
    .join(", ");
}
