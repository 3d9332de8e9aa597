import { sql } from "kysely";
import { expect, test } from "vitest";
import { useDatabase } from "#tests/support/database.ts";
import { plansOf } from "#tests/support/plans.ts";
import { findUnconfirmed } from "./attempts.ts";

const base = useDatabase();

test("whose buyers have not been told is asked of an index of these orders alone, however many there are", async () => {
  await sql`
    insert into orders (cart_id, region, currency, country, language, status, email, billing_address, shipping_address,
      shipping_method, totals, total, access_hash, placed_at, confirmed_at, confirmation_sent_at)
    select gen_random_uuid(), 'us', 'USD', 'us', 'en', 'completed', 'buyer' || n || '@orders.example', '{}', '{}', '{}', '[]',
      1, 'x', now() - make_interval(mins => n), case when n % 50 > 0 then now() - make_interval(mins => n) end,
      case when n not in (1, 7, 8, 15000) and n % 50 > 0 then now() end
    from generate_series(1, 20000) n`.execute(base.db);
  await sql`vacuum analyze orders`.execute(base.db);
  const [plan] = await plansOf(base.db, findUnconfirmed);
  expect(plan).toMatch(/Index (Only )?Scan using orders_unconfirmed/);
  const { rows } = await sql<{ minutes: number }>`
    select round(extract(epoch from now() - placed_at) / 60)::integer as minutes from orders
    where id = any (${await findUnconfirmed(base.db)}::integer[]) order by 1`.execute(base.db);
  // Some minutes old, and no older than a week.
  expect(rows.map(({ minutes }) => minutes)).toEqual([7, 8]);
});
