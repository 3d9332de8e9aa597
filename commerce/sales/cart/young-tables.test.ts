import { randomUUID } from "node:crypto";
import { type Kysely, sql } from "kysely";
import { expect, test } from "vitest";
import type { Tables } from "#database/tables.ts";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();

/** How many entries of the carts' indexes have been read by now. */
async function entriesRead(db: Kysely<Tables>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ read: number }>`
    select sum(idx_tup_read)::int as read from pg_stat_user_indexes where relname = 'carts'`.execute(db);
  return rows[0]?.read ?? 0;
}

test("7.2 what is planned while there are no carts does not read all of them when there are many", async () => {
  const { variantIds } = await plantProduct(base.db);
  const [variant] = variantIds;
  await base.db.connection().execute(async (db) => {
    const cart = randomUUID();
    const plant = (id: string) =>
      sql`insert into carts (id, region, currency, country, language) values (${id}, 'us', 'USD', 'us', 'en')`.execute(
        db,
      );
    const add = () =>
      sql`select carts_add(${JSON.stringify([{ cart, product: null, variant, quantity: 1 }])}::json, 50, 50)`.execute(
        db,
      );
    await add();
    await plant(cart);
    await sql`insert into carts (id, region, currency, country, language)
      select gen_random_uuid(), 'us', 'USD', 'us', 'en' from generate_series(1, 2000)`.execute(db);
    const before = await entriesRead(db);
    await add();
    expect((await entriesRead(db)) - before).toBeLessThan(50);
  });
});
