import { describe, expect, it } from "vitest";
import { badPartOf, isPro, proCodeInfoOf, proRegion } from "#commerce/customers/accounts/pro-code.ts";
import { allowanceOf, proYearStart } from "./rules.ts";

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
    expect(proCodeInfoOf(field('{"region":"pro","spend_limit":"5000"}'), "")?.spend_limit).toBe(5000);
    for (const nothing of ['"spend_limit":-1', '"spend_limit":"abc"', '"expiration_date":null', '"expiration_date":""'])
      expect(proCodeInfoOf(field(`{"region":"pro",${nothing}}`), "")).toEqual({ region: "pro" });
  });

  it.each([
    ["2027-08-31", "2027-08-31"],
    ["2027-08-31T23:59:59-07:00", "2027-08-31"],
    ["August 31, 2027", "2027-08-31"],
    ["8/31/2027", "2027-08-31"],
    ["", undefined],
    ["soon", "1970-01-01"],
    ["soon 1", "1970-01-01"],
    ["31.08.2027", "1970-01-01"],
    ["2027-13-45", "1970-01-01"],
    ["2027-02-30", "1970-01-01"],
    ["February 30, 2027", "1970-01-01"],
    [20270831, "1970-01-01"],
  ])("3.1 a last day written %j is %s", (expiration_date, day) => {
    const info = proCodeInfoOf(field(JSON.stringify({ region: "pro", expiration_date })), "");
    expect(info?.expiration_date).toBe(day);
  });

  it("3.1 that has a last day which nobody can read has ended, so that a mistyped one does not count for ever", () => {
    const info = proCodeInfoOf(field('{"region":"pro","expiration_date":"31.08.2027"}'), "");
    expect(isPro(info, now)).toBe(false);
    expect(allowanceOf(info, [], "USD", now)).toMatchObject({ isExpired: true });
  });

  it.each([
    ['"expiration_date":"2027-08-31","spend_limit":0', null],
    ['"expiration_date":"2027-08-31T23:59:59-07:00","spend_limit":"5000.50"', null],
    ['"expiration_date":null,"spend_limit":null', null],
    ['"expiration_date":"31.08.2027"', "expiration_date"],
    ['"expiration_date":"8/31/2027"', "expiration_date"],
    ['"expiration_date":"2027-02-30"', "expiration_date"],
    ['"expiration_date":20270831', "expiration_date"],
    ['"spend_limit":-1', "spend_limit"],
    ['"spend_limit":"abc"', "spend_limit"],
    ['"spend_limit":[5000]', "spend_limit"],
  ])("3.1 of a code with %s what cannot be kept to is %s", (more, part) => {
    expect(badPartOf(`{"region":"pro",${more}}`)).toBe(part);
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
    proYearStart(info, new Date(`${today}T08:00:00Z`))
      .toISOString()
      .slice(0, 10),
  ).toBe(start);
});

describe("what a professional may still spend", () => {
  const order = (at: string, total: number) => ({ at: new Date(at), total });
  const orders = [order("2026-08-30", 50_000), order("2026-09-01", 100_000), order("2026-11-20", 50_050)];

  it("9.2 is 3000 in the region's currency, less what was ordered since the programme year began", () => {
    expect(allowanceOf({ region: "pro" }, orders, "USD", now)).toEqual({
      currency: "USD",
      limit: 300_000,
      isUsualLimit: true,
      spent: 150_050,
      left: 149_950,
      since: new Date("2026-09-01T00:00:00Z"),
      expiresOn: null,
      isEmployee: false,
      isExpired: false,
    });
    expect(allowanceOf({ region: "pro" }, [], "JPY", now)?.limit).toBe(3000);
  });

  it("7.7 is what the code says where it says something, and never below zero", () => {
    const info = { region: "pro", spend_limit: 1500.5, employee_group: true };
    expect(allowanceOf(info, orders, "USD", now)).toMatchObject({ limit: 150_050, left: 0 });
    expect(allowanceOf({ ...info, spend_limit: 0 }, orders, "USD", now)).toMatchObject({ limit: 0, left: 0 });
  });

  it("7.7 ends with the code, and nobody else has one", () => {
    const ended = allowanceOf({ region: "pro", expiration_date: "2026-11-20" }, orders, "USD", now);
    expect(ended).toMatchObject({ isExpired: true, expiresOn: "2026-11-20" });
    const lastDay = allowanceOf({ region: "pro", expiration_date: "2026-11-21" }, orders, "USD", now);
    expect(lastDay).toMatchObject({ isExpired: false });
    expect(allowanceOf({ region: "us" }, orders, "USD", now)).toBeNull();
    expect(allowanceOf(null, orders, "USD", now)).toBeNull();
  });
});
