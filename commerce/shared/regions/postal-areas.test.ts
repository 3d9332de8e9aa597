import { describe, expect, test } from "vitest";
import { isCodeInState } from "./postal-areas.ts";
import { statesByCountry } from "./states.ts";

/** The states of a country that a code can belong to. */
const statesOf = (country: string, code: string): string =>
  (statesByCountry[country] ?? [])
    .filter((state) => isCodeInState(country, code, state.code))
    .map((state) => state.code)
    .sort()
    .join(" ");

describe("3.2 a postal code tells the state", () => {
  test.each([
    // Locations of post offices in the state.
    ["us", { "80202": "CO", "10001": "NY", "90210": "CA", "00501": "NY", "96813": "HI", "99901": "AK", "05401": "VT" }],
    // Numbers apart from the rest of their state: Washington's suburbs, Boston's and Austin's tax offices, El Paso,
    // Atlanta.
    ["us", { "20101": "VA", "05501": "MA", "73301": "TX", "39901": "GA", "20009": "DC", "20814": "MD" }],
    // Both sides of a border: Fishers Island and New London; Monument Valley; Fort Campbell; Alta behind the Tetons.
    ["us", { "06390": "CT NY", "84536": "AZ UT", "42223": "KY TN", "83414": "ID WY", "79922": "NM TX" }],
    [
      "ca",
      { "G1K 3V5": "QC", "M5V 2T6": "ON", "V8E 0A1": "BC", "A1C 5S7": "NL", "K1A 0C9": "ON QC", "X0A 0H0": "NT NU" },
    ],
    ["es", { "28013": "M", "07001": "PM", "35001": "GC", "38001": "TF", "51001": "CE", "52001": "ML", "01001": "VI" }],
    ["it", { "00184": "RM", "39100": "BZ", "20121": "MB MI", "23041": "LC SO", "76121": "BT", "11013": "AO" }],
  ])("%s %j", (country, codes) => {
    for (const [code, states] of Object.entries(codes)) expect([code, statesOf(country, code)]).toEqual([code, states]);
  });

  test("every state of these countries has codes, and where nobody can tell every state will do", () => {
    for (const country of ["us", "ca", "es", "it"]) {
      for (const { code } of statesByCountry[country] ?? []) {
        expect([country, code, isCodeInState(country, "?", code)]).toEqual([country, code, false]);
      }
    }
    expect(isCodeInState("jp", "100-0001", "01")).toBe(true);
    expect(isCodeInState("de", "80331", "")).toBe(true);
  });
});
