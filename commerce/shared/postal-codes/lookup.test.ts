import { createRequire } from "node:module";
import { expect, test } from "vitest";
import { isCodeInState } from "#commerce/shared/regions/postal-areas.ts";
import { statesByCountry } from "#commerce/shared/regions/states.ts";
import { filledAddress } from "./fill.ts";
import { placeOfCode } from "./lookup.ts";

test.each([
  ["us", "80202", { city: "Denver", state: "CO" }],
  ["us", "10001-1234", { city: "New York", state: "NY" }],
  ["us", "05401", { city: "Burlington", state: "VT" }],
  ["us", "00907", { city: "San Juan", state: "PR" }],
  ["us", "09012", { city: "APO", state: "AE" }],
  ["us", "00000", null],
  ["us", "96960", null], // the Marshall Islands, a country of their own
  ["us", "8020", null],
  ["ca", "v6b 1a1", { city: "Vancouver", state: "BC" }],
  ["ca", "T2P3C5", { city: "Calgary", state: "AB" }],
  ["ca", "V1Y 1A1", { city: "Kelowna", state: "BC" }],
  ["ca", "M5V 2T6", { city: "Toronto", state: "ON" }],
  // The first letter identifies Quebec. The names are those of quarters, so the town stays empty.
  ["ca", "H2X 1Y4", { city: "", state: "QC" }],
  ["ca", "V0N 1B4", { city: "", state: "BC" }],
  // One first letter for two territories.
  ["ca", "X0A 0H0", { city: "", state: "" }],
  ["ca", "Z9Z 9Z9", null],
  ["de", "80331", null],
  ["us", '"}:{"', null],
])("3.2 a postal code tells town and state: %s %s", async (country, code, place) => {
  expect(await placeOfCode(country, code)).toEqual(place);
});

test("3.2 every ZIP code of the package can be in its state", () => {
  const { codes } = createRequire(import.meta.url)("zipcodes") as {
    codes: Record<string, { zip: string; state: string; country: string }>;
  };
  const own = new Set(statesByCountry.us?.map(({ code }) => code));
  const american = Object.values(codes).filter(({ country, state }) => country === "US" && own.has(state));
  expect(american.length).toBeGreaterThan(40_000);
  expect(american.filter(({ zip, state }) => !isCodeInState("us", zip, state))).toEqual([]);
});

const typed = {
  firstName: "Ada",
  lastName: "Berg",
  company: "",
  address1: "1 Road",
  address2: "",
  phone: "",
  city: "",
  state: "",
  postalCode: "80202",
  country: "us",
};

test("3.2 only what was left empty is filled in, and nothing where the code says otherwise", async () => {
  expect(await filledAddress(typed)).toMatchObject({ city: "Denver", state: "CO" });
  expect(await filledAddress({ ...typed, city: "Aurora" })).toMatchObject({ city: "Aurora", state: "CO" });
  expect(await filledAddress({ ...typed, state: "OR" })).toMatchObject({ city: "", state: "OR" });
  expect(await filledAddress({ ...typed, postalCode: "nowhere" })).toMatchObject({ city: "", state: "" });
});
