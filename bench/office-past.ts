import { sql } from "kysely";
import type { Db } from "#database/tables.ts";

/**
 * Fills the tables of a shop's past, besides products and orders: audit log, jobs, gift cards, codes, returns, reviews,
 * webhooks, images and tags, as many as a shop with a million orders has. Existing rows stay as they are.
 */
export async function fillOffice(db: Db): Promise<void> {
  for (const [table, mark, count, fill] of parts) {
    const { rows } = await sql<{ there: boolean }>`
      select exists (select from ${sql.table(table)} where ${mark}) as there`.execute(db);
    if (rows[0]?.there) continue;
    await fill(count).execute(db);
    await sql`vacuum (analyze) ${sql.table(table)}`.execute(db);
    console.log(`${count} rows of ${table}`);
  }
}

const series = (count: number) => sql`generate_series(1, ${count}::integer) n`;
const orderOf = sql`(select id from orders where email like '%@past.firn.example' order by id limit 1)`;
const productOf = sql`(select min(id) from products where uid <> '') + n % 90000`;

type SampleTable = [string, ReturnType<typeof sql>, number, (count: number) => ReturnType<typeof sql>];
const parts: SampleTable[] = [
  [
    "audit_log",
    sql`actor_name = 'Past'`,
    500_000,
    (count) => sql`
      insert into audit_log (at, actor_kind, actor_id, actor_name, action, type, record_id, aggregate, aggregate_id, label, before, after)
      select now() - (500000 - n) * interval '1 minute', case when n % 10 = 0 then 'key' else 'member' end, 1 + n % 7, 'Past',
        case when n % 5000 = 0 then 'export' when n % 3 = 0 then 'insert' else 'update' end,
        (array['price', 'product', 'order', 'variant', 'customer'])[1 + n % 5], (n % 50000)::text,
        (array['product', 'product', 'order', 'product', 'customer'])[1 + n % 5], (n % 50000)::text, 'Past ' || n,
        '{"price": 1}', '{"price": 2}' from ${series(count)}`,
  ],
  [
    "staff_jobs",
    sql`kind = 'products' and input = '{"past": true}'`,
    5000,
    (count) => sql`
      insert into staff_jobs (kind, input, status, done, total, started_by, finished_at)
      select 'products', '{"past": true}', 'done', 10, 10, '{"kind": "key", "id": 1, "name": "Past"}', now() from ${series(count)}`,
  ],
  [
    "gift_cards",
    sql`message = 'past'`,
    50_000,
    (count) => sql`
      insert into gift_cards (code_hash, last4, currency, amount, balance, language, to_name, to_email, message, sent_at)
      select sha256(('past' || n)::bytea), upper(substr(md5(n::text), 1, 4)), 'USD', 5000, 0, 'en', 'Ana ' || md5(n::text),
        'card' || n || '@past.firn.example', 'past', now() from ${series(count)}`,
  ],
  [
    "promotion_codes",
    sql`code like 'PAST-%'`,
    10_000,
    (count) => sql`
      with made as (
        insert into promotions (name, kind, percent, is_automatic, is_active) values ('Past codes', 'percent', 10, false, false)
        returning id)
      insert into promotion_codes (code, promotion_id) select 'PAST-' || upper(md5(n::text)), made.id from made, ${series(count)}`,
  ],
  [
    "returns",
    sql`made_by = 'past'`,
    20_000,
    (count) => sql`
      insert into returns (order_id, status, made_by, created_at)
      select ${orderOf} + n * 40, (array['requested', 'refunded', 'refunded', 'refunded', 'refused'])[1 + n % 5], 'past',
        now() - n * interval '20 minutes' from ${series(count)} where exists (select from orders where id = ${orderOf} + n * 40)`,
  ],
  [
    "reviews",
    sql`display_name = 'Past'`,
    50_000,
    (count) => sql`
      insert into reviews (product_id, origin, rating, title, body, display_name, language, status, email_hash)
      select p.id, 'import', 1 + n % 5, 'Past title ' || md5(n::text), 'Rides well on ' || md5('b' || n), 'Past', 'en',
        case when n % 50 = 0 then 'pending' else 'published' end, sha256(n::text::bytea)
      from ${series(count)} join products p on p.id = ${productOf}`,
  ],
  [
    "webhook_deliveries",
    sql`error = 'past'`,
    100_000,
    (count) => sql`
      with hook as (
        insert into webhooks (url, events, salt, is_active) values ('https://past.firn.example/', '{order.created}', 'past', false)
        returning id),
      events as (
        insert into webhook_events (type, data, subject, created_at)
        select 'order.created', '{}', 'past' || n, now() - n * interval '1 minute' from ${series(count)} returning id, created_at)
      insert into webhook_deliveries (webhook_id, event_id, status, tries, error, created_at)
      select hook.id, events.id, 'delivered', 1, 'past', events.created_at from hook, events`,
  ],
  [
    "media_assets",
    sql`id like 'past-%'`,
    50_000,
    (count) => sql`
      insert into media_assets (alias, kind, id, title, version, format, width, height, bytes, updated_at)
      select 'firn', 'image', 'past-' || n, 'Past ' || md5(n::text), '1', 'jpg', 100, 100, 1000, now() - n * interval '1 minute'
      from ${series(count)}`,
  ],
  [
    "customers",
    sql`tags <> '{}' and email like '%@past.firn.example'`,
    200_000,
    () => sql`
      update customers set tags = case when id % 100 = 0 then '{regular,rare}'::text[] else '{regular}'::text[] end
      where email like '%@past.firn.example' and id % 4 = 0`,
  ],
  [
    "own_fields",
    sql`key = 'past_size'`,
    1,
    () => sql`
      insert into own_fields (aggregate, key, kind, labels, choices) values ('customer', 'past_size', 'choice', '{"en": "Size"}',
        '[{"code": "s", "labels": {"en": "S"}}, {"code": "m", "labels": {"en": "M"}}, {"code": "xl", "labels": {"en": "XL"}}]')`,
  ],
  ["customer_groups", sql`name = 'Past'`, 1, () => sql`insert into customer_groups (name) values ('Past')`],
  [
    "customers",
    sql`own_fields ? 'past_size'`,
    200_000,
    () => sql`
      update customers c set customer_group_id = case when c.id % 5 = 0 then g.id end,
        own_fields = case when c.id % 1000 = 1 then '{"past_size": "xl"}'::jsonb when c.id % 3 = 1 then '{"past_size": "m"}'::jsonb
          else '{}'::jsonb end
      from customer_groups g where g.name = 'Past' and c.email like '%@past.firn.example'`,
  ],
];
