import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

type Options = { onProgress?: (done: number) => void };

const ordersPerStep = 20_000;
const ordersPerCustomer = 5;

/**
 * Brings the number of generated orders to `count`, with a customer for every five of them, lines, payments and
 * parcels. They are spread over markets, states and the last three years, and are the same in every database with the
 * same products. They take no stock: they are past orders for measuring the speed of lists.
 */
export async function fillOrders(db: Db, count: number, { onProgress = () => undefined }: Options = {}): Promise<void> {
  const { rows } = await sql<{ there: number }>`
    select count(*)::integer as there from orders where email like '%@past.firn.example'`.execute(db);
  for (let from = rows[0]?.there ?? 0; from < count; from += ordersPerStep) {
    await fillStep(db, from, Math.min(count, from + ordersPerStep), count);
    onProgress(Math.min(count, from + ordersPerStep));
  }
  for (const table of ["orders", "order_lines", "payments", "shipments", "customers", "addresses"])
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
}

/** Creates orders number `from` to `until` - 1 of `count`, in one transaction. */
const fillStep = (db: Db, from: number, until: number, count: number): Promise<void> =>
  db.transaction().execute(async (trx) => {
    await sql`set local synchronous_commit = off`.execute(trx);
    await sql`
      create temporary table past on commit drop as
      select n, nextval('order_numbers')::integer as id, n / ${ordersPerCustomer} as customer,
        (array['us', 'us', 'ca', 'gb', 'eu_region_1', 'eu_region_1', 'jp'])[1 + n % 7] as region,
        (array['us', 'us', 'ca', 'gb', 'de', 'fr', 'jp'])[1 + n % 7] as country,
        (array['Rivera', 'Okafor', 'Lindqvist', 'Brandt', 'Moreau', 'Sato', 'Hughes', 'Novak', 'Costa', 'Berg', 'Iversen'])[1 + n / 5 % 11]
          || substr(md5('last' || n / 5), 1, 4) as last_name,
        (array['Ana', 'Ben', 'Chika', 'Dag', 'Elif', 'Finn', 'Greta', 'Hiro', 'Ines', 'Jon', 'Kaya', 'Leo', 'Mio'])[1 + n / 5 % 13] as first_name,
        case when n % 400 = 0 then 'awaiting_fulfillment' when n % 1000 = 1 then 'partially_shipped'
          when n % 60 = 2 then 'cancelled' when n % 50 = 3 then 'refunded' when n % 300 = 4 then 'shipped' else 'completed' end as status,
        now() - (${count - 1}::integer - n) * (interval '1095 days' / ${count}::integer) as at
      from generate_series(${from}::integer, ${until - 1}::integer) as n`.execute(trx);
    await sql`
      insert into customers (email, first_name, last_name, created_at)
      select 'past' || customer || '@past.firn.example', min(first_name), min(last_name), min(at) from past group by customer
      on conflict do nothing`.execute(trx);
    await sql`
      insert into addresses (customer_id, first_name, last_name, address1, city, postal_code, country_code, phone, is_default_shipping)
      select c.id, c.first_name, c.last_name, p.n || ' Main Street', 'Denver', '80202', p.country, '+1303' || (5550000 + p.customer), true
      from past p join customers c on lower(c.email) = 'past' || p.customer || '@past.firn.example'
      where p.n % ${ordersPerCustomer} = 0`.execute(trx);
    await sql`
      insert into orders (id, cart_id, customer_id, region, currency, country, language, status, email, billing_address, shipping_address,
        shipping_method, totals, total, access_hash, placed_at, confirmed_at, updated_at, confirmation_sent_at)
      select p.id, gen_random_uuid(), c.id, region, case region when 'us' then 'USD' when 'ca' then 'CAD' when 'gb' then 'GBP'
          when 'jp' then 'JPY' else 'EUR' end, country, 'en', status, c.email, a.address, a.address,
        '{"id": 1, "name": "Standard", "cost": 0}', '[{"kind": "goods", "label": "Goods", "amount": 10000}]', 10000,
        sha256(int4send(p.id)), at, at, at, at
      from past p join customers c on lower(c.email) = 'past' || p.customer || '@past.firn.example'
      cross join lateral (select jsonb_build_object('firstName', p.first_name, 'lastName', p.last_name, 'company', '',
        'address1', p.n || ' Main Street', 'address2', '', 'city', 'Denver', 'stateOrProvince', 'CO', 'postalCode', '80202',
        'countryCode', p.country, 'phone', '+1303' || (5550000 + p.customer)) as address) a`.execute(trx);
    await sql`
      insert into order_lines (order_id, product_id, variant_id, sku, name, quantity, unit_price, total, from_stock)
      with goods as (
        select v.*, row_number() over (order by v.id) - 1 as place from (
          select v.id, v.product_id, v.sku, p.name from variants v join products p on p.id = v.product_id order by v.id limit 5000) v)
      select p.id, g.product_id, g.id, g.sku, g.name, 1, 10000, 10000, false
      from past p cross join generate_series(0, 1) as line join goods g on g.place = (p.n * 7 + line * 13) % (select count(*) from goods)
      where line <= p.n % 2`.execute(trx);
    await sql`
      insert into payments (id, order_id, provider, reference, status, amount, currency, paid_with, created_at, updated_at)
      select gen_random_uuid(), o.id, 'test', 'past_' || o.id, case o.status when 'refunded' then 'refunded'
          when 'cancelled' then 'cancelled' else 'captured' end, o.total, o.currency,
        jsonb_build_object('method', 'card', 'card', jsonb_build_object('brand', 'visa', 'last4', lpad((p.n % 10000)::text, 4, '0'))), p.at, p.at
      from past p join orders o using (id)`.execute(trx);
    await sql`
      insert into shipments (order_id, tracking_number, shipping_provider, items, created_at)
      select p.id, 'PAST' || lpad(p.n::text, 10, '0'), 'ups', jsonb_agg(jsonb_build_object('order_line_id', l.id, 'quantity', 1)), p.at
      from past p join order_lines l on l.order_id = p.id where p.status in ('shipped', 'completed') group by p.id, p.n, p.at`.execute(
      trx,
    );
  });
