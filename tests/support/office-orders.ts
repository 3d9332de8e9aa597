import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

type PlantedOrder = {
  email?: string;
  firstName?: string;
  lastName?: string;
  phone?: string;
  region?: string;
  status?: string;
  method?: string;
  sku?: string;
  card?: string;
  tracking?: string;
  note?: string;
};

/** Adds an order as if it had been placed and paid for, without a cart or a product. Returns its id. */
export async function plantOrder(db: Db, planted: PlantedOrder = {}): Promise<number> {
  const { email = "ada@orders.example", firstName = "Ada", lastName = "Byron", phone = "", region = "us" } = planted;
  const {
    status = "awaiting_fulfillment",
    method = "standard",
    sku = "PLAIN-1",
    card = "4242",
    tracking,
    note,
  } = planted;
  const address = JSON.stringify({
    firstName,
    lastName,
    company: "",
    address1: "1 Peak Road",
    address2: "",
    city: "Denver",
    state: "CO",
    postalCode: "80202",
    country: "us",
    phone,
  });
  const { rows } = await sql<{ id: number }>`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, confirmed_at, extras)
    values (gen_random_uuid(), ${region}, 'USD', 'us', 'en', ${status}, ${email}, ${address}, ${address},
      ${JSON.stringify({ id: 1, code: method, name: "Standard", daysFrom: 2, daysTo: 4 })},
      '[{"kind": "goods", "label": "total.goods", "amount": 10000, "included": false}]', 10000, 'x', now(),
      ${note === undefined ? null : JSON.stringify({ note })})
    returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  await sql`
    insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total)
    values (${id}, 1, 1, ${sku}, 'A board', 2, 5000, 10000)`.execute(db);
  await sql`insert into order_history (order_id, status) values (${id}, ${status})`.execute(db);
  const paidWith = JSON.stringify({ method: "card", card: { brand: "visa", last4: card } });
  await sql`
    insert into payments (id, order_id, provider, status, amount, currency, paid_with)
    values (gen_random_uuid(), ${id}, 'test', 'captured', 10000, 'USD', ${paidWith})`.execute(db);
  if (tracking !== undefined)
    await sql`insert into shipments (order_id, tracking_number) values (${id}, ${tracking})`.execute(db);
  return id;
}
