import { createHash, randomBytes, randomUUID } from "node:crypto";
import { type Static, Type } from "typebox";
import { findProductDetail } from "#commerce/catalog/products/reads.ts";
import { findPostalRate } from "#commerce/sales/tax/built-in/reads.ts";
import { taxFor } from "#commerce/sales/tax/built-in/rules.ts";
import { goodsLine, shippingLine, totalOf } from "#commerce/sales/totals/rules.ts";
import type { Address } from "#commerce/shared/address/schema.ts";
import { hashPassword } from "#commerce/shared/credentials/passwords.ts";
import type { Transaction } from "#database/tables.ts";
import { readJson } from "./files.ts";

/** The demo world's customers, all with the same password, and an order of one of them. */

const day = 24 * 60 * 60 * 1000;
const closed = { additionalProperties: false };
const words = Type.String({ minLength: 1 });

const AddressInFile = Type.Object(
  { address1: words, city: words, state: words, postalCode: words, country: words, phone: words },
  closed,
);
const Customer = Type.Object(
  {
    email: words,
    firstName: words,
    lastName: words,
    address: Type.Optional(AddressInFile),
    /** The properties of a professional's account, in addition to its region and last day. */
    pro: Type.Optional(
      Type.Object(
        { employee_group: Type.Optional(Type.Boolean()), spend_limit: Type.Optional(Type.Integer({ minimum: 0 })) },
        closed,
      ),
    ),
    /** Whether the customer has a delivered order of the best-selling product. This needs an address. */
    hasOrder: Type.Optional(Type.Boolean()),
  },
  closed,
);
type Customer = Static<typeof Customer>;
const { password, customers } = readJson(
  "customers.json",
  Type.Object({ password: words, customers: Type.Array(Customer) }, closed),
);

export async function addCustomers(trx: Transaction, now: Date): Promise<void> {
  const groups = await trx.selectFrom("customer_groups").select(["id", "region", "is_default"]).execute();
  const riders = groups.find((group) => group.is_default && group.region === null)?.id ?? null;
  const professionals = groups.find((group) => group.region === "pro")?.id ?? riders;
  const hashes = await Promise.all(customers.map(() => hashPassword(password)));
  const rows = customers.map(({ email, firstName, lastName, pro }, index) => ({
    email,
    first_name: firstName,
    last_name: lastName,
    customer_group_id: pro ? professionals : riders,
    form_fields: JSON.stringify(pro ? [proCode(pro, now)] : []),
    password_hash: hashes[index] ?? null,
    email_verified_at: now,
  }));
  const added = await trx.insertInto("customers").values(rows).returning("id").execute();
  for (const [index, customer] of customers.entries()) {
    const id = added[index]?.id;
    if (id === undefined || !customer.address) continue;
    const address = { firstName: customer.firstName, lastName: customer.lastName, ...customer.address };
    await addAddress(trx, id, address);
    if (customer.hasOrder) {
      // So recent that its parcel is still under way.
      const placedAt = new Date(now.getTime() - 2 * day);
      await addOrder(trx, { id, email: customer.email, address: { company: "", address2: "", ...address } }, placedAt);
    }
  }
}

const proCode = (pro: NonNullable<Customer["pro"]>, now: Date) => ({
  name: "Pro Code",
  value: JSON.stringify({ region: "pro", expiration_date: `${now.getUTCFullYear() + 1}-08-31`, ...pro }),
});

type OwnAddress = Omit<Address, "company" | "address2">;

const addAddress = (trx: Transaction, customerId: number, address: OwnAddress) =>
  trx
    .insertInto("addresses")
    .values({
      customer_id: customerId,
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

type Buyer = { id: number; email: string; address: Address };

/** A paid and shipped order of the best-selling product in the United States. */
async function addOrder(trx: Transaction, { id: customerId, email, address }: Buyer, placedAt: Date): Promise<void> {
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
  const local = await findPostalRate(trx, address.state, address.postalCode);
  const totals = [...goods, ...taxFor({ ...address, country: "us", goods: variant.price, shipping: 0 }, local)];
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
      email,
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
