import { beforeAll, expect, test } from "vitest";
import { shipOrder } from "#commerce/aftersales/fulfilment/ship.ts";
import { requestReturn, sweepReturns } from "#commerce/aftersales/returns/actions.ts";
import { exchangeReturn } from "#commerce/aftersales/returns/exchange/actions.ts";
import { receiveReturn } from "#commerce/aftersales/returns/receiving/actions.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { allowInvoices, placeByInvoice } from "#tests/support/extras.ts";
import { useTill } from "#tests/support/till.ts";
import { findFaults } from "./checks.ts";
import { deathsIn, isChosen, killIn, type Services } from "./killing.ts";
import type { CrashPoint } from "./mortal.ts";
import { pass } from "./shop-steps.ts";

/**
 * A process is killed at every statement of an exchange whose order is still to be paid by invoice: that invoice becomes less by
 * a credit note and what goes out has one of its own, or neither; asked again it is one exchange.
 */

const base = useDatabase();
const till = useTill(base);
const came: Record<string, number> = {};
const by = "staff:1 Ida";
let team: number;
beforeAll(async () => {
  const group = { name: "Teams", is_default: false, is_group_for_guests: false, discount_rules: "[]" };
  team = (await base.db.insertInto("customer_groups").values(group).returning("id").executeTakeFirstOrThrow()).id;
  await allowInvoices(base.db, team, 14, 1000);
});

const prices = { same: 20_000, dear: 30_000, cheap: 5_000 };
type Goods = keyof typeof prices;

/** A piece is here again of an order that its customer is to pay by invoice. */
async function setScene(goods: Goods) {
  const own = await plantProduct(base.db, { prices: { us: prices.same }, stock: [2, 2] });
  const other = await plantProduct(base.db, { name: goods, prices: { us: prices[goods] }, stock: [2] });
  const [variantId, same] = own.variantIds as [number, number];
  const wanted = goods === "same" ? same : other.variantIds[0]!;
  for (const variant of [...own.variantIds, ...other.variantIds]) came[variant] = 2;
  const { orderId } = await placeByInvoice(till.services, team, variantId);
  await shipOrder(till.services, orderId, { trackingNumber: "", provider: "", by });
  const piece = { orderLineId: (await findOrder(base.db, orderId))!.lines[0]!.id, quantity: 1 };
  const items = [{ ...piece, reason: "too-small" as const }];
  const made = await requestReturn(till.services, orderId, { items, note: "", by });
  if (!made.ok) throw new Error(made.problem.code);
  const receipts = [{ ...piece, condition: "as-new" as const, restock: true }];
  await receiveReturn(till.services, made.value.id, { receipts, answer: "", by });
  const exchange = (services: Services) =>
    exchangeReturn(services, made.value.id, { swaps: [{ ...piece, variantId: wanted }], by });
  return { orderId, id: made.value.id, wanted, exchange };
}

const faults = (isSettled = false) => findFaults(base.db, came, isSettled);
const sweep = async () => {
  await pass(base.db, 40);
  await sweepOrders(till.services);
  await sweepRefunds(till.services, -1);
  await sweepReturns(till.services, new Date(Date.now() + 120_000));
};
const paymentOf = (orderId: number) =>
  base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();

test.each(["same", "dear", "cheap"] as const)(
  "7.5 a process is killed at every step of exchanging what is to be paid by invoice for what is %s: asked again, it is one exchange",
  async (goods) => {
    const deaths: CrashPoint[] = [{ at: 0, moment: "before" }];
    for (const death of deaths) {
      const { orderId, id, wanted, exchange } = await setScene(goods);
      const before = await paymentOf(orderId);
      const killed = await killIn(base, till.services, exchange, death);
      const where = `${JSON.stringify(death)}: ${killed.said.at(-1)}`;
      if (death.at === 0) deaths.push(...deathsIn(killed.said.length).filter(isChosen));
      expect(await faults(), where).toEqual([]);
      if (deaths.indexOf(death) % 2 === 0) await sweep();
      const last = await exchange(till.services);
      expect(last, where).toMatchObject({ ok: true, value: { status: "refunded" } });
      await sweep();
      expect(await faults(true), where).toEqual([]);
      const orders = base.db.selectFrom("returns").select("exchange_order_id").where("id", "=", id);
      const next = (await orders.executeTakeFirstOrThrow()).exchange_order_id!;
      const [was, now] = [await paymentOf(orderId), await paymentOf(next)];
      // What came back is owed no more, what went out is, once; and nobody is asked for money at once.
      expect(was, where).toMatchObject({ amount: before.amount, refunded: before.amount });
      expect(now, where).toMatchObject({ status: "invoiced", provider: "invoice", refunded: 0 });
      expect((await findOrder(base.db, next))!.status, where).toBe("awaiting_fulfillment");
      expect(await stockOf(base.db, wanted), where).toBe(1);
    }
    expect(deaths.length).toBeGreaterThan(3);
  },
);
