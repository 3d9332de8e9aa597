import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { upsertProducts } from "#commerce/catalog/products/writes.ts";
import { recordChange } from "#database/changes/record.ts";
import { listingTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import { writeOwnPlans } from "./own-values.ts";
import type { Plan } from "./planning/plan.ts";
import type { RenamedVariant } from "./planning/read-variants.ts";

/** Writes plans made in the same transaction, and everything derived from them. Returns the ids in order. */
export async function writePlans(trx: Transaction, plans: readonly Plan[]): Promise<number[]> {
  await renameVariants(
    trx,
    plans.flatMap(({ renamed }) => renamed),
  );
  await rename(trx, plans);
  const products = plans.map(({ product }) => product);
  await upsertProducts(trx, products);
  const ids = await idsOf(
    trx,
    products.map(({ uid }) => uid),
  );
  await writeOwnPlans(
    trx,
    plans.map(({ own }) => own),
    ids,
  );
  // Cards show names in the visitor's language, which listings do not contain.
  const anew = ids.filter((_, place) => plans[place]?.isSaidAnew);
  if (anew.length > 0) await recordChange(trx, anew.map(listingTag));
  await recordProducts(trx, ids);
  return ids;
}

/** Gives variants, locked by this transaction, new SKUs. */
export async function renameVariants(trx: Transaction, renamed: readonly RenamedVariant[]): Promise<void> {
  if (renamed.length === 0) return;
  await sql`
    update variants set sku = given.sku
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as given (id int, sku text) where variants.id = given.id
  `.execute(trx);
}

/** Gives products new uids and options new names. */
async function rename(trx: Transaction, plans: readonly Plan[]): Promise<void> {
  const moved = plans.flatMap((plan) => plan.moved ?? []);
  const options = plans.flatMap(({ renamedOptions }) => renamedOptions);
  if (moved.length > 0)
    await sql`
      update products set uid = given.uid
      from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as given (id int, uid text) where products.id = given.id
    `.execute(trx);
  if (options.length > 0)
    await sql`
      update product_options set name = given.name
      from jsonb_to_recordset(${JSON.stringify(options)}::jsonb) as given (id int, name text)
      where product_options.id = given.id
    `.execute(trx);
}

async function idsOf(trx: Transaction, uids: readonly string[]): Promise<number[]> {
  const { rows } = await sql<{ id: number; uid: string }>`
    select id, uid from products where uid = any (${[...uids]}::text[])
  `.execute(trx);
  const byUid = new Map(rows.map(({ id, uid }) => [uid, id]));
  return uids.flatMap((uid) => byUid.get(uid) ?? []);
}
