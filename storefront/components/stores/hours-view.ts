import { dateFormat } from "#commerce/shared/texts/formats.ts";
import { fill } from "#commerce/shared/texts/rules.ts";
import { dayAfter, localTime, weekdayOf } from "#commerce/stores/directory/clock.ts";
import { isInSeason, spansOn } from "#commerce/stores/directory/hours.ts";
import type { OpeningHours, Season, Span, WeekSpan } from "#commerce/stores/directory/schema.ts";
import type { AreaTexts } from "#storefront/i18n/areas.ts";
import { timeIn } from "./status.ts";

/** Opening hours as a page shows them. `times` is "closed" when there are none. */
export type HoursRow = { day: string; times: string[]; isToday?: boolean };
export type HoursView = {
  /** The week that applies now. `title` is set when it is a season's. */
  current: { title: string | null; rows: HoursRow[] };
  /** The hours at other times of the year. */
  others: { title: string; rows: HoursRow[] }[];
  /** Days in the coming weeks with different hours. */
  exceptions: HoursRow[];
};

const utc = "UTC";
/** How many days ahead exceptions are shown. */
const lookAhead = 60;

export function hoursView(
  hours: OpeningHours,
  zone: string,
  now: number,
  texts: AreaTexts<"stores">,
  intl: string,
): HoursView {
  const { date } = localTime(zone, now);
  const { week, seasons = [], exceptions = [] } = hours;
  const format = (options: Intl.DateTimeFormatOptions) => dateFormat(intl, { timeZone: utc, ...options });
  const [weekday, monthDay] = [format({ weekday: "long" }), format({ day: "numeric", month: "long" })];
  const full = format({ weekday: "short", day: "numeric", month: "long" });
  const timesOf = (spans: readonly Span[]) => {
    const told = spans.map(({ opens, closes }) => `${clock(opens, intl)}–${clock(closes, intl)}`);
    return told.length > 0 ? told : [texts["stores.closed"]];
  };
  const rowsOf = (spans: readonly WeekSpan[]): HoursRow[] =>
    [1, 2, 3, 4, 5, 6, 7].map((day) => ({
      // 1 January 2024 was a Monday.
      day: weekday.format(Date.UTC(2024, 0, day)),
      times: timesOf(spansOn({ week: [...spans] }, `2024-01-0${day}`)),
    }));
  const titleOf = ({ from, to }: Season) =>
    fill(texts["stores.season"], {
      from: monthDay.format(Date.parse(`2024-${from}`)),
      to: monthDay.format(Date.parse(`2024-${to}`)),
    });

  const season = seasons.find((one) => isInSeason(date.slice(5), one));
  const rows = rowsOf(season?.hours ?? week);
  const todays = { times: timesOf(spansOn(hours, date)), isToday: true };
  const today = weekdayOf(date) - 1;
  const others = seasons.filter((one) => one !== season).map((one) => ({ title: titleOf(one), spans: one.hours }));
  const usual = season ? [{ title: texts["stores.others"], spans: week }] : [];
  return {
    current: {
      title: season ? titleOf(season) : null,
      rows: rows.map((row, index) => (index === today ? { ...row, ...todays } : row)),
    },
    others: [...usual, ...others].map(({ title, spans }) => ({ title, rows: joined(rowsOf(spans), spans, texts) })),
    exceptions: exceptions
      .filter((one) => one.date >= date && one.date <= dayAfter(date, lookAhead))
      .sort((a, b) => a.date.localeCompare(b.date))
      .map((one) => ({ day: full.format(Date.parse(one.date)), times: timesOf(one.hours) })),
  };
}

/** "09:30" → "9:30 AM" in locales with 12-hour times. */
const clock = (time: string, intl: string): string =>
  timeIn(intl, utc).format(Date.UTC(2024, 0, 1, Number(time.slice(0, 2)) % 24, Number(time.slice(3))));

/** Merges neighbouring days with the same hours into one row. A week that is always closed becomes one word. */
function joined(rows: readonly HoursRow[], spans: readonly WeekSpan[], texts: AreaTexts<"stores">): HoursRow[] {
  if (spans.length === 0) return [{ day: "", times: [texts["stores.closed"]] }];
  const runs: { first: string; last: string; times: string[] }[] = [];
  for (const { day, times } of rows) {
    const run = runs.at(-1);
    if (run && String(run.times) === String(times)) run.last = day;
    else runs.push({ first: day, last: day, times });
  }
  return runs.map(({ first, last, times }) => ({ day: first === last ? first : `${first} – ${last}`, times }));
}
