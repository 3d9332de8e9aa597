import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import { plantProduct, stockOf } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, payFor, readyCart } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { placeOrder } from "./place.ts";
import { sweepOrders } from "./sweep.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>>;
beforeAll(async () => {
  services = await checkoutServices(base);
});
afterAll(() => services.stop());

const withCreate = (create: PaymentProvider["create"]) => ({
  ...services,
  payments: { ...services.payments, create },
});
async function ready() {
  const variantId = (await plantProduct(base.db, { stock: [10] })).variantIds[0]!;
  return { ...(await readyCart(services, [{ variantId, quantity: 1 }])), variantId };
}
const chargeOf = async (cartId: string) => {
  const charges = base.db.selectFrom("test_charges as c").innerJoin("orders as o", "o.id", "c.order_id");
  return (await charges.select("c.status").where("o.cart_id", "=", cartId).executeTakeFirst())?.status;
};

describe("a provider that only holds the money", () => {
  test("is told to take it, and the order stands", async () => {
    const cart = await ready();
    const holding = withCreate((request) => services.payments.create({ ...request, capture: "manual" }));
    expect(await placeOrder(holding, payFor(cart), guest)).toMatchObject({ value: { status: "awaiting_fulfillment" } });
    expect(await chargeOf(cart.cartId)).toBe("captured");
  });

  test("lets it go when the order ended meanwhile", async () => {
    const cart = await ready();
    const slow = withCreate(async (request) => {
      const past = new Date(Date.now() - 5 * 60_000);
      await base.db.updateTable("orders").set({ placed_at: past }).where("id", "=", request.orderId).execute();
      await sweepOrders(services);
      return services.payments.create({ ...request, capture: "manual" });
    });
    const answer = await placeOrder(slow, payFor(cart), guest);
    expect(answer).toMatchObject({ problem: { code: "payment-declined", detail: { reason: "late" } } });
    expect([await chargeOf(cart.cartId), await stockOf(base.db, cart.variantId)]).toEqual(["cancelled", 10]);
  });
});
