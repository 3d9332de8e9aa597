import { describe, expect, test } from "vitest";
import { giftWrapLine, goodsLine, shippingLine, sumOf, totalOf } from "./rules.ts";
import type { TotalLine } from "./schema.ts";

const tax = (amount: number, included: boolean): TotalLine => ({
  kind: "tax",
  label: "tax.vat",
  rate: 20,
  amount,
  included,
});
const discount = (amount: number): TotalLine => ({
  kind: "discount",
  label: "total.discount",
  amount,
  included: false,
});

describe("a total", () => {
  const lines = [goodsLine(44_900), giftWrapLine(500), discount(-4_490), shippingLine(1_000), tax(6_985, true)];

  test("is the sum of its lines, without those that are included in others", () => {
    expect(totalOf(lines)).toBe(41_910);
    expect(totalOf([...lines, tax(800, false)])).toBe(42_710);
  });

  test("of no lines is nothing", () => {
    expect(totalOf([])).toBe(0);
  });

  test("tells how much of it is of one kind, included lines too", () => {
    expect(sumOf(lines, "goods")).toBe(44_900);
    expect(sumOf(lines, "discount")).toBe(-4_490);
    expect(sumOf([...lines, tax(800, false)], "tax")).toBe(7_785);
    expect(sumOf(lines, "gift_card")).toBe(0);
  });

  test("is not changed by what pays for it", () => {
    const paid: TotalLine[] = [
      { kind: "gift_card", label: "total.giftCard", amount: -20_000, included: true },
      { kind: "due", label: "total.due", amount: 21_910, included: true },
    ];
    expect(totalOf([...lines, ...paid])).toBe(totalOf(lines));
  });
});
