import { expect, test } from "vitest";
import { daysOf, nextSpan, spansOf, withParts } from "./hours.ts";

const week = [
  { days: [1, 2, 3, 4, 5], opens: "09:00", closes: "12:30" },
  { days: [1, 2, 3, 4, 5], opens: "14:00", closes: "18:30" },
  { days: [6], opens: "09:00", closes: "17:00" },
];

test("a week is told day by day, and days of the same hours stand together again", () => {
  const days = daysOf(week);
  expect(days[0]).toEqual([
    { opens: "09:00", closes: "12:30" },
    { opens: "14:00", closes: "18:30" },
  ]);
  expect(days[6]).toEqual([]);
  expect(spansOf(days)).toEqual(week);
});

test("what a day has twice is said once", () => {
  const span = { opens: "09:00", closes: "12:30" };
  expect(spansOf([[span, span]])).toEqual([{ days: [1], ...span }]);
});

test("a further span goes on where the day ended, or is a usual day", () => {
  expect(nextSpan([])).toEqual({ opens: "09:00", closes: "18:00" });
  expect(nextSpan([{ opens: "09:00", closes: "12:30" }])).toEqual({ opens: "12:30", closes: "20:00" });
  expect(nextSpan([{ opens: "09:00", closes: "24:00" }])).toEqual({ opens: "09:00", closes: "18:00" });
});

test("lists that are empty are left out", () => {
  const seasons = [{ from: "12-01", to: "04-15", hours: [] }];
  expect(withParts({ week, seasons }, { seasons: [] })).toEqual({ week });
  expect(withParts({ week }, { seasons })).toEqual({ week, seasons });
});
