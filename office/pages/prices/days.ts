/**
 * Converts days between the format that people and spreadsheets use, in local time, and the API's
 * ("2026-12-01T08:00:00.000Z"). A start day begins at midnight; an end day is included in full. Pure.
 */

/** How a language writes days: the order of the parts, and the names of the months. */
export type DayStyle = { intl: string; order: readonly ("day" | "month" | "year")[]; months: readonly string[] };

/**
 * `intl` is the tag of the office's language. When the browser prefers a variant of the same language ("en-US"), its
 * format is used.
 */
export function dayStyle(intl: string, browser: readonly string[] = []): DayStyle {
  const base = (tag: string) => tag.split("-")[0]?.toLowerCase();
  // Some systems report invalid language tags such as "en-US@posix".
  const own =
    browser.map((tag) => tag.replace(/[^\w-].*/, "")).find((tag) => base(tag) === base(intl) && isTag(tag)) ?? intl;
  const parts = new Intl.DateTimeFormat(own, { dateStyle: "short" }).formatToParts(Date.UTC(2026, 4, 15));
  const order = parts.flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
  const names = [own, "en"].flatMap((tag) => {
    const month = new Intl.DateTimeFormat(tag, { month: "long", timeZone: "UTC" });
    return Array.from({ length: 12 }, (_, at) => month.format(Date.UTC(2026, at, 1)).toLowerCase());
  });
  return { intl: own, order, months: names };
}

function isTag(tag: string): boolean {
  try {
    return Intl.getCanonicalLocales(tag).length > 0;
  } catch {
    return false;
  }
}

const iso = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d(?:\.\d+)?)?(?:Z|[+-]\d\d:\d\d)$/;
const time = /(?:^|[\s,T])(\d{1,2})(?:[:.h](\d\d))?(?::\d\d(?:\.\d+)?)?\s*(?:uhr|h|kl\.?)?\s*([ap]\.?m\.?)?$/i;

/**
 * Returns the moment, or null when the text is not a valid day. With `isEnd`, a day without a time includes the whole
 * day.
 */
export function readDay(text: string, style: DayStyle, isEnd: boolean): string | null {
  const said = text.trim();
  if (iso.test(said)) return new Date(said).toISOString();
  const clock = clockIn(said);
  const day = dateIn((clock ? said.slice(0, clock.at) : said).trim().replace(/[,T]$/, ""), style);
  if (!day || clock?.minutes === null) return null;
  const [year, month, date] = day;
  const whole = isEnd && !clock ? 1 : 0;
  const at = new Date(year, month, date + whole, 0, clock?.minutes ?? 0);
  const isReal = new Date(year, month, date).getMonth() === month && date > 0;
  return isReal && year >= 1970 && year < 3000 ? at.toISOString() : null;
}

/**
 * Finds a time at the end of the text. `minutes` counts from midnight and is null for an impossible time. Null when
 * there is no time.
 */
function clockIn(text: string): { at: number; minutes: number | null } | null {
  const found = time.exec(text);
  // "1.12" and "12 2026" are parts of days, not times.
  if (!found || !(found[0].includes(":") || found[3] || /\d\s*(h|uhr)\b/i.test(found[0]))) return null;
  const [hours, minutes] = [Number(found[1]), Number(found[2] ?? 0)];
  const isPm = found[3]?.toLowerCase().startsWith("p");
  const hour = found[3] ? (hours % 12) + (isPm ? 12 : 0) : hours;
  return { at: found.index, minutes: hour <= 24 && minutes < 60 && hours <= 24 ? hour * 60 + minutes : null };
}

/** Year, month from 0, and day; null when the text is not a date. */
function dateIn(text: string, { order, months }: DayStyle): [number, number, number] | null {
  const year = (digits: string) => Number(digits) + (digits.length === 2 ? 2000 : 0);
  const ymd = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})\D*$/.exec(text);
  if (ymd) return [Number(ymd[1]), Number(ymd[2]) - 1, Number(ymd[3])];
  const word = /\p{L}{3,}/u.exec(text)?.[0].toLowerCase();
  const numbers = text.match(/\d+/g) ?? [];
  if (word) {
    const month = months.findIndex((name) => name.startsWith(word));
    const [first = "", second = ""] = numbers;
    if (month < 0 || numbers.length !== 2 || ![2, 4].includes(second.length)) return null;
    return [year(second), month % 12, Number(first)];
  }
  if (numbers.length !== 3 || !/^[\d\s./-]+$/.test(text)) return null;
  const part = (name: DayStyle["order"][number]) => numbers[order.indexOf(name)] ?? "";
  if (![2, 4].includes(part("year").length)) return null;
  return [year(part("year")), Number(part("month")) - 1, Number(part("day"))];
}

/**
 * Formats a moment in the language. The time is included only when it is not midnight. Other texts are returned
 * unchanged.
 */
export function writeDay(value: string, { intl }: DayStyle, isEnd: boolean): string {
  if (!iso.test(value)) return value;
  const at = new Date(value);
  const isWhole = at.getHours() + at.getMinutes() + at.getSeconds() + at.getMilliseconds() === 0;
  const date = { day: "2-digit", month: "2-digit", year: "numeric" } as const;
  if (!isWhole) return at.toLocaleString(intl, { ...date, hour: "2-digit", minute: "2-digit" });
  const day = isEnd ? new Date(at.getFullYear(), at.getMonth(), at.getDate() - 1) : at;
  return day.toLocaleDateString(intl, date);
}
