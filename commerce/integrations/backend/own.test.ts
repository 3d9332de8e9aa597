import { randomBytes, randomUUID } from "node:crypto";
import { afterAll } from "vitest";
import { importCatalog } from "#commerce/catalog/import/import-catalog.ts";
import { addShipment } from "#commerce/sales/orders/writes.ts";
import { goodsLine } from "#commerce/sales/totals/rules.ts";
import { backendProducts } from "#tests/support/backend.ts";
import { describeBackend } from "#tests/support/backend-contract/contract.ts";
import type { Ground } from "#tests/support/backend-contract/ground.ts";
import { checkoutServices } from "#tests/support/checkout.ts";
import { useDatabase } from "#tests/support/database.ts";
import { sampleCategories } from "#tests/support/samples/catalog.ts";
import { setStock } from "#tests/support/samples/stock.ts";
import { makeOwnBackend } from "./own.ts";

const base = useDatabase();
let services: Awaited<ReturnType<typeof checkoutServices>> | undefined;
afterAll(() => services?.stop());

const variantOf = (sku: string) =>
  base.db.selectFrom("variants").selectAll().where("sku", "=", sku).executeTakeFirstOrThrow();

const address = {
  firstName: "Ada",
  lastName: "Berg",
  company: "",
  address1: "1 Main Street",
  address2: "",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "us",
  phone: "",
};

/** Writes a paid order directly into the tables. `shipped` pieces are shipped as staff ship them. */
const plantOrder: Ground["plantOrder"] = async ({ customerId, email, sku, quantity, shipped }) => {
  const variant = await variantOf(sku);
  const { price } = await base.db
    .selectFrom("prices")
    .select("price")
    .where("variant_id", "=", variant.id)
    .where("region", "=", "us")
    .executeTakeFirstOrThrow();
  const total = price * quantity;
  return base.db.transaction().execute(async (trx) => {
    const order = await trx
      .insertInto("orders")
      .values({
        cart_id: randomUUID(),
        customer_id: customerId,
        region: "us",
        currency: "USD",
        country: "us",
        language: "en",
        status: "awaiting_fulfillment",
        email,
        total,
        access_hash: randomBytes(32),
        confirmed_at: new Date(),
        billing_address: JSON.stringify(address),
        shipping_address: JSON.stringify(address),
        shipping_method: JSON.stringify({ id: 1, code: "standard", name: "Standard", daysFrom: 2, daysTo: 4 }),
        totals: JSON.stringify([goodsLine(total)]),
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const line = await trx
      .insertInto("order_lines")
      .values({
        order_id: order.id,
        product_id: variant.product_id,
        variant_id: variant.id,
        sku,
        name: sku,
        quantity,
        options: "[]",
        image: null,
        unit_price: price,
        total,
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    const items = [{ orderLineId: line.id, quantity: shipped }];
    const parcel = { orderId: order.id, trackingNumber: "1Z999", provider: "ups", items };
    if (shipped > 0) await addShipment(trx, parcel);
    return order.id;
  });
};

describeBackend("our own tables", async () => {
  services = await checkoutServices(base);
  await importCatalog(base.db, { categories: sampleCategories, products: backendProducts });
  return {
    backend: makeOwnBackend({ ...services, config: { ...services.config, SIGN_IN_TRIES: 10 } }),
    plantOrder,
    setStock: async (sku, pieces) => void (await setStock(base.db, (await variantOf(sku)).id, pieces)),
  };
});
