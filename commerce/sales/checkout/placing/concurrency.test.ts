import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addLines } from "#commerce/sales/cart/actions.ts";
import { countPiecesFor } from "#commerce/sales/cart/reads.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { placeOrder } from "./place.ts";

/** Many orders placed at the same moment do not affect one another. */

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

const nobody = async () => null;
const variant = async (stock: number) => (await plantProduct(base.db, { stock: [stock] })).variantIds[0]!;
const ready = (...pieces: [variantId: number, quantity: number][]) =>
  readyCart(
    services,
    pieces.map(([variantId, quantity]) => ({ variantId, quantity })),
  );
const outcome = (answer: Awaited<ReturnType<typeof placeOrder>>) =>
  answer.ok ? answer.value.status : answer.problem.code;

test("3.9 of orders placed at once the good ones stand, and each other one hears its own reason", async () => {
  const [plenty, few, dearer] = [await variant(100), await variant(3), await variant(10)];
  const carts = [
    await ready([plenty, 2], [few, 1]),
    await ready([few, 2]),
    await ready([few, 2]),
    await ready([dearer, 1]),
    await ready([plenty, 5]),
    await ready([plenty, 1]),
  ];
  await base.db.updateTable("prices").set({ price: 1 }).where("variant_id", "=", dearer).execute();
  const wishes = carts.map((cart, at) => payFor(cart, at === 4 ? cards.declined : cards.good));
  const answers = await Promise.all(wishes.map((request) => placeOrder(services, request, guest)));
  const told = answers.map(outcome);
  expect(told.toSpliced(1, 2)).toEqual([
    "awaiting_fulfillment",
    "price-changed",
    "payment-declined",
    "awaiting_fulfillment",
  ]);
  // Two orders compete for the last two units, and exactly one gets them.
  expect(told.slice(1, 3).sort()).toEqual(["awaiting_fulfillment", "not-enough-stock"]);
  expect([await stockOf(base.db, plenty), await stockOf(base.db, few)]).toEqual([97, 0]);
  const { rows } = await sql<{ wrong: number }>`
    select count(*)::int as wrong from orders o where o.status <> 'cancelled' and (
      o.total is distinct from (select amount from payments p where p.order_id = o.id and p.status = 'captured')
      or (select count(*) from order_history h where h.order_id = o.id) <> 2
      or not exists (select from order_lines l where l.order_id = o.id))`.execute(base.db);
  expect(rows[0]?.wrong).toBe(0);
});

test("4 a session forgets the cart that it ordered, and what was added meanwhile waits in a new one", async () => {
  const variantId = await variant(50);
  const sessions = Array.from({ length: 6 }, () => randomBytes(32));
  const carts = await Promise.all(
    sessions.map((sessionHash) => readyCart(services, [{ variantId, quantity: 1 }], { ...guest, sessionHash })),
  );
  const slow = {
    ...services,
    payments: {
      ...services.payments,
      create: async (request: Parameters<typeof services.payments.create>[0]) => {
        const [{ cart_id: cartId } = { cart_id: "" }] = await base.db
          .selectFrom("orders")
          .select("cart_id")
          .where("id", "=", request.orderId)
          .execute();
        if (cartId === carts[2]?.cartId) await addLines(base.db, nobody, cartId, [{ variantId, quantity: 2 }]);
        return services.payments.create(request);
      },
    },
  };
  const answers = await Promise.all(
    carts.map((cart, at) => placeOrder(slow, payFor(cart), { ...guest, sessionHash: sessions[at]! })),
  );
  expect(new Set(answers.map(outcome))).toEqual(new Set(["awaiting_fulfillment"]));
  const held = await Promise.all(
    sessions.map(async (hash) => {
      const row = await base.db.selectFrom("sessions").select("cart_id").where("id_hash", "=", hash).executeTakeFirst();
      return row?.cart_id ? countPiecesFor(base.db, row.cart_id, null) : 0;
    }),
  );
  expect(held).toEqual([0, 0, 2, 0, 0, 0]);
});

test("7.5 a cart that somebody is changing holds up nobody else's order, and is ordered afterwards", async () => {
  const variantId = await variant(50);
  const [held, free] = [await ready([variantId, 1]), await ready([variantId, 1])];
  const { waiting } = await base.db.transaction().execute(async (change) => {
    await change.updateTable("carts").set({ language: "en" }).where("id", "=", held.cartId).execute();
    const late = placeOrder(services, payFor(held), guest);
    expect(outcome(await placeOrder(services, payFor(free), guest))).toBe("awaiting_fulfillment");
    return { waiting: late };
  });
  expect(outcome(await waiting)).toBe("awaiting_fulfillment");
});

test("7.5 what is planned while there are no orders does not read all of them when there are many", async () => {
  const variantId = await variant(50);
  const [first, second] = [await ready([variantId, 1]), await ready([variantId, 1])];
  await base.db.deleteFrom("orders").execute();
  await sql`vacuum analyze orders, payments, carts`.execute(base.db);
  /**
   * The number of index entries read so far. A connection reports them when it ends, so the others are ended and this
   * one is asked to report.
   */
  const read = () =>
    base.db.connection().execute(async (db) => {
      // Repeated until none is left, because the pool may open another connection meanwhile. PostgreSQL's own workers
      // stay.
      const endOthers = sql`
        select pg_terminate_backend(pid) from pg_stat_activity
        where datname = ${base.name} and backend_type = 'client backend' and pid <> pg_backend_pid()`;
      await expect.poll(async () => (await endOthers.execute(db)).rows.length).toBe(0);
      await sql`select pg_stat_force_next_flush()`.execute(db);
      const tables = ["orders", "payments", "carts", "idempotency_keys"];
      const { rows } = await sql<{ read: number }>`
        select sum(idx_tup_read)::int as read from pg_stat_user_indexes where relname = any (${tables})`.execute(db);
      return rows[0]?.read ?? 0;
    });
  await placeOrder(services, payFor(first), guest);
  await sql`insert into carts (id, region, currency, country, language)
    select gen_random_uuid(), 'us', 'USD', 'us', 'en' from generate_series(1, 2000)`.execute(base.db);
  await sql`
    with made as (
      insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
        shipping_method, totals, total, access_hash)
      select gen_random_uuid(), 'us', 'USD', 'us', 'en', 'completed', '', '{}', '{}', '{}', '[]', 0, '' from generate_series(1, 2000)
      returning id
    )
    insert into payments (id, order_id, provider, status, amount, currency)
    select gen_random_uuid(), id, 'test', 'captured', 0, 'USD' from made`.execute(base.db);
  const before = await read();
  await placeOrder(services, payFor(second), guest);
  const after = await read();
  expect(after - before).toBeLessThan(500);
});

test("7.5 an order reads no other goods, by a plan of a connection that made it while there were few", async () => {
  const [variantId, { productId }] = [await variant(50), await plantProduct(base.db)];
  const [first, second] = [await ready([variantId, 1]), await ready([variantId, 1])];
  await base.db.connection().execute(async (db) => {
    await sql`set plan_cache_mode = force_generic_plan`.execute(db);
    const order = async (cart: typeof first) => outcome(await placeOrder({ ...services, db }, payFor(cart), guest));
    expect(await order(first)).toBe("awaiting_fulfillment");
    await sql`
      with made as (
        insert into variants (product_id, sku)
        select ${productId}::int, 'MANY-' || n from generate_series(1, 3000) n returning id
      ), stocked as (insert into stock (variant_id, available) select id, 5 from made)
      insert into prices (region, variant_id, price) select 'us', id, 100 from made`.execute(db);
    const read = async () => {
      await sql`select pg_stat_force_next_flush()`.execute(db);
      await sql`select pg_stat_clear_snapshot()`.execute(db);
      const { rows } = await sql<{ read: number }>`
        select sum(seq_tup_read + coalesce(idx_tup_fetch, 0))::int as read from pg_stat_user_tables
        where relname in ('variants', 'prices', 'stock')`.execute(db);
      return rows[0]?.read ?? 0;
    };
    const before = await read();
    expect(await order(second)).toBe("awaiting_fulfillment");
    expect((await read()) - before).toBeLessThan(500);
    await sql`reset plan_cache_mode`.execute(db);
  });
});
