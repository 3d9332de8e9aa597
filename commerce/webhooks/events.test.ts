import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { upsertCategories, upsertProducts } from "#commerce/catalog/products/writes.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { addShipment, changeStatus } from "#commerce/sales/orders/writes.ts";
import { plantCustomer, plantProduct } from "#tests/support/catalogue.ts";
import { cards, checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import type { EventType } from "./schema.ts";
import { insertWebhook, setUpWebhookTriggers, updateWebhook } from "./writes.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

/** Makes the only webhook, subscribed to these events. */
async function listenTo(...events: (EventType | "*")[]): Promise<number> {
  await base.pool.query("delete from webhooks");
  await base.pool.query("delete from webhook_events");
  const wish = { url: "https://erp.example/", events, description: "", isActive: true };
  const { id } = await insertWebhook(base.db, wish);
  await setUpWebhookTriggers(base.db);
  return id;
}
const told = async () => {
  const { rows } = await base.pool.query("select type, data from webhook_events order by created_at, type, subject");
  return rows as { type: string; data: Record<string, unknown> }[];
};
const typesTold = async () => (await told()).map(({ type }) => type);
const triggersOn = async () => {
  const { rows } = await base.pool.query("select name from webhook_triggers where is_on order by name");
  return rows.map(({ name }) => name as string);
};

async function order(number = cards.good) {
  const { variantIds } = await plantProduct(base.db);
  const cart = await readyCart(services, [{ variantId: variantIds[0]!, quantity: 2 }]);
  const placed = await placeOrder(services, payFor(cart, number), guest);
  return { orderId: placed.ok ? placed.value.orderId : 0, variantId: variantIds[0]! };
}

describe("what is told", () => {
  beforeEach(() => listenTo("*"));

  test("an order from the moment it is paid for, each change of its state, and its parcels", async () => {
    const { orderId, variantId } = await order();
    const [line] = (await findOrder(base.db, orderId))!.lines;
    const data = { id: orderId, customer_id: 0, status: "Awaiting Fulfillment", previous_status: "Pending" };
    const events = await told();
    expect(events.filter(({ type }) => type.startsWith("order."))).toEqual([{ type: "order.created", data }]);
    expect(events).toContainEqual({
      type: "stock.changed",
      data: { id: variantId, product_id: line!.productId, sku: line!.sku, available: 8 },
    });
    await listenTo("order.created", "order.updated", "order.cancelled", "shipment.created");
    const items = [{ orderLineId: line!.id, quantity: 2 }];
    const parcel = { orderId, trackingNumber: "F1", provider: "Post", items };
    const shipped = await base.db.transaction().execute((trx) => addShipment(trx, parcel));
    await base.db.transaction().execute((trx) => changeStatus(trx, orderId, "completed"));
    expect(await told()).toMatchObject([
      { type: "order.updated", data: { id: orderId, status: "Shipped", previous_status: "Awaiting Fulfillment" } },
      { type: "shipment.created", data: { id: shipped.ok && shipped.value, order_id: orderId } },
      { type: "order.updated", data: { status: "Completed" } },
    ]);
  });

  test("an order that was never paid for is told to nobody; its goods are, there and back", async () => {
    await order(cards.declined);
    expect(await typesTold()).toEqual(expect.arrayContaining(["stock.changed"]));
    expect((await typesTold()).filter((type) => type.startsWith("order."))).toEqual([]);
  });

  test("customers: new, changed in what others see, gone", async () => {
    const id = await plantCustomer(base.db);
    await base.pool.query("update customers set updated_at = now(), password_hash = 'x' where id = $1", [id]);
    await base.pool.query("update customers set last_name = 'Alm' where id = $1", [id]);
    await base.pool.query("delete from customers where id = $1", [id]);
    expect(await told()).toEqual(
      ["customer.created", "customer.updated", "customer.deleted"].map((type) => ({ type, data: { id } })),
    );
  });

  test("customers: a group, tags, a language and own fields tell; what staff note for one another does not", async () => {
    const id = await plantCustomer(base.db);
    await base.pool.query("update customers set staff_note = 'Likes tea' where id = $1", [id]);
    expect(await typesTold()).toEqual(["customer.created"]);
    for (const set of ["tags = '{vip}'", "language = 'sv'", "customer_group_id = 3", `own_fields = '{"size": "M"}'`])
      await base.pool.query(`update customers set ${set} where id = $1`, [id]);
    expect((await typesTold()).slice(1)).toEqual(Array(4).fill("customer.updated"));
    await base.pool.query("delete from customers where id = $1", [id]);
  });

  test("a product once per change, whichever of its parts it was", async () => {
    const product = {
      uid: "kestrel",
      sku: "KES",
      kind: "snowboard",
      name: "Kestrel",
      categories: ["boards"],
      options: [],
      variants: [{ sku: "KES-1", values: [], prices: { us: { price: 100 } }, stock: 3 }],
    } as unknown as Parameters<typeof upsertProducts>[1][number];
    const save = (change: object) =>
      base.db.transaction().execute(async (trx) => {
        await upsertCategories(trx, [{ uid: "boards", name: "Boards" }]);
        return upsertProducts(trx, [{ ...product, ...change }]);
      });
    const [id] = await save({});
    expect((await typesTold()).filter((type) => type.startsWith("product."))).toEqual(["product.created"]);
    await listenTo("product.updated", "product.deleted");
    await save({});
    expect(await told()).toEqual([]);
    await save({ name: "Kestrel II", variants: [{ sku: "KES-1", values: [], prices: { us: { price: 90 } } }] });
    expect(await told()).toEqual([{ type: "product.updated", data: { id, sku: "KES" } }]);
    await base.pool.query("delete from products where id = $1", [id]);
    expect(await typesTold()).toEqual(["product.updated", "product.deleted"]);
  });
});

describe("what it costs", () => {
  test("nothing while nobody listens: every trigger is off, and nothing is written", async () => {
    const id = await listenTo("*");
    expect((await triggersOn()).length).toBeGreaterThan(10);
    await updateWebhook(base.db, id, { isActive: false });
    await setUpWebhookTriggers(base.db);
    expect(await triggersOn()).toEqual([]);
    await order();
    expect(await told()).toEqual([]);
  });

  test("only what somebody wants to hear of is watched", async () => {
    await listenTo("shipment.created", "customer.deleted");
    expect(await triggersOn()).toEqual([
      "webhook_customers_changed",
      "webhook_customers_gone",
      "webhook_customers_new",
      "webhook_shipments",
    ]);
    await plantCustomer(base.db);
    expect(await told()).toEqual([]);
  });

  test("webhooks come and go while orders are placed; nobody waits for the other for ever", async () => {
    const orders = Array.from({ length: 6 }, () => order());
    for (let round = 0; round < 4; round++) await listenTo(round % 2 ? "order.created" : "*");
    expect((await Promise.all(orders)).every(({ orderId }) => orderId > 0)).toBe(true);
  });
});
