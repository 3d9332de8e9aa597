import { sql } from "kysely";
import { expect, test } from "vitest";
import { plantProduct } from "#tests/support/catalogue.ts";
import { useDatabase } from "#tests/support/database.ts";

const base = useDatabase();

test("prices are logged in exactly the regions whose law asks for the lowest one", async () => {
  const { variantIds } = await plantProduct(base.db, { prices: { us: 10_000, eu_region_1: 10_000 } });
  await sql`update prices set price = 9000 where variant_id = ${variantIds[0]}`.execute(base.db);
  const { rows: logged } = await sql<{ region: string; count: number }>`
    select region, count(*)::integer as count from price_history where variant_id = ${variantIds[0]} group by region`.execute(
    base.db,
  );
  expect(logged).toEqual([{ region: "eu_region_1", count: 2 }]);
});
