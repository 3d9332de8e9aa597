import { describe, expect, test } from "vitest";
import { languages } from "#commerce/shared/regions/schema.ts";
import { intlOf } from "../../i18n/languages.ts";
import { dayStyle, readDay, writeDay } from "./days.ts";

const at = (...parts: [number, number, number, number?, number?]) => new Date(...parts).toISOString();
const german = dayStyle("de");
const british = dayStyle("en-GB");
const american = dayStyle("en-GB", ["fr-FR", "en-US"]);

describe("days as spreadsheets write them", () => {
  test.each([
    ["1.12.2026", german, at(2026, 11, 1)],
    ["01.12.26 8:30", german, at(2026, 11, 1, 8, 30)],
    ["1. Dez. 2026", german, at(2026, 11, 1)],
    ["1. März 2027", german, at(2027, 2, 1)],
    ["01/12/2026", british, at(2026, 11, 1)],
    ["12/01/2026", american, at(2026, 11, 1)],
    ["12/1/2026, 9:05 PM", american, at(2026, 11, 1, 21, 5)],
    ["12/1/2026 12:00 AM", american, at(2026, 11, 1)],
    ["01-Dec-26", british, at(2026, 11, 1)],
    ["2026-12-01", german, at(2026, 11, 1)],
    ["2026-12-01 23:59", british, at(2026, 11, 1, 23, 59)],
    ["2026-12-01 23:59:00", british, at(2026, 11, 1, 23, 59)],
    ["2026/12/1", dayStyle("ja"), at(2026, 11, 1)],
    ["2026年12月1日", dayStyle("ja"), at(2026, 11, 1)],
    ["2026-12-01T08:00:00Z", german, "2026-12-01T08:00:00.000Z"],
    ["31.02.2026", german, null],
    ["13/13/2026", british, null],
    ["soon", german, null],
    ["12", german, null],
    ["1.12.2026 25:00", german, null],
  ] as const)("%s", (text, style, expected) => {
    expect(readDay(text, style, false)).toBe(expected);
  });

  test("a browser's strange names of languages are no obstacle", () => {
    expect(dayStyle("en-GB", ["en_US@posix", "en-US@posix"]).order).toEqual(american.order);
    expect(dayStyle("de", ["de-", "*"]).order).toEqual(german.order);
  });

  test("a last day counts to its end, and says so again", () => {
    expect(readDay("24.12.2026", german, true)).toBe(at(2026, 11, 25));
    expect(readDay("24.12.2026 12:00", german, true)).toBe(at(2026, 11, 24, 12));
    expect(readDay("31.12.2026", german, true)).toBe(at(2027, 0, 1));
    expect(writeDay(at(2026, 11, 25), german, true)).toBe("24.12.2026");
    expect(writeDay(at(2026, 11, 25), german, false)).toBe("25.12.2026");
    expect(writeDay("soon", german, false)).toBe("soon");
  });

  test.each(languages.map((language) => [language]))("what %s writes it reads again", (language) => {
    const style = dayStyle(intlOf(language));
    for (const moment of [at(2026, 0, 2), at(2026, 10, 30, 18, 45), at(2027, 1, 28, 0, 5)])
      for (const isEnd of [true, false]) expect(readDay(writeDay(moment, style, isEnd), style, isEnd)).toBe(moment);
  });
});
