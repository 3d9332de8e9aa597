import { expect, test } from "vitest";
import { stockOf } from "#tests/support/catalogue.ts";
import { payFor, readyCart } from "#tests/support/checkout.ts";
import { untilBlocked } from "#tests/support/database.ts";
import { usePlacedOrders } from "#tests/support/suites/placed-orders.ts";

const shop = usePlacedOrders();
const { base, variant, place } = shop;

test("an order for more than is left takes nothing, of several goods neither", async () => {
  const [enough, few] = [await variant(10), await variant(10)];
  const cart = await readyCart(shop.services, [
    { variantId: enough, quantity: 3 },
    { variantId: few, quantity: 3 },
  ]);
  const held = await base.pool.connect();
  await held.query("begin");
  await held.query("select from carts where id = $1 for update", [cart.cartId]);
  const answer = place(payFor(cart));
  await untilBlocked(base);
  await base.pool.query("update stock set available = 2 where variant_id = $1", [few]);
  await held.query("commit");
  held.release();
  expect(await answer).toMatchObject({ problem: { code: "not-enough-stock" } });
  expect([await stockOf(base.db, enough), await stockOf(base.db, few)]).toEqual([10, 2]);
});

test("an order that finds stock gone, which then is back, is priced and placed again", async () => {
  const variantId = await variant(5);
  const cart = await readyCart(shop.services, [{ variantId, quantity: 3 }]);
  // Whoever changes stock waits behind lock 7 afterwards.
  await base.pool.query(`
    create function wait_for_seven() returns trigger language plpgsql as $$
    begin perform pg_advisory_xact_lock(7); return null; end $$;
    create trigger waits after update on stock for each statement execute function wait_for_seven()`);
  const held = await base.pool.connect();
  await held.query("select pg_advisory_lock(7)");
  await held.query("begin");
  await held.query("select from carts where id = $1 for update", [cart.cartId]);
  const answer = place(payFor(cart));
  await untilBlocked(base);
  await held.query("update stock set available = 0 where variant_id = $1", [variantId]);
  await held.query("commit");
  // The order has taken nothing and waits behind the lock.
  const waiting = "select from pg_locks where locktype = 'advisory' and objid = 7 and not granted";
  await expect.poll(async () => (await base.pool.query(waiting)).rowCount).toBe(1);
  await held.query("update stock set available = 5 where variant_id = $1", [variantId]);
  await held.query("select pg_advisory_unlock(7)");
  held.release();
  expect(await answer).toMatchObject({ ok: true });
  expect(await stockOf(base.db, variantId)).toBe(2);
  await base.pool.query("drop trigger waits on stock; drop function wait_for_seven()");
});
