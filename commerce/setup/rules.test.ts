import { expect, test } from "vitest";
import { canSell, needsOf, type SetupFacts } from "./rules.ts";

const ready: SetupFacts = {
  hasSeller: true,
  hasSender: true,
  hasSmtp: true,
  hasPublicUrl: true,
  isTestPayment: false,
  markets: [
    { country: "at", region: "eu_region_1" },
    { country: "us", region: "us" },
  ],
  delivered: new Set(["eu_region_1", "us"]),
  untaxed: [],
  hasProduct: true,
  offered: new Set(["eu_region_1"]),
};
const left = (facts: Partial<SetupFacts>) => needsOf({ ...ready, ...facts }).filter(({ isDone }) => !isDone);

test("a shop that has everything lacks nothing", () => {
  expect(left({})).toEqual([]);
});

test.each<[Partial<SetupFacts>, string, string]>([
  [{ hasSeller: false }, "seller", "/settings/shop"],
  [{ markets: [] }, "market", "/settings/markets"],
  [{ delivered: new Set() }, "delivery", "/settings/delivery"],
  [{ offered: new Set(), hasProduct: false }, "product", "/products/new"],
  [{ offered: new Set() }, "product", "/products"],
  [{ offered: new Set(["ca"]) }, "product", "/products"],
])("without what stops it, it cannot sell, and a page mends it: %o", (facts, code, link) => {
  const found = left(facts).find((one) => one.code === code);
  expect(found).toMatchObject({ stops: true, link });
  expect(canSell(left(facts))).toBe(false);
});

test.each<[Partial<SetupFacts>, string]>([
  [{ isTestPayment: true }, "payment"],
  [{ hasSmtp: false }, "smtp"],
  [{ hasSender: false }, "sender"],
  [{ hasPublicUrl: false }, "public-url"],
  [{ untaxed: ["ch"] }, "tax"],
])("what is advice stops nothing: %o", (facts, code) => {
  expect(left(facts).map((one) => [one.code, one.stops])).toEqual([[code, false]]);
  expect(canSell(needsOf({ ...ready, ...facts }))).toBe(true);
});

test("a market that is not delivered to yet is named, while another sells already", () => {
  const needs = needsOf({ ...ready, delivered: new Set(["us"]) });
  expect(canSell(needs)).toBe(true);
  expect(needsOf({ ...ready, delivered: new Set() }).find(({ code }) => code === "delivery")?.places).toEqual([
    "eu_region_1",
    "us",
  ]);
});
