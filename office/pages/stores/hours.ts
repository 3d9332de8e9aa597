import type { OpeningHours, Span, WeekSpan } from "#commerce/stores/directory/schema.ts";

/** A week of opening hours during editing: the hours of each day, Monday first. Pure. */
export type Week = readonly (readonly Span[])[];

export const daysOf = (spans: readonly WeekSpan[]): Week =>
  [1, 2, 3, 4, 5, 6, 7].map((day) =>
    spans
      .filter(({ days }) => days.includes(day))
      .map(({ opens, closes }) => ({ opens, closes }))
      .sort((one, other) => one.opens.localeCompare(other.opens)),
  );

/** The reverse of `daysOf`: days with the same hours are grouped. */
export function spansOf(week: Week): WeekSpan[] {
  const spans = new Map<string, WeekSpan>();
  for (const [at, hours] of week.entries())
    for (const { opens, closes } of hours) {
      const key = `${opens}-${closes}`;
      const span = spans.get(key) ?? { days: [], opens, closes };
      if (!span.days.includes(at + 1)) span.days.push(at + 1);
      spans.set(key, span);
    }
  return [...spans.values()].sort(
    (one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0) || one.opens.localeCompare(other.opens),
  );
}

/** The default for another span of a day: from the last closing time to 20:00, or 09:00 to 18:00. */
export const nextSpan = (hours: readonly Span[]): Span => {
  const last = hours.at(-1);
  return last && last.closes < "20:00" ? { opens: last.closes, closes: "20:00" } : { opens: "09:00", closes: "18:00" };
};

/** Replaces parts of the opening hours. Empty lists of seasons and exceptions are left out. */
export function withParts(hours: OpeningHours, parts: Partial<OpeningHours>): OpeningHours {
  const { week, seasons = [], exceptions = [] } = { ...hours, ...parts };
  return { week, ...(seasons.length > 0 && { seasons }), ...(exceptions.length > 0 && { exceptions }) };
}
