import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect } from "vitest";
import { placeOrder } from "#commerce/sales/checkout/placing/place.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { checkoutServices, guest, type payFor } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";

/** Orders that are placed, their charges and e-mails, for the tests of one file. */
export function usePlacedOrders() {
  const base = useDatabase();
  let services: Awaited<ReturnType<typeof checkoutServices>>;
  beforeAll(async () => {
    services = await checkoutServices(base);
  });
  afterAll(() => services.stop());
  const variant = async (stock = 10, price = 10_000) =>
    (await plantProduct(base.db, { stock: [stock], prices: { us: price } })).variantIds[0]!;
  const place = (input: ReturnType<typeof payFor>) => placeOrder(services, input, guest);
  async function placed(input: ReturnType<typeof payFor>) {
    const answer = await place(input);
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    return answer.value;
  }
  const chargesOf = (orderId: number) =>
    base.db.selectFrom("test_charges").selectAll().where("order_id", "=", orderId).execute();
  const mailsOf = async (orderId: number) => {
    const text = "select data from pgboss.job where name = 'order-confirmation' and (data ->> 'orderId')::int = $1";
    // Jobs are processed in order, so everything sent before the marker is done when the marker is.
    const mark = randomUUID();
    services.jobs.sendSoon("order-confirmation", { mark });
    const marked = "select from pgboss.job where name = 'order-confirmation' and data ->> 'mark' = $1";
    await expect.poll(async () => (await base.pool.query(marked, [mark])).rowCount).toBe(1);
    return (await base.pool.query(text, [orderId])).rows.length;
  };
  return {
    base,
    variant,
    place,
    placed,
    chargesOf,
    mailsOf,
    get services() {
      return services;
    },
  };
}
