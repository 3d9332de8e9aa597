import { expect, test } from "vitest";
import { ratesAt, withRate } from "./rules.ts";

const germany = { country: "de", state: "", standard: [{ label: "tax.vat" as const, percent: 19 }] };
const switzerland = { country: "ch", state: "", standard: [] };
const quebec = {
  country: "ca",
  state: "QC",
  standard: [
    { label: "tax.gst" as const, percent: 5 },
    { label: "tax.qst" as const, percent: 9.975 },
  ],
};

test("a rate becomes the merchant's own when it differs from the law's, and the law's again when it does not", () => {
  const own = withRate(germany, [], "tax.vat", 16);
  expect(own).toEqual([{ country: "de", state: "", label: "tax.vat", percent: 16 }]);
  expect(withRate(germany, own, "tax.vat", 19)).toEqual([]);
  expect(withRate(germany, own, "tax.vat", null)).toEqual([]);
  expect(withRate(germany, [], "tax.vat", 0)).toHaveLength(1);
});

test("with one of two rates both are the merchant's: they stand in the place of all that the law says there", () => {
  expect(withRate(quebec, [], "tax.qst", 10).map(({ label, percent }) => [label, percent])).toEqual([
    ["tax.gst", 5],
    ["tax.qst", 10],
  ]);
});

test("where the law has nothing there is an empty one to type", () => {
  expect(ratesAt(switzerland, [])).toEqual([{ label: "tax.vat", percent: null }]);
  const own = withRate(switzerland, [], "tax.vat", 8.1);
  expect(own).toHaveLength(1);
  expect(withRate(switzerland, own, "tax.vat", null)).toEqual([]);
});
