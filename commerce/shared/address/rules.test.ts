import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { taxFor } from "#commerce/sales/tax/built-in/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { allowedCountries } from "#commerce/shared/regions/countries.ts";
import { addressFormat, isEmail, statesOf, tidyAddress, validateAddress } from "./rules.ts";

const good: Address = {
  firstName: "Ada",
  lastName: "Berg",
  company: "",
  address1: "Ridge Road 1",
  address2: "",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "us",
  phone: "",
};
const order = (country: string) =>
  addressFormat(country)
    .fields.map((field) => field.name)
    .join(" ");

test.each(["constructor", "__proto__", "toString", "hasOwnProperty", ""])(
  "a country called %j is one that nobody knows",
  (country) => {
    const address = { ...good, country };
    expect(tidyAddress(address)).toMatchObject({ state: "", postalCode: "80202" });
    expect(validateAddress(address, country)).toEqual(validateAddress(address, "is"));
    expect(addressFormat(country)).toEqual(addressFormat("is"));
    const place = { country, state: country, postalCode: "80202", goods: 1000, shipping: 500 };
    expect([taxFor(place), taxFor({ ...place, country: "us" }), taxFor({ ...place, country: "ca" })]).toEqual([
      [],
      [],
      [],
    ]);
  },
);

describe("the order of fields", () => {
  test.each([
    ["us", "firstName lastName company address1 address2 city state postalCode phone"],
    ["de", "firstName lastName company address1 address2 postalCode city phone"],
    ["it", "firstName lastName company address1 address2 postalCode city state phone"],
    ["jp", "lastName firstName postalCode state city address1 address2 company phone"],
  ])("%s: %s", (country, fields) => expect(order(country)).toBe(fields));

  test("every field of every country has a label, an autocomplete token and a pattern that its example matches", () => {
    for (const country of [...allowedCountries, "is"]) {
      for (const field of addressFormat(country).fields) {
        expect(field.label).toMatch(/^address\.[A-Za-z0-9]+$/);
        expect(field.autocomplete).toMatch(/^[a-z0-9-]+$/);
        if (field.pattern) expect(field.example).toMatch(new RegExp(`^(?:${field.pattern})$`));
      }
      const withState = addressFormat(country).fields.some((field) => field.name === "state");
      expect(statesOf(country).length > 0).toBe(withState);
    }
  });
});

test("Japan has prefectures, Italy provinces, America states", () => {
  const labelIn = (country: string) => addressFormat(country).fields.find(({ name }) => name === "state")?.label;
  expect(["jp", "it", "us"].map(labelIn)).toEqual(["address.prefecture", "address.province", "address.state"]);
});

test("9.1 Canada's provinces are called by their French names in French, and found by either", () => {
  const inFrench = statesOf("ca", "fr");
  expect(inFrench.map(({ code }) => code).toSorted()).toEqual(
    statesOf("ca")
      .map(({ code }) => code)
      .toSorted(),
  );
  expect(inFrench.map(({ name }) => name)).toEqual(
    inFrench.map(({ name }) => name).toSorted(Intl.Collator("fr").compare),
  );
  expect([statesOf("ca", "de"), statesOf("us", "fr")]).toEqual([statesOf("ca"), statesOf("us")]);
  for (const state of ["Québec", "quebec", "QC"])
    expect(tidyAddress({ ...good, country: "ca", state })).toMatchObject({ state: "QC" });
});

test("states: fifty, the District of Columbia, five territories and three kinds of military posts, thirteen provinces and territories, no code twice", () => {
  const counts = ["us", "ca", "au", "it", "es", "jp", "de"].map((country) => statesOf(country).length);
  expect(counts).toEqual([59, 13, 8, 107, 52, 47, 0]);
  for (const country of ["us", "ca", "au", "it", "es", "jp"]) {
    expect(new Set(statesOf(country).map((state) => state.code)).size).toBe(statesOf(country).length);
  }
});

describe("validateAddress", () => {
  test("a complete address has no problems", () => expect(validateAddress(good, "us")).toEqual({}));

  test.each<[Partial<Address>, string, object]>([
    [{ firstName: "  " }, "us", { firstName: "error.required" }],
    [{ postalCode: "8020" }, "us", { postalCode: "error.postalCode" }],
    [{ postalCode: "80202-1234" }, "us", {}],
    [{ state: "" }, "us", { state: "error.required" }],
    [{ state: "ON" }, "us", { state: "error.state" }],
    [{ state: "BC", postalCode: "v8e0a1" }, "ca", {}],
    [{ state: "NY", postalCode: "802" }, "us", { postalCode: "error.postalCode" }],
    [{ state: "OR", postalCode: "05401" }, "us", { postalCode: "error.postalArea" }],
    [{ state: "VT", postalCode: "99999" }, "us", { postalCode: "error.postalArea" }],
    [{ state: "AE", postalCode: "09012" }, "us", {}],
    [{ state: "PR", postalCode: "00907" }, "us", {}],
    [{ state: "QC", postalCode: "v6b 1a1" }, "ca", { postalCode: "error.postalArea" }],
    [{ state: "NU", postalCode: "X0A 0H0" }, "ca", {}],
    [{ state: "MI", postalCode: " 20121 " }, "it", {}],
    [{ state: "RM", postalCode: "20121" }, "it", {}],
    [{ state: "ON", postalCode: "D1D 1D1" }, "ca", { postalCode: "error.postalCode" }],
    [{ state: "", postalCode: "1012 AB" }, "nl", {}],
    [{ state: "", postalCode: "0600" }, "at", { postalCode: "error.postalCode" }],
    [{ state: "", postalCode: "803311" }, "de", { postalCode: "error.postalCode" }],
    [{ city: "a\u0000b" }, "us", { city: "error.invalid" }],
    [{ city: "\ud800" }, "us", { city: "error.invalid" }],
    [{ phone: "call me" }, "us", { phone: "error.phone" }],
    [{ phone: "+1 (303) 555-0134" }, "us", {}],
    [{ address1: "x".repeat(161) }, "us", { address1: "error.tooLong" }],
    [{ postalCode: "" }, "ie", {}],
  ])("%o in %s → %o", (changes, country, problems) => {
    expect(validateAddress({ ...good, ...changes }, country)).toEqual(problems);
  });

  test("never throws, whatever is typed, and a tidied good address stays good", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary-ascii" }), fc.string({ unit: "binary-ascii" }), (city, postalCode) => {
        validateAddress({ ...good, city, postalCode }, "us");
      }),
    );
    const tidy = tidyAddress({ ...good, country: "CA", state: "on", postalCode: " k1a 0b1 ", city: " Ottawa " });
    expect(tidy).toMatchObject({ country: "ca", state: "ON", postalCode: "K1A 0B1", city: "Ottawa" });
    const codeOf = (country: string, postalCode: string) => tidyAddress({ ...good, country, postalCode }).postalCode;
    expect([codeOf("ca", "k1a0b1"), codeOf("nl", "1012ab"), codeOf("us", "80202")]).toEqual([
      "K1A 0B1",
      "1012 AB",
      "80202",
    ]);
    expect(validateAddress(tidy, "ca")).toEqual({});
    expect(tidyAddress({ ...good, state: "colorado" }).state).toBe("CO");
  });
});

test.each([
  ["rider@firn.example", true],
  ["a.b+c@sub.firn.example", true],
  ["jörg@müller.de", true],
  ["rider@firn", false],
  ["@firn.example", false],
  ["a b@firn.example", false],
  ["a@b@firn.example", false],
  ["a@-firn.example", false],
  ["", false],
])("isEmail(%j) is %s", (text, answer) => expect(isEmail(text)).toBe(answer));
