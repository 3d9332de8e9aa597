import { beforeAll } from "vitest";
import { payLater } from "#commerce/sales/checkout/placing/pay-later.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { sweepOrders } from "#commerce/sales/checkout/placing/sweep.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { sweepRefunds } from "#commerce/sales/payments/refunds.ts";
import { findFaults } from "#tests/model/checks.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { cards, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useCounter } from "#tests/support/fulfilment.ts";
import { useTill } from "#tests/support/till.ts";

/** Returns that were received and may be exchanged, for the tests of one file. */
export function useExchanges() {
  const base = useDatabase();
  const counter = useCounter(base);
  const till = useTill(base);
  let key: string;
  beforeAll(async () => {
    key = await counter.key("orders:write", "refunds:write");
  });
  const post = (path: string, body: object, who = key) => counter.call("POST", path, who, { ...body });
  const cents = (text: string) => Math.round(Number(text) * 100);
  const refundsOf = async (orderId: number) => (await counter.call("GET", `/orders/${orderId}/refunds`, key)).body;
  const faults = (isSettled = true) => findFaults(base.db, {}, isSettled);
  /**
   * Two pieces of 49.99 were received, of an order that a gift card of `gift` partly paid; with goods at other prices.
   */
  async function received({ gift = 0, quantity = 2 } = {}) {
    const [{ variantIds: own }, dear, cheap] = [
      await plantProduct(base.db, { prices: { us: 4_999 }, stock: [5, 3] }),
      await plantProduct(base.db, { name: "Dear", prices: { us: 9_900 }, stock: [4] }),
      await plantProduct(base.db, { name: "Cheap", prices: { us: 1_500 }, stock: [4] }),
    ];
    const cart = await readyCart(counter.services, [{ variantId: own[0]!, quantity: 2 }]);
    const card = gift > 0 ? await till.give(gift) : null;
    if (card) await till.pay(cart.cartId, card.code);
    const placed = await placeOrder(counter.services, payFor(cart), guest);
    if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
    const { orderId } = placed.value;
    await post(`/orders/${orderId}/shipments`, {});
    const order = (await findOrder(base.db, orderId))!;
    const line = order.lines[0]!;
    const items = [{ order_product_id: line.id, quantity, reason: "too-small" }];
    const { id } = (await post(`/orders/${orderId}/returns`, { items })).body;
    await post(`/returns/${id}/receive`, { items: [{ order_product_id: line.id, quantity, condition: "worn" }] });
    const swap = (variantId: number, count = 1, more = {}) => ({
      items: [{ order_product_id: line.id, quantity: count, variant_id: variantId }],
      ...more,
    });
    return {
      id: id as number,
      orderId,
      total: order.total,
      line,
      swap,
      card: card?.card.id ?? 0,
      same: own[1]!,
      dear: dear.variantIds[0]!,
      cheap: cheap.variantIds[0]!,
      ask: (body: object) => post(`/returns/${id}/exchange`, body),
      preview: async (body: object) => (await post(`/returns/${id}/exchange/preview`, body)).body,
    };
  }
  const pay = (orderId: number, number = cards.good) =>
    payLater(counter.services, orderId, {
      card: { number, expiry: "12/34", code: "123" },
      returnUrl: `/en-us/pay/${orderId}`,
    });
  const stateOf = async (orderId: number) => (await findOrder(base.db, orderId))!.status;
  const endedMails = async (orderId: number) =>
    (await counter.queued("order-mail")).filter((mail) => mail.orderId === orderId && mail.kind === "exchange-ended");
  /** Lets the time to pay it pass. */
  async function letPass(orderId: number) {
    await base.pool.query("update payments set open_until = now() - interval '1 hour' where order_id = $1", [orderId]);
    await base.pool.query("update orders set placed_at = now() - interval '73 hours' where id = $1", [orderId]);
    await sweepOrders(counter.services);
    await sweepRefunds(counter.services, -1);
  }
  return {
    base,
    counter,
    till,
    post,
    cents,
    refundsOf,
    faults,
    received,
    pay,
    stateOf,
    endedMails,
    letPass,
    get key() {
      return key;
    },
  };
}
