import { randomUUID } from "node:crypto";
import { createCart } from "#commerce/sales/cart/actions.ts";
import { saveCheckout } from "#commerce/sales/checkout/actions.ts";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { Buyer, CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { StoreInput } from "#commerce/stores/directory/schema.ts";
import { upsertStores } from "#commerce/stores/directory/writes.ts";
import type { Db } from "#database/tables.ts";
import { plantCustomer } from "./catalogue.ts";
import { guest, home, shownServices } from "./checkout.ts";

/** Adds a store that hands out online orders, by default in Boulder. Returns its id. */
export async function plantStore(db: Db, more: Partial<StoreInput> = {}): Promise<number> {
  const store: StoreInput = {
    slug: "edge-boulder",
    name: "Edge",
    isOwn: false,
    street: "2 Pearl Street",
    city: "Boulder",
    state: "CO",
    postalCode: "80302",
    country: "us",
    lat: 40.015,
    lng: -105.27,
    timeZone: "America/Denver",
    phone: "+1 303 555 0100",
    email: "",
    website: "",
    brands: [],
    services: ["pick-up"],
    hours: { week: [] },
    image: "",
    isVisible: true,
    ...more,
  };
  await db.transaction().execute((trx) => upsertStores(trx, [store]));
  const row = await db.selectFrom("stores").select("id").where("slug", "=", store.slug).executeTakeFirstOrThrow();
  return row.id;
}

/** Lets a group (null: professionals) pay by invoice, up to a limit in whole units (null: no limit). */
export async function allowInvoices(db: Db, group: number | null, days = 30, limit: number | null = null) {
  const terms = { customer_group_id: group, days, credit_limit: limit };
  await db.insertInto("invoice_terms").values(terms).execute();
}

/** Places an order of one piece that a new customer of the group pays by invoice. */
export async function placeByInvoice(services: CheckoutServices, group: number, variantId: number) {
  const { db } = services;
  const customerId = await plantCustomer(db, group);
  const buyer: Buyer = { ...guest, customerId };
  const made = await createCart(db, buyer as never, [{ variantId, quantity: 1 }]);
  if (!made.ok) throw new Error(made.problem.code);
  const cartId = made.value.id;
  await db.updateTable("carts").set({ customer_id: customerId }).where("id", "=", cartId).execute();
  const state = { email: "ada@firn.example", shippingAddress: home };
  const saved = await saveCheckout(shownServices(db), async () => customerId, cartId, state, true);
  if (!saved.ok) throw new Error(JSON.stringify(saved.problem));
  const wish = { cartId, expectedTotal: saved.value.total, idempotencyKey: randomUUID() };
  const placed = await placeOrder(services, { ...wish, payment: { kind: "invoice" } }, buyer);
  if (!placed.ok) throw new Error(JSON.stringify(placed.problem));
  return { orderId: placed.value.orderId, customerId };
}
