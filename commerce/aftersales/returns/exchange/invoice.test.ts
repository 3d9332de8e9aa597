import { beforeAll, describe, expect, test } from "vitest";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { findFaults } from "#tests/model/checks.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";
import { allowInvoices, placeByInvoice } from "#tests/support/extras.ts";
import { useCounter } from "#tests/support/fulfilment.ts";

const base = useDatabase();
const counter = useCounter(base);
let key: string;
let team: number;
beforeAll(async () => {
  key = await counter.key("orders:write", "refunds:write");
  const group = { name: "Teams", is_default: false, is_group_for_guests: false, discount_rules: "[]" };
  team = (await base.db.insertInto("customer_groups").values(group).returning("id").executeTakeFirstOrThrow()).id;
  // In whole units: enough for two of the dearer goods, but not for three.
  await allowInvoices(base.db, team, 14, 250);
});
const post = (path: string, body: object) => counter.call("POST", path, key, { ...body });
const cents = (text: string) => Math.round(Number(text) * 100);
const paymentOf = (orderId: number) =>
  base.db.selectFrom("payments").selectAll().where("order_id", "=", orderId).executeTakeFirstOrThrow();
const faults = () => findFaults(base.db, {}, true);

/** A piece was received, of an order of one piece that its customer pays by invoice. */
async function owing() {
  const plant = (name: string, price: number) => plantProduct(base.db, { name, prices: { us: price }, stock: [5, 5] });
  const goods = {
    own: await plant("Own", 10_000),
    dear: await plant("Dear", 15_000),
    cheap: await plant("Cheap", 3_000),
  };
  const variantId = goods.own.variantIds[0]!;
  const { orderId, customerId } = await placeByInvoice(counter.services, team, variantId);
  await post(`/orders/${orderId}/shipments`, {});
  const order = (await findOrder(base.db, orderId))!;
  const piece = { order_product_id: order.lines[0]!.id, quantity: 1 };
  const { id } = (await post(`/orders/${orderId}/returns`, { items: [{ ...piece, reason: "too-small" }] })).body;
  await post(`/returns/${id}/receive`, { items: [{ ...piece, condition: "as-new", restock: true }] });
  const swap = (variant: number, more = {}) => ({ items: [{ ...piece, variant_id: variant }], ...more });
  return {
    id: id as number,
    orderId,
    order,
    swap,
    customerId,
    same: goods.own.variantIds[1]!,
    dear: goods.dear.variantIds[0]!,
    cheap: goods.cheap.variantIds[0]!,
    ask: (body: object) => post(`/returns/${id}/exchange`, body),
    preview: (body: object) => post(`/returns/${id}/exchange/preview`, body),
  };
}

describe("7.5 an exchange of an order whose invoice is open", () => {
  test.each(["same", "dear", "cheap"] as const)(
    "for what is %s: that invoice becomes less, what goes out has one of its own, as the preview says, and nobody is asked for money",
    async (goods) => {
      const { orderId, order, swap, ask, preview, ...scene } = await owing();
      const before = await paymentOf(orderId);
      const told = (await preview(swap(scene[goods], { to: "gift_card" }))).body;
      expect(told.invoice).toMatchObject({ days: 14, invoiced: told.total });
      expect(told.credit).toBe("0.00");
      const made = await Promise.all([1, 2].map(() => ask(swap(scene[goods], { difference: told.difference }))));
      expect(made.map(({ status }) => status)).toEqual([200, 200]);
      const next = made[0]!.body.exchange.order_id as number;
      expect(made[1]!.body.exchange).toMatchObject({ order_id: next, state: "made", due: told.due, pay_until: null });
      const [was, now] = [await paymentOf(orderId), await paymentOf(next)];
      expect(now).toMatchObject({ status: "invoiced", provider: "invoice", amount: cents(told.invoice.invoiced) });
      expect(now.due_on).not.toBeNull();
      expect(was.refunded - before.refunded).toBe(cents(told.invoice.credited) + cents(told.payment));
      // The amount owed changes by exactly what the exchange costs more or less.
      const owed = was.amount - was.refunded + now.amount - (before.amount - before.refunded);
      expect(owed).toBe(cents(told.due) - cents(told.back));
      expect((await findOrder(base.db, next))!).toMatchObject({
        status: "awaiting_fulfillment",
        invoice: { owed: now.amount, paidOn: null },
      });
      expect(await stockOf(base.db, scene[goods])).toBe(4);
      const mails = (await counter.queued("order-mail")).filter((mail) => mail.orderId === next);
      expect(mails.map(({ kind }) => kind)).not.toContain("to-pay");
      await sweepRefunds(counter.services, -1);
      expect(await faults()).toEqual([]);
      expect(order.total).toBeGreaterThan(0);
      // The new order can be cancelled like any invoiced order.
      expect((await post(`/orders/${next}/cancel`, {})).status).toBe(200);
      expect(await faults()).toEqual([]);
    },
  );

  test("is refused where its customer would owe more than they may, and the difference is waived or the limit raised instead", async () => {
    const { swap, dear, ask, preview, customerId } = await owing();
    await base.db
      .updateTable("invoice_terms")
      .set({ credit_limit: 120 })
      .where("customer_group_id", "=", team)
      .execute();
    for (const asked of [await preview(swap(dear)), await ask(swap(dear))])
      expect(asked).toMatchObject({ status: 409, body: { code: "not-exchangeable", why: "limit" } });
    expect((await ask(swap(dear, { waive: true }))).body.exchange).toMatchObject({ state: "made", due: "0.00" });
    await base.db
      .updateTable("invoice_terms")
      .set({ credit_limit: 250 })
      .where("customer_group_id", "=", team)
      .execute();
    expect(customerId).toBeGreaterThan(0);
    expect(await faults()).toEqual([]);
  });

  test("whose invoice was paid meanwhile is paid by what came back, like any other", async () => {
    const { orderId, swap, dear, ask, preview } = await owing();
    expect((await post(`/orders/${orderId}/paid`, {})).status).toBe(200);
    expect((await preview(swap(dear))).body).toMatchObject({ invoice: null });
    expect((await ask(swap(dear))).body.exchange).toMatchObject({ state: "waiting" });
    expect(await findFaults(base.db, {}, false)).toEqual([]);
  });
});
