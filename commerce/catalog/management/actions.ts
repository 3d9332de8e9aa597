import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { upsertProducts } from "#commerce/catalog/products/writes.ts";
import { recordChange } from "#database/changes/record.ts";
import { inStockTag, listingTag, listsTag, productTag } from "#database/changes/tags.ts";
import type { Db, Transaction } from "#database/tables.ts";
import { fail, ok, type Result } from "#platform/result.ts";
import { type CategoryUids, type Plan, planOf, type Renamed } from "./merge.ts";
import { planOwnValues, writeOwnPlans } from "./own-values.ts";
import { type Faults, type ManagementProblem, noFaults, problemOf, unlessTaken, within } from "./problems.ts";
import { reconcile } from "./reconcile.ts";
import type { ProductBody, ProductChange } from "./schema.ts";
import { findStoredProducts, type StoredProduct } from "./stored.ts";

type Answer<T> = Result<T, ManagementProblem>;
/** What was written: ids in the order of the changes, and of each the fields that others had changed meanwhile. */
type Written = { ids: number[]; merged: string[] };

const lockId = 4_710_120; // any constant: the same in every process that writes this catalogue

/** Those who change the catalog do so one after the other, until the end of their transaction. */
export const lockCatalog = (trx: Transaction): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(${lockId})`.execute(trx);

/**
 * Adds products or changes those that are there, found by id, else uid, else SKU: all or none, in one transaction and a
 * number of statements that does not depend on theirs. Answers their ids in the order of the changes. `mayBeThere` false: only adds.
 */
export function putProducts(db: Db, changes: readonly ProductChange[], mayBeThere = true): Promise<Answer<Written>> {
  return unlessTaken(db.transaction().execute((trx) => putProductsIn(trx, changes, mayBeThere)));
}

/** The same in a transaction that does more. What is refused has written nothing, and the transaction can go on. */
export async function putProductsIn(
  trx: Transaction,
  changes: readonly ProductChange[],
  mayBeThere = true,
): Promise<Answer<Written>> {
  await lockCatalog(trx);
  const planned = await planProducts(trx, changes, mayBeThere);
  if (!planned.ok) return planned;
  const { plans, merged } = planned.value;
  return ok({ ids: await writePlans(trx, plans), merged });
}

export type PlannedProduct = Plan & { before: StoredProduct | null };
/** What changes come to, in their order; `merged` are the fields that others had changed meanwhile. */
export type Planned = { plans: PlannedProduct[]; merged: string[] };

/**
 * Decides what changes of products come to, and writes nothing. Whoever goes on to write the plans holds the catalogue's lock
 * (lockCatalog); `isTrial` takes no lock of rows either, so that a transaction that only reads can ask.
 */
export async function planProducts(
  trx: Transaction,
  changes: readonly ProductChange[],
  mayBeThere = true,
  isTrial = false,
): Promise<Answer<Planned>> {
  const faults = noFaults();
  const known = await findNamed(trx, changes, mayBeThere, faults, isTrial);
  const stored = await findStoredProducts(
    trx,
    known.flatMap((id) => id ?? []),
  );
  const current = await reconcile(trx, changes, known, stored);
  if (!current.ok) return current;
  const { changes: mine, merged } = current.value;
  const categories = await categoryUids(trx);
  const plans = mine.map(({ body, at }, place) => {
    const before = stored.get(known[place] ?? 0) ?? null;
    return { ...planOf(before, body, at, categories, faults), before };
  });
  const own = await planOwnValues(
    trx,
    mine,
    plans.map(({ before }) => before),
    faults,
  );
  await noteTaken(trx, plans, mine, known, faults);
  return (
    problemOf(faults) ??
    ok({ plans: plans.map((plan, place) => ({ ...plan, ...(own[place] && { own: own[place] }) })), merged })
  );
}

/** Writes what was planned in the same transaction, with all that is derived of it. Answers the ids in order. */
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
  // Cards say names of the visitor's language, which their listings do not have.
  const anew = ids.filter((_, place) => plans[place]?.isSaidAnew);
  if (anew.length > 0) await recordChange(trx, anew.map(listingTag));
  await recordProducts(trx, ids);
  return ids;
}

/** The products that are meant, as ids; null: a new one. They are this transaction's to write until it ends. */
async function findNamed(
  trx: Transaction,
  changes: readonly ProductChange[],
  mayBeThere: boolean,
  { wrong, unknown, taken }: Faults,
  isTrial: boolean,
): Promise<(number | null)[]> {
  const list = <T>(read: (body: ProductBody) => T | undefined) => changes.flatMap(({ body }) => read(body) ?? []);
  const { rows } = await sql<{ id: number; uid: string; sku: string }>`
    select id, uid, sku from products
    where id = any (${list(({ id }) => id)}::int[]) or uid = any (${list(({ uid }) => uid)}::text[])
      or sku = any (${list(({ sku }) => sku)}::text[])
    order by id ${isTrial ? sql`` : sql`for no key update`}
  `.execute(trx);
  const [byId, byUid, bySku] = [
    new Map(rows.map((row) => [row.id, row.id])),
    new Map(rows.map((row) => [row.uid, row.id])),
    new Map(rows.map((row) => [row.sku, row.id])),
  ];
  const seen = new Set<number | string>();
  return changes.map(({ body, at }) => {
    const field = body.id !== undefined ? "id" : body.uid !== undefined ? "uid" : "sku";
    const found = { id: byId.get(body.id ?? 0), uid: byUid.get(body.uid ?? ""), sku: bySku.get(body.sku ?? "") };
    const id = found[field] ?? null;
    const key = id ?? body.uid ?? "";
    if (field === "id" && id === null) unknown[within(at, "id")] = "is unknown";
    else if (key !== "" && seen.has(key)) wrong[within(at, field)] = "is named twice";
    else if (id !== null && !mayBeThere) taken[within(at, field)] = "is in use already";
    seen.add(key);
    return id;
  });
}

async function categoryUids(trx: Transaction): Promise<CategoryUids> {
  const rows = await trx.selectFrom("categories").select(["id", "uid"]).execute();
  return { byId: new Map(rows.map(({ id, uid }) => [id, uid])), all: new Set(rows.map(({ uid }) => uid)) };
}

/** SKUs that occur twice among these, or belong to another product. */
async function noteTaken(
  trx: Transaction,
  plans: readonly Plan[],
  changes: readonly ProductChange[],
  known: readonly (number | null)[],
  { wrong, taken }: Faults,
): Promise<void> {
  const rows = plans.flatMap(({ product }, place) => {
    const { at, body } = changes[place] as ProductChange;
    const id = known[place] ?? 0;
    const path = within(at, "sku");
    return [
      { kind: "product", sku: product.sku, id, path, isNamed: body.sku !== undefined },
      ...product.variants.map(({ sku }, number) => ({
        kind: "variant",
        sku,
        id,
        isNamed: body.variants !== undefined || id === 0,
        // Without variants of its own a new product's single one bears its SKU.
        path: body.variants ? within(at, `variants.${number}.sku`) : path,
      })),
    ];
  });
  const seen = new Set<string>();
  for (const { kind, sku, path, isNamed } of rows) {
    if (isNamed && seen.has(`${kind} ${sku}`)) wrong[path] ??= "is named twice";
    if (isNamed) seen.add(`${kind} ${sku}`);
  }
  const { rows: others } = await sql<{ path: string; owner: string }>`
    with given as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g (kind text, sku text, id int, path text)
    )
    select path, uid as owner from given join products using (sku) where given.kind = 'product' and products.id <> given.id
    union all
    select path, uid from given join variants using (sku) join products on products.id = product_id
    where given.kind = 'variant' and product_id <> given.id
  `.execute(trx);
  for (const { path, owner } of others) taken[path] = `is the SKU of ${owner}`;
  const moved = plans.flatMap((plan, place) => (plan.moved ? [{ ...plan.moved, at: changes[place]?.at ?? "" }] : []));
  if (moved.length === 0) return;
  const there = await trx
    .selectFrom("products")
    .select("uid")
    .where(
      "uid",
      "in",
      moved.map(({ uid }) => uid),
    )
    .execute();
  for (const { uid, at } of moved)
    if (there.some((one) => one.uid === uid)) taken[within(at, "uid")] = "is in use already";
}

/** Gives variants of this transaction other SKUs. */
export async function renameVariants(trx: Transaction, renamed: readonly Renamed[]): Promise<void> {
  if (renamed.length === 0) return;
  await sql`
    update variants set sku = given.sku
    from jsonb_to_recordset(${JSON.stringify(renamed)}::jsonb) as given (id int, sku text) where variants.id = given.id
  `.execute(trx);
}

/** Gives products other uids and options other names. */
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

/** Removes a product with its variants, prices, stock and reviews. Orders keep what they say of it. */
export function removeProduct(db: Db, id: number): Promise<Answer<void>> {
  return db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const gone = await trx.deleteFrom("products").where("id", "=", id).executeTakeFirst();
    if (gone.numDeletedRows === 0n) return noProduct;
    await recordChange(trx, [productTag(id), listingTag(id), listsTag, inStockTag]);
    return ok(undefined);
  });
}

export const noProduct = fail("not-found", "There is no such product.");

export async function findStoredInOrder(db: Db, ids: readonly number[]): Promise<StoredProduct[]> {
  const stored = await findStoredProducts(db, ids);
  return ids.flatMap((id) => stored.get(id) ?? []);
}
