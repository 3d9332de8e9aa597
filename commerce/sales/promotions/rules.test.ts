import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { blankPromotion } from "./blank.ts";
import { normalCode } from "./codes.ts";
import { savingsOf } from "./rules.ts";
import type { Basket, BasketLine, Offer, Savings } from "./schema.ts";

const now = new Date("2026-11-21T10:00:00Z");

const offer = (more: Partial<Offer> = {}): Offer => ({
  ...blankPromotion,
  id: 1,
  version: 1,
  name: "Welcome",
  percent: 10,
  code: "WELCOME10",
  uses: 0,
  usesOfShopper: 0,
  ...more,
});

const line = (variantId: number, unitPrice: number, quantity = 1, more: Partial<BasketLine> = {}): BasketLine => ({
  productId: variantId,
  variantId,
  categoryIds: [],
  unitPrice,
  quantity,
  isDiscountable: true,
  ...more,
});

const basket = (lines: BasketLine[], more: Partial<Basket> = {}): Basket => ({
  region: "us",
  currency: "USD",
  language: "en",
  lines,
  shipping: { code: "standard", amount: 795 },
  shopper: { groupId: null, isPro: false, isEmployee: false },
  ...more,
});

const savings = (offers: Offer[], lines: BasketLine[], more: Partial<Basket> = {}) =>
  savingsOf(offers, basket(lines, more), now);
const reasonOf = ({ refused }: Savings) => refused[0]?.reason;

describe("kinds of promotions", () => {
  test("percent: rounded once, and split so that the parts add up", () => {
    const { lines } = savings([offer({ percent: 15 })], [line(1, 333), line(2, 333), line(3, 333)]);
    expect(lines).toMatchObject([
      { amount: 150, on: "goods", items: [{ amount: 50 }, { amount: 50 }, { amount: 50 }] },
    ]);
    const odd = savings([offer()], [line(3, 333), line(1, 333), line(2, 335)]).lines[0];
    expect(odd).toMatchObject({ amount: 100 });
    expect(odd?.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(100);
  });

  test("fixed: never more than the goods cost, and only in currencies that it names", () => {
    const fixed = offer({ kind: "fixed", percent: null, amounts: { USD: 2000 } });
    expect(savings([fixed], [line(1, 5000), line(2, 1500)])).toMatchObject({ goods: 2000 });
    expect(savings([fixed], [line(1, 1200)])).toMatchObject({ goods: 1200 });
    expect(reasonOf(savings([fixed], [line(1, 5000)], { currency: "EUR", region: "eu_region_1" }))).toBe("region");
  });

  test("free shipping: takes off the named delivery alone, and counts where there is nothing to take off", () => {
    const free = offer({ kind: "free_shipping", percent: null, methods: ["standard"], code: "FREESHIP" });
    expect(savings([free], [line(1, 5000)]).lines).toMatchObject([{ on: "shipping", amount: 795, items: [] }]);
    const express = savings([free], [line(1, 5000)], { shipping: { code: "express", amount: 1995 } });
    expect(express).toMatchObject({ lines: [], refused: [], codes: [{ code: "FREESHIP", amount: 0 }] });
  });

  test("buy x get y: of each group the cheaper pieces, wherever they stand", () => {
    const second = offer({ kind: "buy_x_get_y", percent: 20, buy: 1, get: 1 });
    const lines = [line(1, 1000), line(2, 8000), line(3, 2000, 2)];
    // In pairs: 8000 2000 | 2000 1000: the 2000 of the first pair and the 1000 of the second.
    expect(savings([second], lines).lines[0]?.items).toEqual([
      { variantId: 3, amount: 400 },
      { variantId: 1, amount: 200 },
    ]);
    expect(reasonOf(savings([second], [line(1, 1000)]))).toBe("nothing");
    expect(savings([second], [line(1, 1000, 3)])).toMatchObject({ goods: 200 });
  });

  test("buy x get y with rewards: as many as were earned, the cheapest first", () => {
    const wax = offer({ kind: "buy_x_get_y", percent: 100, buy: 1, get: 1, categoryIds: [7], rewardCategoryIds: [9] });
    const board = line(1, 50_000, 1, { categoryIds: [7] });
    const waxes = [line(2, 1200, 2, { categoryIds: [9] }), line(3, 900, 1, { categoryIds: [9] })];
    expect(savings([wax], [board, ...waxes]).lines[0]?.items).toEqual([{ variantId: 3, amount: 900 }]);
    expect(reasonOf(savings([wax], waxes))).toBe("nothing");
  });
});

describe("limits", () => {
  test.each<[string, Partial<Offer>, string | undefined]>([
    ["switched off", { isActive: false }, "unknown"],
    ["before its first moment", { startsAt: new Date(now.getTime() + 1) }, "not-yet"],
    ["at its first moment", { startsAt: now }, undefined],
    ["at its last moment", { endsAt: now }, undefined],
    ["after its last moment", { endsAt: new Date(now.getTime() - 1) }, "ended"],
    ["in another region", { regions: ["ca"] }, "region"],
    ["for another group", { groupIds: [4] }, "group"],
    ["used up", { maxUses: 3, uses: 3 }, "used-up"],
    ["used by this shopper", { maxUsesPerCustomer: 1, usesOfShopper: 1 }, "used-by-you"],
    ["below the minimum", { minimums: { USD: 5001 } }, "minimum"],
    ["at the minimum", { minimums: { USD: 5000 } }, undefined],
    ["a minimum in another currency alone", { minimums: { EUR: 100 } }, "region"],
    ["for another category", { categoryIds: [99] }, "nothing"],
    ["for another product", { productIds: [99] }, "nothing"],
    ["for a category above", { categoryIds: [7], productIds: [99] }, undefined],
  ])("%s", (_, more, reason) => {
    const found = savings([offer(more)], [line(1, 5000, 1, { categoryIds: [7] })]);
    expect(reasonOf(found)).toBe(reason);
    expect(found.goods).toBe(reason ? 0 : 500);
    if (reason === "minimum") expect(found.refused[0]?.missing).toBe(1);
  });

  test("professionals and employees: only where their group is named", () => {
    for (const who of [{ isPro: true }, { isEmployee: true }]) {
      const shopper = { groupId: 3, isPro: false, isEmployee: false, ...who };
      expect(reasonOf(savings([offer()], [line(1, 5000)], { shopper }))).toBe("group");
      expect(savings([offer({ groupIds: [3] })], [line(1, 5000)], { shopper }).goods).toBe(500);
    }
    expect(reasonOf(savings([offer()], [line(1, 5000)], { region: "pro" }))).toBe("group");
  });

  test("gift cards are never reduced, nor do they help to reach a minimum", () => {
    const card = line(2, 10_000, 1, { isDiscountable: false });
    expect(reasonOf(savings([offer()], [card]))).toBe("nothing");
    expect(reasonOf(savings([offer({ minimums: { USD: 6000 } })], [card, line(1, 5000)]))).toBe("minimum");
  });
});

describe("several at once", () => {
  const lines = [line(1, 10_000)];
  const ten = offer({ id: 1, priority: 20 });
  const five = offer({ id: 2, kind: "fixed", percent: null, amounts: { USD: 500 }, code: "FIVE", priority: 10 });

  test("combinable ones by priority, each of what is left", () => {
    expect(savings([ten, five], lines).lines.map(({ amount }) => amount)).toEqual([500, 950]);
    expect(savings([{ ...ten, priority: 1 }, five], lines).lines.map(({ amount }) => amount)).toEqual([1000, 500]);
  });

  test("an exclusive one alone, where that saves more; else the others say so", () => {
    const big = offer({ id: 3, percent: 30, isExclusive: true, code: "BIG" });
    expect(savings([ten, big, five], lines)).toMatchObject({
      goods: 3000,
      codes: [{ code: "BIG" }],
      refused: [
        { code: "FIVE", reason: "not-with-others" },
        { code: "WELCOME10", reason: "not-with-others" },
      ],
    });
    const small = { ...big, percent: 10 };
    expect(savings([ten, small, five], lines)).toMatchObject({ goods: 1450, refused: [{ code: "BIG" }] });
  });

  test("two codes of one promotion are one use", () => {
    const twice = savings([ten, { ...ten, code: "AGAIN" }], lines);
    expect(twice).toMatchObject({ goods: 1000, codes: [{ code: "AGAIN" }], refused: [{ code: "WELCOME10" }] });
  });
});

const anyLine = fc.record({
  unitPrice: fc.integer({ min: 0, max: 200_000 }),
  quantity: fc.integer({ min: 1, max: 6 }),
  categoryIds: fc.subarray([7, 8, 9]),
  isDiscountable: fc.boolean(),
});
const anyLines = fc
  .array(anyLine, { maxLength: 6 })
  .map((lines) => lines.map((one, at) => ({ ...one, variantId: at + 1, productId: at + 1 })));
const anyOffer = fc
  .record({
    kind: fc.constantFrom("percent", "fixed", "free_shipping", "buy_x_get_y") as fc.Arbitrary<Offer["kind"]>,
    percent: fc.double({ min: 0.01, max: 100, noNaN: true }),
    amount: fc.integer({ min: 1, max: 300_000 }),
    buy: fc.integer({ min: 1, max: 3 }),
    get: fc.integer({ min: 1, max: 3 }),
    categoryIds: fc.subarray([7, 8]),
    rewardCategoryIds: fc.subarray([9]),
    isExclusive: fc.boolean(),
    priority: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ amount, ...rest }) => offer({ ...rest, amounts: { USD: amount } }));
const anyOffers = fc
  .array(anyOffer, { maxLength: 5 })
  .map((offers) => offers.map((one, at) => ({ ...one, id: at + 1, code: `CODE${at}` })));

describe("properties", () => {
  test("every discount is explained: its items add up to it, all of them to the sums, and nothing falls below zero", () => {
    fc.assert(
      fc.property(anyOffers, anyLines, (offers, lines) => {
        const found = savings(offers, lines);
        const taken = new Map<number, number>();
        for (const saving of found.lines) {
          expect(saving.amount).toBeGreaterThan(0);
          const parts = saving.items.reduce((sum, { amount }) => sum + amount, 0);
          expect(parts).toBe(saving.on === "goods" ? saving.amount : 0);
          for (const { variantId, amount } of saving.items) {
            expect(amount).toBeGreaterThan(0);
            taken.set(variantId, (taken.get(variantId) ?? 0) + amount);
          }
        }
        for (const { variantId, unitPrice, quantity, isDiscountable } of lines) {
          expect(taken.get(variantId) ?? 0).toBeLessThanOrEqual(isDiscountable ? unitPrice * quantity : 0);
        }
        expect([...taken.values()].reduce((sum, amount) => sum + amount, 0)).toBe(found.goods);
        expect(found.shipping).toBeLessThanOrEqual(795);
        expect(found.codes.length + found.refused.length).toBe(offers.length);
      }),
    );
  });

  test("the order of lines and of promotions changes nothing", () => {
    const shuffled = fc
      .tuple(anyOffers, anyLines)
      .chain(([offers, lines]) =>
        fc.tuple(
          fc.constant([offers, lines] as const),
          fc.shuffledSubarray(offers, { minLength: offers.length }),
          fc.shuffledSubarray(lines, { minLength: lines.length }),
        ),
      );
    fc.assert(
      fc.property(shuffled, ([[offers, lines], otherOffers, otherLines]) => {
        expect(savings(otherOffers, otherLines)).toEqual(savings(offers, lines));
      }),
    );
  });
});

test("codes are compared in one form", () => {
  expect(["  welcome 10 ", "Welcome10", "ｗｅｌｃｏｍｅ１０"].map(normalCode)).toEqual([
    "WELCOME10",
    "WELCOME10",
    "WELCOME10",
  ]);
  expect(["", "ab", "-abc", "a".repeat(41), "wel<come", "ÄÖÜ"].map(normalCode)).toEqual([
    null,
    null,
    null,
    null,
    null,
    null,
  ]);
});
