import type { OpeningHours, Season, Span, WeekSpan } from "./schema.ts";

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

/** Null: it is not written like that. */
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
