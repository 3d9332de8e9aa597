import { describe, expect, it } from "vitest";
import { isPro, proCodeInfoOf, programmeYearStart, proRegion } from "./rules.ts";

const now = new Date("2026-11-21T12:00:00Z");
const field = (value: string, name = "Pro Code") => [{ name, value }];

describe("the pro code", () => {
  it.each([
    ["the form field", field('{"region":"pro"}'), "", { region: "pro" }],
    ["the notes", [], '{"region":"pro_ca"}', { region: "pro_ca" }],
    ["the field before the notes", field('{"region":"pro"}'), '{"region":"us"}', { region: "pro" }],
    ["the notes where the field is broken", field("{region"), '{"region":"pro"}', { region: "pro" }],
    ["another field", field('{"region":"pro"}', "Shoe size"), "", null],
    ["notes in plain words", [], "Likes early mornings.", null],
    ["JSON without a region", field('{"code":"X1"}'), "", null],
    ["a region that is no text", field('{"region":7}'), "", null],
    ["a list", field('["pro"]'), "", null],
  ])("3.1 is read from %s", (_where, fields, notes, info) => {
    expect(proCodeInfoOf(fields, notes)).toEqual(info);
  });

  it("carries the last day, the employee flag and the spend limit", () => {
    const value =
      '{"region":" PRO ","expiration_date":"2027-08-31T00:00:00Z","employee_group":true,"spend_limit":5000}';
    const info = { region: "pro", expiration_date: "2027-08-31", employee_group: true, spend_limit: 5000 };
    expect(proCodeInfoOf(field(value), "")).toEqual(info);
    expect(proCodeInfoOf(field('{"region":"pro","expiration_date":"soon","spend_limit":-1}'), "")).toEqual({
      region: "pro",
    });
  });

  it.each([
    ["pro", true, "pro"],
    ["pro_ca", true, "pro_ca"],
    ["pro_eu_region_1", true, "pro_eu_region_1"],
    ["pro_moon", true, null],
    ["us", false, null],
    ["apro", false, null],
    ["", false, null],
  ])("4 a customer of region %j is pro: %s, with the prices of %s", (region, is, prices) => {
    expect(isPro({ region }, now)).toBe(is);
    expect(proRegion({ region }, now)).toBe(prices);
  });

  it("counts to the end of its last day", () => {
    expect(isPro({ region: "pro", expiration_date: "2026-11-21" }, now)).toBe(true);
    expect(isPro({ region: "pro", expiration_date: "2026-11-20" }, now)).toBe(false);
    expect(isPro(null, now)).toBe(false);
  });
});

it.each([
  [undefined, "2026-11-21", "2026-09-01"],
  [undefined, "2026-08-31", "2025-09-01"],
  ["2027-08-31", "2026-11-21", "2026-09-01"],
  ["2026-12-31", "2026-11-21", "2026-01-01"],
  ["2026-11-20", "2026-11-21", "2026-11-21"],
])("a code that ends %s on %s counts from %s", (expiration_date, today, start) => {
  const info = { region: "pro", expiration_date };
  expect(
    programmeYearStart(info, new Date(`${today}T08:00:00Z`))
      .toISOString()
      .slice(0, 10),
  ).toBe(start);
});
