import { describe, expect, test } from "vitest";
import { sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { PaymentUnclear } from "#commerce/sales/payments/provider.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { stockOf } from "#tests/support/catalogue.ts";
import { cards } from "#tests/support/checkout.ts";
import { useExchanges } from "#tests/support/suites/exchanges.ts";

const exchanges = useExchanges();
const { base, counter, till, post, cents, refundsOf, faults, received, pay, stateOf, endedMails, letPass } = exchanges;

describe("7.5 an exchange that costs more", () => {
  test("waits for the difference with its goods reserved, is tried again after a card was declined, and stands once paid", async () => {
    const { id, orderId, swap, dear, cheap, ask, preview } = await received({ quantity: 1 });
    const told = await preview(swap(dear));
    expect(cents(told.due)).toBe(cents(told.total) - cents(told.kept));
    expect(told).toMatchObject({ back: "0.00", goods: "99.00", difference: told.due, pay_within_hours: 72 });
    const made = await Promise.all([1, 2].map(() => ask(swap(dear, 1, { difference: told.difference }))));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    const [next] = new Set(made.map(({ body }) => body.exchange.order_id as number));
    expect(made[1]!.body).toMatchObject({ status: "refunded", exchange: { state: "waiting", due: told.due } });
    expect(await stateOf(next!)).toBe("awaiting_payment");
    expect(await stockOf(base.db, dear)).toBe(3);
    expect(await counter.queued("order-mail")).toContainEqual({ orderId: next, kind: "to-pay" });
    // While it waits, no sweep ends it, and it cannot be shipped.
    await sweepOrders(counter.services, { pendingSeconds: -1, secondStepSeconds: -1 });
    expect((await post(`/orders/${next}/shipments`, {})).status).toBe(409);
    expect(await pay(next!, cards.declined)).toMatchObject({ kind: "declined" });
    expect(await stateOf(next!)).toBe("awaiting_payment");
    expect(await faults()).toEqual([]);
    expect(await Promise.all([pay(next!), pay(next!)])).toContainEqual({ kind: "paid" });
    expect(await pay(next!)).toEqual({ kind: "paid" });
    expect(await stateOf(next!)).toBe("awaiting_fulfillment");
    const taken = await base.pool.query(
      "select sum(amount)::int as taken from test_charges where order_id = $1 and status = 'captured'",
      [next],
    );
    expect(taken.rows[0].taken).toBe(cents(told.due));
    expect(await refundsOf(orderId)).toMatchObject([{ to: "gift_card", amount: told.kept }]);
    expect((await ask(swap(dear, 1))).body.exchange).toMatchObject({ order_id: next, state: "made", pay_until: null });
    expect(await faults()).toEqual([]);
    // A request for something else for the same return is refused with what happened meanwhile.
    expect(await ask(swap(cheap))).toMatchObject({ status: 409, body: { why: "exchanged", exchange_order_id: next } });
    const detail = (await counter.call("GET", `/staff/returns/${id}`, exchanges.key)).body.data;
    expect(detail.exchange).toMatchObject({ state: "made", due: told.due, payUntil: null, payPath: null });
  });

  test("that nobody pays for ends: its goods are free again, and what was kept goes back once, the way it came", async () => {
    const { orderId, swap, dear, ask, preview, total } = await received({ gift: 3_000 });
    const told = await preview(swap(dear, 2));
    const next = (await ask(swap(dear, 2))).body.exchange.order_id;
    expect(await faults()).toEqual([]);
    await letPass(next);
    await letPass(next);
    expect(await sweepReturns(counter.services, new Date(Date.now() + 120_000))).toBe(0);
    expect(await stateOf(next)).toBe("cancelled");
    expect(await stockOf(base.db, dear)).toBe(4);
    expect(await endedMails(next)).toEqual([{ orderId: next, kind: "exchange-ended", note: "" }]);
    expect(await pay(next)).toEqual({ kind: "over" });
    expect(await refundsOf(orderId)).toMatchObject([{ to: "payment", status: "done", amount: told.kept }]);
    expect(cents(told.kept)).toBe(total);
    expect((await post(`/orders/${orderId}/refunds`, {})).body.code).toBe("refund-exceeds");
    expect(await faults()).toEqual([]);
  });

  test("a second step at the bank that is refused or left lets it wait on, and one that is approved pays it", async () => {
    const { swap, dear, ask } = await received({ quantity: 1 });
    const next = (await ask(swap(dear))).body.exchange.order_id;
    const opened = await pay(next, cards.secondStep);
    expect(opened).toMatchObject({ kind: "go" });
    expect(await pay(next)).toEqual(opened);
    await base.pool.query("update payments set updated_at = now() - interval '1 hour' where order_id = $1", [next]);
    await base.pool.query("update orders set placed_at = now() - interval '2 hours' where id = $1", [next]);
    await sweepOrders(counter.services);
    expect(await stateOf(next)).toBe("awaiting_payment");
    expect(await pay(next)).toEqual({ kind: "paid" });
    expect(await faults()).toEqual([]);
  });

  test("an answer that is lost is found out about, and nothing is taken twice", async () => {
    const { swap, dear, ask } = await received({ quantity: 1 });
    const next = (await ask(swap(dear))).body.exchange.order_id;
    expect(await pay(next, cards.unclear)).toEqual({ kind: "unclear" });
    expect(await pay(next)).toEqual({ kind: "paid" });
    expect(await faults()).toEqual([]);
  });

  test("is waived by who may pay back: it goes out for what came, and history says how much that was", async () => {
    const { orderId, swap, dear, ask, preview } = await received({ quantity: 1 });
    const due = (await preview(swap(dear))).due;
    const told = await preview(swap(dear, 1, { waive: true }));
    expect(told).toMatchObject({ due: "0.00", waived: due, total: told.kept, difference: "0.00" });
    const { body } = await ask(swap(dear, 1, { waive: true }));
    expect(body.exchange).toMatchObject({ state: "made", due: "0.00" });
    const { rows } = await base.pool.query("select note from order_history where order_id = $1 order by id", [orderId]);
    expect(rows.map(({ note }) => note)).toContainEqual(expect.stringContaining(`${due} USD waived`));
    expect((await counter.call("POST", `/returns/1/exchange`, await counter.key("orders:write"), {})).status).toBe(403);
    expect(await faults()).toEqual([]);
  });
});

describe("7.5 an exchange that costs less", () => {
  test("pays the difference back to the cent, by the payment or as a gift card, however often it is asked for", async () => {
    for (const to of ["payment", "gift_card"]) {
      const { orderId, swap, cheap, ask, preview } = await received({ quantity: 1 });
      const told = await preview(swap(cheap, 1, { to }));
      expect(cents(told.back)).toBe(cents(told.kept) > 0 ? cents(told[to === "payment" ? "payment" : "credit"]) : -1);
      expect(told.difference).toBe(`-${told.back}`);
      const wish = swap(cheap, 1, { to, difference: told.difference });
      const made = await Promise.all([1, 2, 3].map(() => ask(wish)));
      expect(new Set(made.map(({ body }) => body.exchange.order_id)).size).toBe(1);
      expect(await refundsOf(orderId)).toMatchObject([
        { to: "gift_card", amount: told.kept, items: [{ quantity: 1 }] },
        { to, amount: told.back, status: "done" },
      ]);
      expect(await faults()).toEqual([]);
    }
  });

  test("of an order that a gift card paid a part of: what the payment gave goes first, and all of it is there to the cent", async () => {
    const { orderId, swap, cheap, dear, ask, preview, total, card } = await received({ gift: 9_000 });
    const told = await preview(swap(cheap, 2));
    const made = await ask(swap(cheap, 2));
    expect(made.status).toBe(200);
    expect(cents(told.payment) + cents(told.gift_cards)).toBe(cents(told.back));
    expect(await till.balanceOf(card)).toBe(cents(told.gift_cards));
    const next = (await findOrder(base.db, made.body.exchange.order_id))!;
    expect(next.total).toBe(cents(told.total));
    expect(await faults()).toEqual([]);
    expect(cents(told.kept) + cents(told.back)).toBe(total);
    expect((await post(`/orders/${orderId}/refunds`, {})).body.code).toBe("refund-exceeds");
    const other = await received({ gift: 20_000 });
    // A gift card paid everything: it also pays for what goes out, and keeps the rest.
    const whole = await other.preview(other.swap(other.cheap, 2));
    const before = (await till.balanceOf(other.card)) ?? 0;
    await other.ask(other.swap(other.cheap, 2));
    expect(await till.balanceOf(other.card)).toBe(before + cents(whole.back));
    expect(whole).toMatchObject({ payment: "0.00", gift_cards: whole.back });
    expect(await faults()).toEqual([]);
    expect(dear).toBeGreaterThan(0);
  });

  test("by a provider that does not answer is under way, says so, and settles itself", async () => {
    const { orderId, swap, cheap, ask, preview } = await received({ quantity: 1 });
    const told = await preview(swap(cheap));
    counter.provider = {
      refund: () => Promise.reject(new PaymentUnclear("silent")),
    };
    expect((await ask(swap(cheap))).status).toBe(200);
    counter.provider = {};
    expect(await refundsOf(orderId)).toMatchObject([{ status: "done" }, { status: "pending", amount: told.back }]);
    expect(await faults(false)).toEqual([]);
    await sweepRefunds(counter.services, -1);
    await sweepRefunds(counter.services, -1);
    expect(await refundsOf(orderId)).toMatchObject([{ status: "done" }, { status: "done", amount: told.back }]);
    expect(await faults()).toEqual([]);
  });
});
