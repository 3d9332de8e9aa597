import { isDeepStrictEqual } from "node:util";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { shipOrder } from "#commerce/aftersales/fulfilment/ship.ts";
import { requestReturn, sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { exchangeReturn } from "#commerce/aftersales/returns/exchange/actions.ts";
import { endExchange } from "#commerce/aftersales/returns/exchange/end.ts";
import { receiveReturn, settleReturn } from "#commerce/aftersales/returns/receiving/actions.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTill } from "#tests/support/till.ts";
import { findFaults } from "./checks.ts";
import { openReader } from "./derived.ts";
import { chosenOf, deathsIn, killIn, type Services } from "./killing.ts";
import type { CrashPoint } from "./mortal.ts";
import { pass } from "./shop-steps.ts";

/**
 * A process is killed at every statement of what staff and customers do with a return. The books add up at once, and asked again
 * it goes on: nothing goes back twice, nothing goes out twice.
 */

const base = useDatabase();
const till = useTill(base);
const came: Record<string, number> = {};
let reader: Awaited<ReturnType<typeof openReader>>;
beforeAll(async () => {
  reader = await openReader(base);
});
afterAll(() => reader.stop());

const by = "staff:1 Ida";
const prices = { same: 20_000, dear: 30_000, cheap: 5_000 };
type Goods = keyof typeof prices;
type Scene = Awaited<ReturnType<typeof setScene>>;

/** Two pieces that a gift card paid a part of are announced, are here, or were exchanged for something dearer. */
async function setScene(state: "announced" | "here" | "exchanged") {
  const own = await plantProduct(base.db, { prices: { us: prices.same }, stock: [2, 2] });
  const other = async (goods: Goods) =>
    (await plantProduct(base.db, { name: goods, prices: { us: prices[goods] }, stock: [3] })) as typeof own;
  const [dear, cheap] = [await other("dear"), await other("cheap")];
  const products = [own, dear, cheap].map(({ productId }) => productId);
  await base.db.transaction().execute((trx) => recordProducts(trx, products));
  await reader.look(products);
  const variants = {
    own: own.variantIds[0]!,
    same: own.variantIds[1]!,
    dear: dear.variantIds[0]!,
    cheap: cheap.variantIds[0]!,
  };
  Object.assign(came, { [variants.own]: 2, [variants.same]: 2, [variants.dear]: 3, [variants.cheap]: 3 });
  const ready = await readyCart(till.services, [{ variantId: variants.own, quantity: 2 }]);
  const { card, code } = await till.give(10_000);
  await till.pay(ready.cartId, code);
  const { total } = await till.checkoutFor(ready.cartId);
  const placed = await till.place({ cartId: ready.cartId, total });
  if (!placed.ok) throw new Error(placed.problem.code);
  const { orderId } = placed.value;
  await shipOrder(till.services, orderId, { trackingNumber: "", provider: "", by });
  const line = (await findOrder(base.db, orderId))!.lines[0]!;
  const piece = { orderLineId: line.id, quantity: 2 };
  const made = await requestReturn(till.services, orderId, {
    items: [{ ...piece, reason: "too-small" }],
    note: "",
    by,
  });
  if (!made.ok) throw new Error(made.problem.code);
  const scene = { orderId, id: made.value.id, piece, variants, products, total, card: card.id };
  if (state !== "announced") await receive(till.services, scene);
  if (state === "exchanged") await exchange("dear")(till.services, scene);
  return scene;
}

type Act = (services: Services, scene: Pick<Scene, "id" | "piece" | "variants" | "orderId">) => Promise<unknown>;

const receive: Act = (services, { id, piece }) => {
  const part = { orderLineId: piece.orderLineId, quantity: 1 };
  const receipts = [
    { ...part, condition: "as-new" as const, restock: true },
    { ...part, condition: "worn" as const, restock: false },
  ];
  return receiveReturn(services, id, { receipts, answer: "", by });
};
const settle: Act = (services, { id }) => settleReturn(services, id, { settlement: "refund", amount: null, by });
const credit: Act = (services, { id }) => settleReturn(services, id, { settlement: "credit", amount: null, by });
const exchange =
  (goods: Goods): Act =>
  (services, { id, piece, variants }) =>
    exchangeReturn(services, id, { swaps: [{ ...piece, quantity: 1, variantId: variants[goods] }], by });

async function exchangeOf(id: number): Promise<number> {
  const row = base.db.selectFrom("returns").select("exchange_order_id").where("id", "=", id);
  return (await row.executeTakeFirstOrThrow()).exchange_order_id ?? 0;
}
const pay: Act = async (services, { id }) => {
  const card = { number: cards.good, expiry: "12/34", code: "123" };
  return payLater(services, await exchangeOf(id), { card, returnUrl: "/en-us/pay/1" });
};

const faults = (isSettled = false) => findFaults(base.db, came, isSettled);
const sweep = async () => {
  await pass(base.db, 40);
  await sweepOrders(till.services);
  await sweepRefunds(till.services, -1);
  await sweepReturns(till.services, new Date(Date.now() + 120_000));
};

/** What went back by the payment, of a return's order and to its card; and what was taken for its exchange. */
async function moneyOf({ orderId, id }: Scene) {
  const { rows } = await sql<{ back: number; taken: number; orders: number }>`
    select
      (
        select coalesce(sum(r.amount) filter (where not r.is_credit), 0)::bigint from refunds r
        join payments p on p.id = r.payment_id where p.order_id = ${orderId} and r.status <> 'failed'
      ) as back,
      (
        select coalesce(sum(c.amount), 0)::bigint from test_charges c join returns t on t.exchange_order_id = c.order_id
        where t.id = ${id} and c.status = 'captured'
      ) as taken,
      (select count(*)::integer from order_history where order_id = ${orderId} and note like 'return % exchanged by order %') as orders`.execute(
    base.db,
  );
  return rows[0]!;
}

/** Kills `act` at its statements; after each death the books add up, and it is asked again. */
async function killEach(
  state: Parameters<typeof setScene>[0],
  act: Act,
  then: (scene: Scene, last: unknown) => Promise<void>,
): Promise<void> {
  const deaths: CrashPoint[] = [{ at: 0, moment: "before" }];
  for (const death of deaths) {
    const scene = await setScene(state);
    const killed = await killIn(base, till.services, (services) => act(services, scene), death);
    if (death.at === 0) deaths.push(...chosenOf(deathsIn(killed.said.length)));
    expect(await faults(), `${JSON.stringify(death)}: ${killed.said.at(-1)}`).toEqual([]);
    const isSweptFirst = deaths.indexOf(death) % 2 === 0;
    if (isSweptFirst) await sweep();
    const last = await act(till.services, scene);
    await sweep();
    expect(await faults(true), `${JSON.stringify(death)}: ${killed.said.at(-1)}`).toEqual([]);
    await reader.isTrue(scene.products);
    await then(scene, last);
  }
  expect(deaths.length).toBeGreaterThan(3);
}

const stateOf = async (orderId: number) => (await findOrder(base.db, orderId))!.status;
/** Of one piece by the payment, and of both. */
const isOnce = (scene: Scene, last: { back: number }) => expect(last.back).toBeLessThanOrEqual(scene.total - 10_000);

/** The exchange has ended: its goods are back, and so is all that was paid. */
async function isUndone(scene: Scene): Promise<void> {
  expect(await stateOf(await exchangeOf(scene.id))).toBe("cancelled");
  expect(await stockOf(base.db, scene.variants.dear)).toBe(3);
  expect((await moneyOf(scene)).back).toBe(scene.total - 10_000);
  expect(await till.balanceOf(scene.card)).toBe(10_000);
}

describe("a process of the staff is killed at every step", () => {
  test("of receiving a return: asked again, it is received once", () =>
    killEach("announced", receive, async ({ id, variants }, last) => {
      // Whoever asks again is told that it is here already, or receives it.
      expect(last).toSatisfy(
        (is: { ok: boolean; problem?: { code: string } }) => is.ok || is.problem?.code === "impossible-return",
      );
      const rows = await base.db.selectFrom("return_receipts").selectAll().where("return_id", "=", id).execute();
      expect(rows.map(({ condition }) => condition).sort()).toEqual(["as-new", "worn"]);
      expect(await stockOf(base.db, variants.own)).toBe(1);
    }));

  test.each([
    ["by the payment", settle],
    ["as a gift card", credit],
  ])("of settling it %s: asked again, it is paid back once", (_, act) =>
    killEach("here", act, async (scene) => {
      const { rows } = await sql<{ gone: number; status: string }>`
        select (
          select sum(r.amount + r.gift_amount)::bigint from refunds r join payments p on p.id = r.payment_id
          where p.order_id = ${scene.orderId} and r.status = 'done'
        ) as gone, status from returns where id = ${scene.id}`.execute(base.db);
      expect(rows).toEqual([{ gone: scene.total, status: "refunded" }]);
    }),
  );

  test.each(["same", "dear", "cheap"] as const)(
    "of exchanging it for what is %s: asked again, it is one exchange",
    (goods) =>
      killEach("here", exchange(goods), async (scene, last) => {
        expect(last).toMatchObject({ ok: true, value: { status: "refunded" } });
        const money = await moneyOf(scene);
        expect(money.orders).toBe(1);
        expect(await stateOf(await exchangeOf(scene.id))).toBe(
          goods === "dear" ? "awaiting_payment" : "awaiting_fulfillment",
        );
        expect(await stockOf(base.db, scene.variants[goods])).toBe(goods === "same" ? 1 : 2);
        isOnce(scene, money);
      }),
  );

  test("of its customer's paying the difference: asked again, it is taken once", () =>
    killEach("exchanged", pay, async (scene, last) => {
      // Whoever asks before the provider was asked what became of the try is told that it is not clear yet, and may pay
      // once the sweep has found that nothing was taken.
      if (!isDeepStrictEqual(last, { kind: "paid" })) {
        expect(last).toEqual({ kind: "unclear" });
        if ((await stateOf(await exchangeOf(scene.id))) === "awaiting_payment")
          expect(await pay(till.services, scene)).toEqual({ kind: "paid" });
      }
      const next = (await findOrder(base.db, await exchangeOf(scene.id)))!;
      expect(next.status).toBe("awaiting_fulfillment");
      const due = next.totals.find(({ kind }) => kind === "due")?.amount;
      expect((await moneyOf(scene)).taken).toBe(due);
    }));

  test("of ending it when nobody paid: asked again, all of it went back once", () =>
    killEach("exchanged", end, isUndone));

  test("of ending it early: asked again, it has ended once, and all of it went back", () =>
    killEach("exchanged", endEarly, async (scene, last) => {
      expect(last).toMatchObject({ ok: true });
      await isUndone(scene);
      const told = base.db.selectFrom("order_history").select("id").where("order_id", "=", scene.orderId);
      expect(await told.where("note", "like", "exchange order % ended before it was paid").execute()).toHaveLength(1);
    }));

  test("and after all that search finds what the catalogue says", () => reader.isFound());
});

const endEarly: Act = (services, { id }) => endExchange(services, id, { by, note: "" });

/** Three days later. */
const end: Act = async (services) => {
  await pass(base.db, 73 * 60);
  await sweepOrders(services);
  await sweepRefunds(services, -1);
};
