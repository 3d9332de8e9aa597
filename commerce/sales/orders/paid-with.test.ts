import { describe, expect, test } from "vitest";
import { type Language, languages } from "#commerce/shared/regions/schema.ts";
import { cards, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { pieces, useTill } from "#tests/support/till.ts";
import { confirmationEmail } from "./emails/confirmation.tsx";
import { sumLines } from "./emails/sums.ts";
import { paidWithLines, restPaidWith } from "./paid-with.ts";
import { paidWithTexts } from "./paid-with-texts.ts";
import { findOrder } from "./reads.ts";
import { toOrderV2 } from "./rest.ts";
import type { Order } from "./schema.ts";

const visa = { method: "card", card: { brand: "visa", last4: "1111" } };
const paid = (payment: Order["payment"], more: Partial<Order> = {}) => ({
  totals: [],
  total: 44_900,
  currency: "USD",
  confirmedAt: new Date(0),
  ...(payment && { payment }),
  ...more,
});
const lines = (order: Parameters<typeof paidWithLines>[0], language: Language = "en") =>
  paidWithLines(order, language, `${language}-US`);
const through = (means: NonNullable<Order["payment"]>["with"]) => lines(paid({ provider: "stripe", with: means }));

describe("7.5 how an order was paid", () => {
  test.each([
    ["a card", visa, "Visa ending in 1111"],
    ["a card in a wallet", { ...visa, wallet: "apple_pay" }, "Visa ending in 1111 (Apple Pay)"],
    [
      "a card of a brand without a name",
      { method: "card", card: { brand: "card", last4: "1111" } },
      "Card ending in 1111",
    ],
    ["a card that was erased", { method: "card" }, "Card"],
    ["a wallet alone", { method: "link", wallet: "link" }, "Link"],
    ["another way", { method: "ideal" }, "iDEAL"],
    ["a way without a name here", { method: "crypto_2031" }, "Paid online"],
    ["what nobody has told", null, "Paid online"],
  ])("says %s", (_, means, text) => {
    expect(through(means)).toEqual([text]);
  });

  test("says nothing of an order that never came to stand, and nothing that nobody knows", () => {
    expect(lines(paid({ provider: "stripe", with: visa }, { confirmedAt: null }))).toEqual([]);
    expect(lines(paid(undefined))).toEqual([]);
  });

  test("says gift cards first and invoices, with amounts where there are several", () => {
    const card = { kind: "gift_card", label: "total.giftCard", name: "AB12", amount: 20_000, included: true } as const;
    expect(lines(paid(undefined, { totals: [{ ...card, amount: 44_900 }] }))).toEqual(["Gift card ending in AB12"]);
    expect(lines(paid({ provider: "stripe", with: visa }, { totals: [card] }))).toEqual([
      "Gift card ending in AB12 · $200.00",
      "Visa ending in 1111 · $249.00",
    ]);
    expect(lines(paid(undefined, { extras: { invoice: { days: 30 } } }))).toEqual(["By invoice"]);
  });

  test("says it in every language in words of its own", () => {
    const said = languages.map((language) => lines(paid({ provider: "stripe", with: visa }), language)[0]);
    for (const line of said) expect(line).toMatch(/Visa.*1111/);
    expect(new Set(said).size).toBe(languages.length);
  });
});

test.each([
  ["a card", paid({ provider: "stripe", with: visa }), "Visa ending in 1111"],
  ["another way", paid({ provider: "mollie", with: { method: "ideal" } }), "iDEAL"],
  ["a way that nobody has told", paid({ provider: "stripe", with: null }), "Paid online"],
  ["an invoice", paid(undefined, { extras: { invoice: { days: 30 } } }), "By invoice"],
  ["what nobody knows", paid(undefined), "Paid otherwise"],
])("7.5 what a gift card left is called by what paid for it: %s", (_, order, text) => {
  const totals: Order["totals"] = [
    { kind: "gift_card", label: "total.giftCard", name: "AB12", amount: 20_000, included: true },
    { kind: "due", label: "total.due", amount: 24_900, included: true },
  ];
  expect(restPaidWith({ ...order, totals }, "en")).toBe(text);
  expect(sumLines({ ...order, totals }, "en", "en-US").at(-1)).toMatchObject({ label: text, amount: "$249.00" });
  expect(restPaidWith({ ...order, totals, confirmedAt: null }, "en")).toBeNull();
});

const base = useDatabase();
const counter = useCounter(base);
const till = useTill(base);
const links = { order: "https://shop.example/o", support: "https://shop.example/s" };

test("7.5 the order says it to customer, staff and in its mail", async () => {
  const { orderId, customerId, session } = await counter.order();
  const order = (await findOrder(base.db, orderId))!;
  expect(order.payment).toEqual({ provider: "test", with: visa });
  const told = {
    payment_method: "Visa ending in 1111",
    payments: [{ method: "card", wallet: null, brand: "visa", last4: "1111", amount: toOrderV2(order).total_inc_tax }],
  };
  expect((await counter.call("GET", `/orders/${customerId}`, session)).body).toMatchObject([told]);
  expect((await counter.call("GET", `/order/${orderId}`, session)).body).toMatchObject(told);
  const staff = await counter.key("orders:read");
  expect((await counter.call("GET", `/orders?limit=1`, staff)).body).toMatchObject([told]);
  for (const language of languages) {
    const { html, text } = confirmationEmail(order, language, links as never);
    const [line = ""] = paidWithLines(order, language, language);
    expect(text).toContain(`${paidWithTexts[language].heading}\n${line}`);
    expect(html).toContain(line);
  }
});

test("7.5 a gift card and a card that shared an order are both named", async () => {
  const { card, code } = await till.give(10_000);
  const cart = await readyCart(till.services, pieces(till.board));
  await till.pay(cart.cartId, code);
  const placed = await till.place(cart, cards.good);
  const order = placed.ok ? await findOrder(base.db, placed.value.orderId) : null;
  expect(order && lines(order)).toEqual([
    `Gift card ending in ${card.last4} · $100.00`,
    expect.stringMatching(/^Visa ending in 1111 · \$/),
  ]);
  const free = await till.give(100_000);
  const whole = await readyCart(till.services, pieces(till.board));
  await till.pay(whole.cartId, free.code);
  const alone = await till.place(whole, cards.good);
  const paidAlone = alone.ok ? await findOrder(base.db, alone.value.orderId) : null;
  expect(paidAlone && toOrderV2(paidAlone)).toMatchObject({
    payment_method: `Gift card ending in ${free.card.last4}`,
    payments: [{ method: "gift_card", last4: free.card.last4, brand: null }],
  });
});

test("a payment made before says what is known: a card, or that it was paid online", async () => {
  const { orderId } = await counter.order();
  const set = (fields: { provider?: string; paid_with: string | null }) =>
    base.db.updateTable("payments").set(fields).where("order_id", "=", orderId).execute();
  await set({ paid_with: JSON.stringify({ method: "card" }) });
  expect(lines((await findOrder(base.db, orderId))!)).toEqual(["Card"]);
  await set({ provider: "stripe", paid_with: null });
  expect(lines((await findOrder(base.db, orderId))!)).toEqual(["Paid online"]);
});
