import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { addGiftCard } from "#commerce/sales/checkout/gift-cards.ts";
import { plantCustomer } from "#tests/support/catalogue.ts";
import { guest, home, payFor } from "#tests/support/checkout.ts";
import { untilBlocked, useDatabase } from "#tests/support/database.ts";
import { pieces, useTill } from "#tests/support/till.ts";
import { placeOrder } from "./place.ts";

const base = useDatabase();
const till = useTill(base);

/** The order of docs/locks.md, where rows of one order could wait for one another in a circle. */

test.each(["with their own cart", "with a cart from before they signed in"])(
  "3.9 a customer who pays with a gift card, %s, is locked before the card",
  async (kind) => {
    const customerId = await plantCustomer(base.db);
    const { card, code } = await till.give(10_000);
    const owner = kind === "with their own cart" ? customerId : null;
    const who = async () => owner;
    const buyer = { ...guest, customerId };
    const cart = await createCart(
      base.db,
      { locale: guest.locale, region: "us", sessionHash: null },
      pieces(till.board),
    );
    if (!cart.ok) throw new Error(cart.problem.code);
    const cartId = cart.value.id;
    await base.db.updateTable("carts").set({ customer_id: owner }).where("id", "=", cartId).execute();
    await saveCheckout(till.services, who, cartId, { email: "ada@firn.example", shippingAddress: home }, true);
    const trier = { sessionHash: Buffer.from("a session"), address: "203.0.113.7" };
    const paid = await addGiftCard(till.services, who, { cartId, typed: code, trier });
    if (!paid.ok) throw new Error(paid.problem.code);
    const request = { ...payFor({ cartId, total: paid.value.total }), idempotencyKey: randomUUID() };

    // Somebody deletes the account: it is locked, and then what its gift cards say.
    const deletion = await base.pool.connect();
    try {
      await deletion.query("begin");
      await deletion.query("select from customers where id = $1 for update", [customerId]);
      const placed = placeOrder(till.services, request, buyer);
      await untilBlocked(base);
      expect((await deletion.query("select from gift_cards where id = $1 for update nowait", [card.id])).rowCount).toBe(
        1,
      );
      await deletion.query("rollback");
      expect(await placed).toMatchObject({ ok: true });
    } finally {
      deletion.release(true);
    }
    expect(await till.balanceOf(card.id)).toBe(0);
  },
);

test("3.9 an order that is confirmed waits for whoever changes its cart, who waits for nothing of the order", async () => {
  const cart = await createCart(base.db, { locale: guest.locale, region: "us", sessionHash: null }, pieces(till.wax));
  if (!cart.ok) throw new Error(cart.problem.code);
  const cartId = cart.value.id;
  const patch = { email: "ada@firn.example", shippingAddress: home };
  const checkout = await saveCheckout(till.services, async () => null, cartId, patch, true);
  if (!checkout.ok) throw new Error(JSON.stringify(checkout.problem));
  const request = payFor({ cartId, total: checkout.value.total });
  const change = await base.pool.connect();
  let reached = () => {};
  const isReserved = new Promise<void>((resolve) => {
    reached = resolve;
  });
  let goOn = () => {};
  const mayPay = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  const create: typeof till.services.payments.create = async (charge) => {
    reached();
    await mayPay;
    return till.services.payments.create(charge);
  };
  const services = { ...till.services, payments: { ...till.services.payments, create } };
  try {
    const placed = placeOrder(services, request, guest);
    await isReserved;
    await change.query("begin");
    await change.query("select from carts where id = $1 for update", [cartId]);
    goOn();
    // The confirmation holds payment and order by now, and waits for the cart.
    await untilBlocked(base);
    const again = await change.query(
      "select order_reserve($1, null, $2, 'key', 'hash', array['pending', 'awaiting_payment'], '{}') as answer",
      [cartId, `order:${cartId}`],
    );
    expect(again.rows[0].answer).toMatchObject({ problem: "under-way" });
    await change.query("commit");
    expect(await placed).toMatchObject({ ok: true });
  } finally {
    goOn();
    change.release(true);
  }
});
