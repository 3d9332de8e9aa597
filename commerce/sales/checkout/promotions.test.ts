import { describe, expect, test } from "vitest";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { addLines } from "#commerce/sales/cart/actions.ts";
import { addCoupon, findSavings, removeCoupon } from "#commerce/sales/cart/coupons.ts";
import { findCart } from "#commerce/sales/cart/reads.ts";
import { findOrder, paidBackOf } from "#commerce/sales/orders/reads.ts";
import { addPromotion, changePromotion } from "#commerce/sales/promotions/actions.ts";
import { totalOf } from "#commerce/sales/totals/rules.ts";
import { promotionsTag } from "#database/changes/tags.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import { cards, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { nobody, pieces, useTill } from "#tests/support/till.ts";
import { addGiftCard } from "./gift-cards.ts";

const base = useDatabase();
const till = useTill(base);

describe("codes from cart to order", () => {
  test("a code is explained line by line, taxed less, kept with the order and given back when it is called off", async () => {
    const id = await till.plant("TEN");
    const { cartId, total } = await readyCart(till.services, pieces(till.board, till.wax));
    expect(await till.enter(cartId, " t-e-n ")).toMatchObject({
      ok: false,
      problem: { detail: { reason: "unknown" } },
    });
    expect(await till.enter(cartId, " ten ")).toMatchObject({ ok: true, value: { savings: { goods: 4102 } } });
    expect((await findCart(base.db, cartId))?.codes).toEqual(["TEN"]);
    const added = await addLines(base.db, nobody, cartId, pieces(till.wax));
    if (!added.ok) throw new Error("not added");
    expect(await findSavings(till.services, added.value)).toMatchObject({ goods: 4203 });
    const checkout = await till.checkoutFor(cartId);
    const kinds = checkout.totals.map(({ kind, amount }) => [kind, amount]);
    expect(kinds.slice(0, 3)).toEqual([
      ["goods", 42_030],
      ["discount", -4203],
      ["shipping", 0],
    ]);
    // Colorado: 2.9 % of the amount after the discount.
    expect(checkout.totals.find(({ kind }) => kind === "tax")?.amount).toBe(Math.round((42_030 - 4203) * 0.029));
    expect(await till.place({ cartId, total })).toMatchObject({ ok: false, problem: { code: "price-changed" } });
    const placed = await till.place({ cartId, total: checkout.total });
    if (!placed.ok) throw new Error(placed.problem.code);
    const order = await findOrder(base.db, placed.value.orderId);
    expect(totalOf(order?.totals ?? [])).toBe(order?.total);
    expect(order?.totals[1]).toMatchObject({ kind: "discount", code: "TEN", promotion: id, on: "goods" });
    const parts = order?.totals[1]?.items?.map(({ amount }) => amount) ?? [];
    expect(parts.reduce((sum, amount) => sum + amount, 0)).toBe(4203);
    expect(await till.usesBy(id)).toBe(1);
    // Refunding unit by unit adds up to the price paid.
    const lines = order?.lines ?? [];
    for (const { id: orderLineId, quantity } of lines) {
      const items = [{ orderLineId, quantity }];
      await refundOrder(till.services, placed.value.orderId, { items, reason: "", by: "", key: `line ${orderLineId}` });
    }
    expect(await paidBackOf(base.db, placed.value.orderId)).toBe(checkout.total);
    expect(await till.usesBy(id)).toBe(1);
  });

  test("a promotion that ends between cart and payment is said before paying", async () => {
    const id = await till.plant("SOON");
    const { cartId } = await readyCart(till.services, pieces(till.board));
    await till.enter(cartId, "SOON");
    const { total } = await till.checkoutFor(cartId);
    await changePromotion(base.db, id, { end_date: "2020-01-01T00:00:00Z" });
    const placed = await till.place({ cartId, total });
    expect(placed).toMatchObject({ ok: false, problem: { code: "price-changed", detail: { was: total } } });
    const now = await till.checkoutFor(cartId);
    expect(now.savings.refused).toEqual([{ code: "SOON", reason: "ended" }]);
    expect(await till.place({ cartId, total: now.total })).toMatchObject({ ok: true });
    expect(await till.usesBy(id)).toBe(0);
  });

  test("the last use goes to one of those who want it at once; declined and cancelled orders have used nothing", async () => {
    const id = await till.plant("ONCE", { max_uses: 1 });
    const first = await readyCart(till.services, pieces(till.board));
    await till.enter(first.cartId, "ONCE");
    const { total } = await till.checkoutFor(first.cartId);
    expect(await till.place({ cartId: first.cartId, total }, cards.declined)).toMatchObject({ ok: false });
    expect(await till.usesBy(id)).toBe(0);
    const carts = await Promise.all(Array.from({ length: 5 }, () => readyCart(till.services, pieces(till.board))));
    for (const { cartId } of carts) await till.enter(cartId, "ONCE");
    const placed = await Promise.all(carts.map(({ cartId }) => till.place({ cartId, total })));
    const won = placed.flatMap((one) => (one.ok ? [one.value.orderId] : []));
    expect(won).toHaveLength(1);
    const lost = placed.flatMap((one) => (one.ok ? [] : [one.problem.code]));
    expect(lost).toEqual(lost.map(() => "price-changed"));
    expect(await till.usesBy(id)).toBe(1);
    expect(await till.enter(first.cartId, "ONCE")).toMatchObject({
      ok: true,
      value: { savings: { refused: [{ reason: "used-up" }] } },
    });
    await cancelOrder(till.services, won[0] ?? 0, { by: "", reason: "", isStaff: true });
    expect(await till.usesBy(id)).toBe(0);
  });

  test("once per customer counts by e-mail address, and the shopper's own unfinished order does not stand in the way", async () => {
    const id = await till.plant("FIRST", { max_uses_per_customer: 1, priority: 1 });
    const start = async () => {
      const cart = await readyCart(till.services, pieces(till.wax));
      await till.enter(cart.cartId, "FIRST");
      return till.checkoutFor(cart.cartId);
    };
    const one = await start();
    expect(await till.place(one, cards.secondStep)).toMatchObject({ ok: true, value: { status: "awaiting_payment" } });
    expect((await till.checkoutFor(one.cartId)).savings.codes).toMatchObject([{ code: "FIRST" }]);
    expect(await till.place(one)).toMatchObject({ ok: true, value: { status: "awaiting_fulfillment" } });
    expect(await till.usesBy(id)).toBe(1);
    expect((await start()).savings).toMatchObject({ codes: [], refused: [] });
  });

  test("without codes and automatic promotions nothing is asked; an automatic one counts by itself", async () => {
    const { cartId } = await readyCart(till.services, pieces(till.wax, till.wax));
    const cart = (await findCart(base.db, cartId))!;
    const cache = new TaggedCache();
    await findSavings({ db: base.db, cache }, cart);
    const nowhere = { db: null as never, cache };
    expect((await findSavings(nowhere, cart)).lines).toEqual([]);
    const automatic = { name: "Second", kind: "buy_x_get_y", percent: 20, buy_quantity: 1, get_quantity: 1 } as const;
    const added = await addPromotion(base.db, { ...automatic, redemption_type: "AUTOMATIC" });
    if (!added.ok) throw new Error(added.problem.code);
    cache.drop([promotionsTag]);
    expect((await findSavings({ db: base.db, cache }, cart)).lines).toMatchObject([{ amount: 203, code: null }]);
    expect((await till.checkoutFor(cartId)).savings.goods).toBe(203);
    await changePromotion(base.db, added.value.id, { status: "DISABLED" });
    expect(await removeCoupon(till.services, nobody, { cartId, typed: "none" })).toMatchObject({ ok: true });
  });

  test("guessing is slowed down: 429 after some wrong codes, for gift cards too", async () => {
    const { cartId } = await readyCart(till.services, pieces(till.wax));
    const guesser = { sessionHash: Buffer.from("a guesser"), address: "198.51.100.3" };
    const guess = (typed: string) => addCoupon(till.services, nobody, { cartId, typed, trier: guesser });
    for (const typed of ["NOPE1", "NOPE2", "NOPE3", "NOPE4"]) {
      expect(await guess(typed)).toMatchObject({ problem: { code: "coupon-refused" } });
    }
    const card = (typed: string) => addGiftCard(till.services, nobody, { cartId, typed, trier: guesser });
    expect(await card("0000-0000-0000-0000")).toMatchObject({ problem: { detail: { reason: "unknown" } } });
    expect(await guess("TEN")).toMatchObject({
      problem: { code: "too-many-tries", detail: { seconds: expect.any(Number) } },
    });
    expect(await card("0000-0000-0000-0001")).toMatchObject({ problem: { code: "too-many-tries" } });
  });
});
