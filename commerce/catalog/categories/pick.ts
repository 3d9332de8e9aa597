import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { ManagementProblem } from "#commerce/catalog/shared/problems.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { noCategory } from "./actions.ts";
import type { PickBody } from "./office-schema.ts";

/** Adds products to a category by hand, or removes them. Products matched by its rule stay. */
export function pickProducts(
  db: Db,
  id: number,
  { add = [], remove = [] }: PickBody,
): Promise<Result<void, ManagementProblem>> {
  return db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const category = trx.selectFrom("categories").select("id").where("id", "=", id).where("deleted_at", "is", null);
    if (!(await category.executeTakeFirst())) return noCategory;
    const ids = [...new Set([...add, ...remove])].sort((a, b) => a - b);
    const { rows: known } = await sql<{ id: number }>`
      select id from products where id = any (${ids}::integer[]) and deleted_at is null order by id for no key update`.execute(
      trx,
    );
    const there = new Set(known.map((row) => row.id));
    const place = add.findIndex((one) => !there.has(one));
    if (place >= 0)
      return fail("invalid", "Nothing was changed: there is no such product.", {
        fields: { [`add.${place}`]: "is unknown" },
      });
    await sql`
      insert into product_categories as stored (product_id, category_id)
      select one, ${id}::integer from unnest(${add}::integer[]) one order by one
      on conflict (product_id, category_id) do update set by_rule = false where stored.by_rule`.execute(trx);
    await sql`
      delete from product_categories
      where category_id = ${id} and product_id = any (${remove}::integer[]) and not by_rule`.execute(trx);
    await recordProducts(
      trx,
      known.map((row) => row.id),
    );
    return ok(undefined);
  });
}
