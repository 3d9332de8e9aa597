import { expect, test } from "vitest";
import type { Say } from "../i18n/text.tsx";
import { lineOf } from "./notice-line.ts";

const say: Say = (key, values) => `${key} ${JSON.stringify(values)}`;
const money = (amount: number, currency: string) => `${amount} ${currency}`;
const totalOf = (total: unknown, currency: string) =>
  JSON.parse(lineOf({ kind: "new-order", data: { orderId: 10_001, total, currency } }, say, money).replace(/^\w+ /, ""))
    .total;

test("an order's total has the decimals of its currency", () => {
  expect(totalOf(12_345, "USD")).toBe("123.45 USD");
  expect(totalOf(12_345, "JPY")).toBe("12345 JPY");
  expect(totalOf(12_345, "BHD")).toBe("12.345 BHD");
  expect(totalOf(undefined, "USD")).toBe("");
});
