import { afterAll, beforeAll } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import type { PaymentProvider } from "#commerce/sales/payments/provider.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, type payFor } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";

export type Input = ReturnType<typeof payFor>;

/** Orders that are placed while others are, or while a process dies, for the tests of one file. */
export function useRacingOrders() {
  const base = useDatabase();
  let services: Awaited<ReturnType<typeof checkoutServices>>;
  beforeAll(async () => {
    services = await checkoutServices(base);
  });
  afterAll(() => services.stop());
  const variant = async (stock = 10) => (await plantProduct(base.db, { stock: [stock] })).variantIds[0]!;
  const place = (input: Input) => placeOrder(services, input, guest);
  const standing = async (cartId: string) =>
    (await base.db.selectFrom("orders").selectAll().where("cart_id", "=", cartId).execute()).map(
      (order) => order.status,
    );
  const capturedOf = async (cartId: string) => {
    const charges = await base.db
      .selectFrom("test_charges as c")
      .innerJoin("orders as o", "o.id", "c.order_id")
      .select(["c.status", "c.refunded"])
      .where("o.cart_id", "=", cartId)
      .execute();
    return charges.filter((charge) => charge.status === "captured" && charge.refunded === 0).length;
  };
  /** Backdates everything of this cart by some minutes. */
  const age = async (cartId: string, minutes = 5) => {
    const past = new Date(Date.now() - minutes * 60_000);
    await base.db.updateTable("orders").set({ placed_at: past }).where("cart_id", "=", cartId).execute();
    const mine = base.db.selectFrom("orders").select("id").where("cart_id", "=", cartId);
    await base.db.updateTable("payments").set({ updated_at: past }).where("order_id", "in", mine).execute();
  };
  const withProvider = (changes: Partial<PaymentProvider>) => ({
    ...services,
    payments: { ...services.payments, ...changes },
  });
  /** Simulates a process that is killed just before or after the charge: nothing later happens. */
  const killedAt = (moment: "before charging" | "after charging", input: Input) =>
    new Promise<void>((reached) => {
      const create: PaymentProvider["create"] = async (request) => {
        if (moment === "after charging") await services.payments.create(request);
        reached();
        return new Promise(() => undefined);
      };
      void placeOrder(withProvider({ create }), input, guest);
    });
  return {
    base,
    variant,
    place,
    standing,
    capturedOf,
    age,
    withProvider,
    killedAt,
    get services() {
      return services;
    },
  };
}
