import fc from "fast-check";
import { expect, test } from "vitest";
import { dayAfter, instantOf, localTime, weekdayOf } from "./clock.ts";
import { readHours } from "./csv.ts";
import { changesAt, isInSeason, openingAt, spansOn } from "./hours.ts";
import type { OpeningHours } from "./schema.ts";

const at = (text: string) => Date.parse(text);
const hours = (text: string) => readHours(text) as OpeningHours;
const iso = (instant: number | null | undefined) => instant && new Date(instant).toISOString().slice(0, 16);
const next = (text: string, zone: string, now: string) => {
  const opening = openingAt(hours(text), zone, at(now));
  return [opening.isOpen, iso(opening.isOpen ? opening.until : opening.opens)];
};

const lunch = "Tu-Fr 09:30-12:30,14:00-18:30; Sa 09:00-16:00; 2026-12-24 09:30-14:00; 2026-12-25 off";
const cases: [string, string, string, string, boolean, string | null][] = [
  ["before the door opens", lunch, "Europe/Vienna", "2026-11-03T08:00Z", false, "2026-11-03T08:30"],
  ["in the morning", lunch, "Europe/Vienna", "2026-11-03T08:30Z", true, "2026-11-03T11:30"],
  ["over lunch", lunch, "Europe/Vienna", "2026-11-03T12:00Z", false, "2026-11-03T13:00"],
  ["to the minute", lunch, "Europe/Vienna", "2026-11-03T17:30Z", false, "2026-11-04T08:30"],
  ["over Sunday and Monday", lunch, "Europe/Vienna", "2026-11-07T15:30Z", false, "2026-11-10T08:30"],
  ["on the 24th", lunch, "Europe/Vienna", "2026-12-24T12:30Z", true, "2026-12-24T13:00"],
  ["over a feast", lunch, "Europe/Vienna", "2026-12-24T14:00Z", false, "2026-12-26T08:00"],
  ["past midnight", "Fr-Sa 11:00-01:00", "Europe/London", "2026-11-07T00:30Z", true, "2026-11-07T01:00"],
  ["past midnight into Sunday", "Fr-Sa 11:00-01:00", "Europe/London", "2026-11-08T02:00Z", false, "2026-11-13T11:00"],
  ["hours that touch", "Mo 10:00-24:00; Tu 00:00-03:00", "Asia/Tokyo", "2026-11-02T10:00Z", true, "2026-11-02T18:00"],
  ["around the clock", "Mo-Su 00:00-24:00", "America/Denver", "2026-11-02T10:00Z", true, null],
  ["never", "", "America/Denver", "2026-11-02T10:00Z", false, null],
  [
    "until the season",
    "05-01..11-30 off; Mo-Su 08:00-12:00",
    "Europe/Oslo",
    "2026-06-01T10:00Z",
    false,
    "2026-12-01T07:00",
  ],
  // Clocks in Denver go forward on 8 March 2026 and back on 1 November.
  [
    "through the hour that is left out",
    "Su 01:00-04:00",
    "America/Denver",
    "2026-03-08T08:30Z",
    true,
    "2026-03-08T10:00",
  ],
  [
    "through the hour that comes twice",
    "Su 00:30-04:00",
    "America/Denver",
    "2026-11-01T07:30Z",
    true,
    "2026-11-01T11:00",
  ],
  [
    "a day later on the other side",
    "Mo-Su 10:00-18:00",
    "Pacific/Auckland",
    "2026-11-02T21:30Z",
    true,
    "2026-11-03T05:00",
  ],
];

test.each(cases)("2.1 a store's opening %s", (_, text, zone, now, isOpen, change) => {
  expect(next(text, zone, now)).toEqual([isOpen, change]);
});

const time = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${String(half >> 1).padStart(2, "0")}:${half % 2 ? "30" : "00"}`);
const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1, maxLength: 7 });
const week = fc.array(fc.record({ days, opens: time, closes: time }), { maxLength: 4 });
const zones = fc.constantFrom(
  "America/Denver",
  "Europe/Vienna",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "America/St_Johns",
);
const instant = fc.integer({ min: at("2026-01-01T00:00Z") / 60_000, max: at("2027-12-31T00:00Z") / 60_000 });
const any: fc.Arbitrary<OpeningHours> = week.map((hours) => ({
  week: hours,
  seasons: [{ from: "12-01", to: "04-15", hours: [] }],
}));

/** Whether a store is open, judged only from its sign and the local time. */
function bySign(given: OpeningHours, zone: string, now: number): boolean {
  const { date, minutes } = localTime(zone, now);
  const of = (text: string) => Number(text.slice(0, 2)) * 60 + Number(text.slice(3));
  const today = spansOn(given, date).some(({ opens, closes }) =>
    of(closes) > of(opens) ? minutes >= of(opens) && minutes < of(closes) : minutes >= of(opens),
  );
  const yesterday = spansOn(given, dayAfter(date, -1)).some(
    ({ opens, closes }) => of(closes) <= of(opens) && minutes < of(closes),
  );
  return today || yesterday;
}

const changesNear = (zone: string, now: number) => {
  const offset = (when: number) => localTime(zone, when).minutes - Math.floor(when / 60_000);
  const day = 1440;
  return (offset(now - 7_200_000) - offset(now + 7_200_000)) % day !== 0;
};

test("2.1 whether a store is open is what its sign and the clock on its wall say", () => {
  fc.assert(
    fc.property(any, zones, instant, (given, zone, minute) => {
      const now = minute * 60_000;
      fc.pre(!changesNear(zone, now));
      expect(openingAt(given, zone, now).isOpen).toBe(bySign(given, zone, now));
    }),
    { numRuns: 400 },
  );
});

test("2.1 what is said of the opening holds until it changes, and then it does", () => {
  fc.assert(
    fc.property(any, zones, instant, fc.double({ min: 0, max: 1, noNaN: true }), (given, zone, minute, part) => {
      const now = minute * 60_000;
      const opening = openingAt(given, zone, now);
      const change = opening.isOpen ? opening.until : opening.opens;
      if (change === null) return;
      expect(change).toBeGreaterThan(now);
      expect(openingAt(given, zone, Math.floor(now + (change - 1 - now) * part)).isOpen).toBe(opening.isOpen);
      expect(openingAt(given, zone, change).isOpen).toBe(!opening.isOpen);
      const until = changesAt(opening, zone, now);
      expect(until > now && until <= change && until - now <= 26 * 3_600_000).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test("an instant and the clock on the wall lead to each other", () => {
  fc.assert(
    fc.property(zones, instant, (zone, minute) => {
      const { date, minutes } = localTime(zone, minute * 60_000);
      const back = instantOf(zone, date, minutes);
      // For the hour that occurs twice, the first is meant.
      expect([0, 30, 60]).toContain(minute - back / 60_000);
      expect(localTime(zone, back)).toEqual({ date, minutes });
      expect(weekdayOf(date)).toBe(((new Date(`${date}T12:00Z`).getUTCDay() + 6) % 7) + 1);
    }),
    { numRuns: 300 },
  );
});

test("a season may pass New Year", () => {
  const winter = { from: "12-01", to: "04-15" };
  expect(["11-30", "12-01", "01-01", "04-15", "04-16"].map((day) => isInSeason(day, winter))).toEqual([
    false,
    true,
    true,
    true,
    false,
  ]);
});

test("hours are written in one line, and nothing else passes for them", () => {
  expect(readHours("Mo,We-Th 09:00-12:00,13:00-18:00; 12-01..04-15 off; 2026-12-24 09:00-14:00")).toEqual({
    week: [
      { days: [1, 3, 4], opens: "09:00", closes: "12:00" },
      { days: [1, 3, 4], opens: "13:00", closes: "18:00" },
    ],
    seasons: [{ from: "12-01", to: "04-15", hours: [] }],
    exceptions: [{ date: "2026-12-24", hours: [{ opens: "09:00", closes: "14:00" }] }],
  });
  for (const text of [
    "Mo",
    "Mo 9:00-12:00",
    "Xx 09:00-12:00",
    "Fr-Mo 09:00-12:00",
    "Mo 09:00-25:00",
    "off",
    "13-01..02-01 off",
  ])
    expect(readHours(text), text).toBeNull();
});
