import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { salesTaxByState, taxesByProvince, vatByCountry } from "./rates.ts";
import { type Taxable, taxFor } from "./rules.ts";

const order = (country: string, state: string, goods: number, shipping = 0): Taxable => ({
  country,
  state,
  postalCode: "",
  goods,
  shipping,
});

test.each([
  [order("de", "", 11_900), [["tax.vat", "DE", 1900, true]]],
  [order("it", "MI", 12_200), [["tax.vat", "IT", 2200, true]]],
  [order("us", "CO", 10_000, 795), [["tax.sales", "US-CO", 290, false]]],
  [order("us", "NY", 10_000, 1000), [["tax.sales", "US-NY", 440, false]]],
  [order("us", "OR", 10_000), []],
  [order("us", "", 10_000), []],
  [order("ca", "ON", 10_000), [["tax.hst", "CA-ON", 1300, false]]],
  [
    order("ca", "QC", 10_000, 0),
    [
      ["tax.gst", "CA", 500, false],
      ["tax.qst", "CA-QC", 998, false],
    ],
  ],
  [order("jp", "13", 10_000), []],
])("taxes of %o", (taxable, lines) => {
  expect(taxFor(taxable).map((line) => [line.label, line.jurisdiction, line.amount, line.included])).toEqual(lines);
});

test("the merchant's rates count in the place of the law's, by country or state; postal codes stay above them", () => {
  const own = new Map([
    ["de", [{ label: "tax.vat" as const, percent: 16 }]],
    ["ch", [{ label: "tax.vat" as const, percent: 8.1 }]],
    ["us CO", [{ label: "tax.sales" as const, percent: 8 }]],
    ["ca QC", [{ label: "tax.gst" as const, percent: 5 }]],
    ["at", [{ label: "tax.vat" as const, percent: 0 }]],
  ]);
  const said = (taxable: Taxable, local: number | null = null) =>
    taxFor(taxable, local, own).map(({ label, rate, amount }) => [label, rate, amount]);
  expect(said(order("de", "", 11_600))).toEqual([["tax.vat", 16, 1600]]);
  expect(said(order("ch", "", 10_810))).toEqual([["tax.vat", 8.1, 810]]);
  expect(said(order("us", "CO", 10_000))).toEqual([["tax.sales", 8, 800]]);
  expect(said(order("us", "CO", 10_000), 9)).toEqual([["tax.sales", 9, 900]]);
  expect(said(order("us", "NY", 10_000))).toEqual([["tax.sales", 4, 400]]);
  expect(said(order("ca", "QC", 10_000))).toEqual([["tax.gst", 5, 500]]);
  expect(said(order("at", "", 10_000))).toEqual([]);
  // Special territories keep their legal rates.
  expect(taxFor({ ...order("de", "", 11_600), postalCode: "27498" }, null, own)).toEqual([]);
});

const places = [
  ...Object.keys(vatByCountry).map((country) => [country, ""] as const),
  ...Object.keys(salesTaxByState).map((state) => ["us", state] as const),
  ...Object.keys(taxesByProvince).map((state) => ["ca", state] as const),
];
const amount = fc.integer({ min: 0, max: 50_000_000 });

describe("for any order anywhere", () => {
  test("every tax is a whole, non-negative number within half a unit of its exact value", () => {
    fc.assert(
      fc.property(fc.constantFrom(...places), amount, amount, ([country, state], goods, shipping) => {
        for (const line of taxFor({ country, state, postalCode: "", goods, shipping })) {
          const rate = line.rate ?? 0;
          const exact = (base: number) => (line.included ? (base * rate) / (100 + rate) : (base * rate) / 100);
          const distance = Math.min(
            Math.abs(line.amount - exact(goods + shipping)),
            Math.abs(line.amount - exact(goods)),
          );
          expect(Number.isSafeInteger(line.amount) && line.amount >= 0).toBe(true);
          expect(distance).toBeLessThanOrEqual(0.500001);
        }
      }),
    );
  });

  test("included tax leaves a net amount that adds up to the price again", () => {
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(vatByCountry)), amount, (country, gross) => {
        const [vat] = taxFor({ country, state: "", postalCode: "", goods: gross, shipping: 0 });
        const net = gross - (vat?.amount ?? 0);
        expect(Math.abs(net * (1 + (vat?.rate ?? 0) / 100) - gross)).toBeLessThanOrEqual(1);
      }),
    );
  });
});
