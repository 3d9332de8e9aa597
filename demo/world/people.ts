import { createHash, randomBytes, randomUUID } from "node:crypto";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { hashPassword } from "#commerce/customers/sign-in/passwords.ts";
import { goodsLine, shippingLine, totalOf } from "#commerce/sales/pricing/rules.ts";
import { taxFor } from "#commerce/sales/tax/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import type { Transaction } from "#database/tables.ts";

/** The demo world's customers, all with the same password, and what one of them has ordered. */

const password = "first-tracks-2026";
const day = 24 * 60 * 60 * 1000;

const address: Address = {
  firstName: "Robin",
  lastName: "Ferner",
  company: "",
  address1: "1450 Ridge Road",
  address2: "",
  city: "Denver",
  state: "CO",
  postalCode: "80202",
  country: "us",
  phone: "+1 303 555 0142",
};

export async function addPeople(trx: Transaction, now: Date): Promise<void> {
  const lastDay = `${now.getUTCFullYear() + 1}-08-31`;
  const pro = (more: object) =>
    JSON.stringify([{ name: "Pro Code", value: JSON.stringify({ region: "pro", expiration_date: lastDay, ...more }) }]);
  const groups = await trx.selectFrom("customer_groups").select(["id", "region", "is_default"]).execute();
  const riders = groups.find((group) => group.is_default && group.region === null)?.id ?? null;
  const professionals = groups.find((group) => group.region === "pro")?.id ?? riders;
  const people = [
    {
      email: "rider@firn.example",
      first_name: "Robin",
      last_name: "Ferner",
      customer_group_id: riders,
      form_fields: "[]",
    },
    {
      email: "pro@firn.example",
      first_name: "Kaja",
      last_name: "Brandt",
      customer_group_id: professionals,
      form_fields: pro({}),
    },
    {
      email: "employee@firn.example",
      first_name: "Jules",
      last_name: "Moreau",
      customer_group_id: professionals,
      form_fields: pro({ employee_group: true, spend_limit: 5000 }),
    },
  ];
  const hashes = await Promise.all(people.map(() => hashPassword(password)));
  const rows = people.map((person, index) => ({
    ...person,
    password_hash: hashes[index] ?? null,
    email_verified_at: now,
  }));
  const [rider] = await trx.insertInto("customers").values(rows).returning("id").execute();
  if (!rider) return;
  await trx
    .insertInto("addresses")
    .values({
      customer_id: rider.id,
      first_name: address.firstName,
      last_name: address.lastName,
      address1: address.address1,
      city: address.city,
      state_or_province: address.state,
      postal_code: address.postalCode,
      country_code: address.country.toUpperCase(),
      phone: address.phone,
      is_default_shipping: true,
      is_default_billing: true,
    })
    .execute();
  await addOrder(trx, rider.id, new Date(now.getTime() - 12 * day));
}

/** An order that was paid, shipped and has arrived, of the best-selling product of the United States. */
async function addOrder(trx: Transaction, customerId: number, placedAt: Date): Promise<void> {
  const best = await trx
    .selectFrom("listings")
    .select("product_id")
    .where("region", "=", "us")
    .where("in_stock", "=", true)
    .orderBy("popularity", "desc")
    .orderBy("product_id")
    .limit(1)
    .executeTakeFirst();
  const product = best && (await findProductDetail(trx, { id: best.product_id }, "us"));
  const variant = product?.variants.find((one) => one.isPurchasable);
  if (!product || !variant) return;
  const goods = [goodsLine(variant.price), shippingLine(0)];
  const totals = [...goods, ...taxFor({ ...address, country: "us", goods: variant.price, shipping: 0 })];
  const total = totalOf(totals);
  const shippedAt = new Date(placedAt.getTime() + day);
  const order = await trx
    .insertInto("orders")
    .values({
      cart_id: randomUUID(),
      customer_id: customerId,
      region: "us",
      currency: "USD",
      country: "us",
      language: "en",
      status: "shipped",
      email: "rider@firn.example",
      billing_address: JSON.stringify(address),
      shipping_address: JSON.stringify(address),
      shipping_method: JSON.stringify({
        id: 101,
        code: "standard",
        name: "Free standard delivery",
        daysFrom: 3,
        daysTo: 5,
      }),
      totals: JSON.stringify(totals),
      total,
      access_hash: createHash("sha256").update(randomBytes(32)).digest(),
      placed_at: placedAt,
      confirmed_at: placedAt,
      updated_at: shippedAt,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const options = product.options.flatMap(({ name, values }) =>
    values.filter(({ id }) => variant.valueIds.includes(id)).map(({ code, label }) => ({ name, code, label })),
  );
  const line = await trx
    .insertInto("order_lines")
    .values({
      order_id: order.id,
      product_id: product.id,
      variant_id: variant.id,
      sku: variant.sku,
      name: product.name,
      options: JSON.stringify(options),
      image: variant.image ?? null,
      quantity: 1,
      unit_price: variant.price,
      total: variant.price,
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  const history = ["pending", "awaiting_fulfillment"].map((status) => ({ order_id: order.id, status, at: placedAt }));
  await trx
    .insertInto("order_history")
    .values([...history, { order_id: order.id, status: "shipped", at: shippedAt }])
    .execute();
  await trx
    .insertInto("shipments")
    .values({
      order_id: order.id,
      tracking_number: "1Z12345E0205271688",
      shipping_provider: "UPS",
      items: JSON.stringify([{ order_line_id: Number(line.id), quantity: 1 }]),
      created_at: shippedAt,
    })
    .execute();
  const payment = { id: randomUUID(), reference: `demo-${order.id}` };
  await trx
    .insertInto("payments")
    .values({ ...payment, order_id: order.id, provider: "test", status: "captured", amount: total, currency: "USD" })
    .execute();
  await trx
    .insertInto("test_charges")
    .values({
      reference: payment.reference,
      idempotency_key: payment.id,
      status: "captured",
      amount: total,
      currency: "USD",
      order_id: order.id,
    })
    .execute();
}
