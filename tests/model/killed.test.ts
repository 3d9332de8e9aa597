import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { cancelOrder } from "#commerce/aftersales/fulfilment/cancel.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { confirmSecondStep } from "#commerce/sales/checkout/placing/second-step.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTill } from "#tests/support/till.ts";
import { findFaults } from "./checks.ts";
import { openReader } from "./derived.ts";
import { deathsIn, isChosen, isThorough, killIn as killByStatement, type Services } from "./killing.ts";
import type { CrashPoint } from "./mortal.ts";
import { pass } from "./shop-steps.ts";
import type { VictimTask } from "./victim.ts";

/**
 * A process is killed at every statement of placing an order, and of what may follow: nobody is charged without an order,
 * no order stands without its payment, and stock, gift cards and promotions add up. MODEL_KILLS=all also kills while the
 * server works on each statement, and does so for every way that a payment can go.
 */

const base = useDatabase();
const till = useTill(base);
const came: Record<string, number> = {};
let reader: Awaited<ReturnType<typeof openReader>>;
beforeAll(async () => {
  reader = await openReader(base);
});
afterAll(() => reader.stop());

type Scene = Awaited<ReturnType<typeof setScene>>;
type Act = (services: Services, scene: Scene) => Promise<unknown>;

/** A cart of the last pieces, with the last use of a promotion and a gift card that pays a part; or without those. */
async function setScene(number: string, isPlain = false) {
  const { productId, variantIds } = await plantProduct(base.db, { prices: { us: 20_000 }, stock: [2] });
  const variantId = variantIds[0]!;
  came[variantId] = 2;
  await base.db.transaction().execute((trx) => recordProducts(trx, [productId]));
  await reader.look([productId]);
  const ready = await readyCart(till.services, [{ variantId, quantity: 2 }]);
  const { cartId } = ready;
  if (isPlain)
    return {
      ...ready,
      productId,
      variantId,
      promotion: null,
      card: null,
      due: ready.total,
      input: payFor(ready, number),
    };
  const code = `KILL${randomBytes(4).toString("hex").toUpperCase()}`;
  const promotion = await till.plant(code, { max_uses: 1 });
  const { card, code: cardCode } = await till.give(10_000);
  await till.enter(cartId, code);
  await till.pay(cartId, cardCode);
  const { total, due } = await till.checkoutFor(cartId);
  return {
    cartId,
    productId,
    variantId,
    promotion,
    card: card.id,
    total,
    due,
    input: payFor({ cartId, total }, number),
  };
}

const killIn = (act: Act, scene: Scene, death: CrashPoint) =>
  killByStatement(base, till.services, (services) => act(services, scene), death);

const sweep = async () => {
  await pass(base.db, 2);
  await sweepOrders(till.services);
  await sweepRefunds(till.services, -1);
};
const faults = (isSettled = false) => findFaults(base.db, came, isSettled);

/** After a death: the books add up at once, all is settled after a sweep, and the shopper still gets what they wanted. */
async function recover(scene: Scene, isShopperFirst: boolean): Promise<void> {
  const { cartId, productId, variantId, promotion, card, total, due, input } = scene;
  expect(await faults()).toEqual([]);
  if (isShopperFirst) {
    await pass(base.db, 2);
    await placeOrder(till.services, input, guest);
  } else await sweep();
  await pass(base.db, 40);
  await sweep();
  expect(await faults(true)).toEqual([]);
  const again = await till.place({ cartId, total });
  expect(again.ok || again.problem.code).toSatisfy((is) => is === true || is === "already-placed");
  expect(await faults(true)).toEqual([]);
  const { rows } = await sql<{ orders: number; taken: number }>`
    select
      (select count(*)::integer from orders where cart_id = ${cartId} and status = 'awaiting_fulfillment') as orders,
      (
        select sum(c.amount - c.refunded)::bigint from test_charges c join orders o on o.id = c.order_id
        where o.cart_id = ${cartId} and c.status = 'captured'
      ) as taken`.execute(base.db);
  expect(rows).toEqual([{ orders: 1, taken: due }]);
  expect(await stockOf(base.db, variantId)).toBe(0);
  await reader.isTrue([productId]);
  if (promotion !== null) expect(await till.usesBy(promotion)).toBe(1);
  if (card !== null) expect(await till.balanceOf(card)).toBe(0);
}

const place: Act = (services, { input }) => placeOrder(services, input, guest);

async function statementsOf(act: Act, scene: Scene): Promise<string[]> {
  const { isDead, said } = await killIn(act, scene, { at: 0, moment: "before" });
  expect(isDead).toBe(false);
  return said;
}

async function waitingOrder(isApproved: boolean): Promise<[Scene, Act]> {
  const scene = await setScene(cards.secondStep);
  expect(await placeOrder(till.services, scene.input, guest)).toMatchObject({ ok: true });
  const of = base.db.selectFrom("payments as p").innerJoin("orders as o", "o.id", "p.order_id");
  const { reference } = await of.select("p.reference").where("cart_id", "=", scene.cartId).executeTakeFirstOrThrow();
  return [scene, (services) => confirmSecondStep(services, reference ?? "", isApproved)];
}

/** Two orders of the same moment, without promotions. */
async function plainPair(): Promise<[Scene, Act]> {
  const other = await setScene(cards.good, true);
  const both: Act = (services, scene) => Promise.all([place(services, scene), place(services, other)]);
  return [await setScene(cards.good, true), both];
}

const fresh = async (number: string): Promise<[Scene, Act]> => [await setScene(number), place];

const ways: [name: string, begin: () => Promise<[Scene, Act]>][] = [
  ["a good card", () => fresh(cards.good)],
  ["good cards for two orders at once", plainPair],
  ["a card that is declined", () => fresh(cards.declined)],
  ["a second step", () => fresh(cards.secondStep)],
  ["an answer that is lost", () => fresh(cards.unclear)],
  ["a second step that is approved", () => waitingOrder(true)],
  ["a second step that is refused", () => waitingOrder(false)],
];

/** Where killing is done for real, by the statement that is its landmark. */
const points: [name: string, landmark: string, moment: CrashPoint["moment"]][] = [
  ["after it reserved", "commit", "after"],
  ["when the provider has booked", "test_charges", "after"],
  ["when the order is confirmed, before its mail", "order_confirm", "after"],
  ["before it reserves", "order_reserve", "before"],
  ["before the provider books", "test_charges", "before"],
  ["while the provider books", "test_charges", "during"],
];

describe("a process is killed", () => {
  test.each(isThorough ? ways : ways.slice(0, 3))("at every step of paying with %s", async (_, begin) => {
    const [first, act] = await begin();
    const said = await statementsOf(act, first);
    await recover(first, false);
    for (const [at, death] of deathsIn(said.length).entries()) {
      const [scene, mortalAct] = await begin();
      const { isDead } = await killIn(mortalAct, scene, death);
      expect(isDead, `${JSON.stringify(death)}: ${said[death.at - 1]}`).toBe(true);
      await recover(scene, at % 2 === 0);
    }
  });

  test("at every step of calling an order off and of paying it back: asked again, it goes on", async () => {
    const callOff = (services: Services, id: number) =>
      cancelOrder(services, id, { by: "", reason: "", isStaff: true });
    const payBack = (services: Services, id: number) =>
      refundOrder(services, id, { items: [], reason: "", by: "", key: "whole" });
    for (const [finish, status, left] of [
      [callOff, "cancelled", 2],
      [payBack, "refunded", 0],
    ] as const) {
      const [said, deaths]: [string[], CrashPoint[]] = [[], [{ at: 0, moment: "before" }]];
      for (const death of deaths) {
        const scene = await setScene(cards.good);
        const { productId, variantId, card } = scene;
        const placed = await till.place(scene);
        const orderId = placed.ok ? placed.value.orderId : 0;
        const killed = await killIn((services) => finish(services, orderId), scene, death);
        if (!killed.isDead) deaths.push(...deathsIn(said.push(...killed.said)).filter(isChosen));
        expect(await faults()).toEqual([]);
        await sweep();
        expect(await faults(true)).toEqual([]);
        expect(await finish(till.services, orderId)).toMatchObject({ ok: true });
        expect(await faults(true)).toEqual([]);
        expect(await stockOf(base.db, variantId)).toBe(left);
        await reader.isTrue([productId]);
        expect(await till.balanceOf(card ?? 0)).toBe(10_000);
        const order = base.db.selectFrom("orders").select("status").where("id", "=", orderId);
        expect(await order.executeTakeFirst()).toEqual({ status });
      }
    }
  });

  test("by SIGKILL in a program of its own; who was confirmed gets their mail after all", async () => {
    const said = await statementsOf(place, await setScene(cards.good));
    const chosen = isThorough ? points : points.slice(0, 3);
    const killed = chosen.map(async ([name, landmark, moment]) => {
      const scene = await setScene(cards.good);
      const at = said.findIndex((text) => text.includes(landmark)) + 1;
      const { host, name: database } = base;
      const errand = {
        host,
        name: database,
        secret: till.services.config.SECRET,
        input: scene.input,
        death: { at, moment },
      };
      const child = spawn(process.execPath, ["tests/model/victim.ts", JSON.stringify(errand satisfies VictimTask)]);
      expect(await once(child, "exit"), name).toEqual([null, "SIGKILL"]);
      return scene;
    });
    for (const scene of await Promise.all(killed)) await recover(scene, false);
    const confirmed = await sql<{ id: number }>`
      update orders set confirmed_at = now() - interval '6 minutes' where status = 'awaiting_fulfillment' returning id
    `.execute(base.db);
    await sweepOrders(till.services);
    const told = async () => {
      const jobs = await base.pool.query("select data from pgboss.job where name = 'order-confirmation'");
      const ids = new Set(jobs.rows.map(({ data }) => data.orderId));
      return confirmed.rows.filter(({ id }) => !ids.has(id));
    };
    await expect.poll(told).toEqual([]);
  });

  test("and after all that search finds what the catalogue says", () => reader.isFound());
});
