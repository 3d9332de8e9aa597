import { sql } from "kysely";
import { type Faults, type ManagementProblem, noFaults, problemOf, within } from "#commerce/catalog/shared/problems.ts";
import type { Transaction } from "#database/tables.ts";
import { ok, type Result } from "#platform/result.ts";
import { reconcileProducts } from "./merging/reconcile-products.ts";
import { planOwnValues } from "./own-values.ts";
import { type CategoryUids, type Plan, planOf } from "./planning/plan.ts";
import type { ProductBody, ProductChange } from "./schema.ts";
import { findStoredProducts, type StoredProduct } from "./stored.ts";

export type PlannedProduct = Plan & { before: StoredProduct | null };
/** The planned changes, in order; `merged`: the fields that others had changed in the meantime. */
export type ProductPlans = { plans: PlannedProduct[]; merged: string[] };

/**
 * Plans changes of products without writing anything. A caller that writes the plans must hold the catalogue's lock
 * (lockCatalog). With `isTrial` no row is locked, so that it can run in a read-only transaction.
 */
export async function planProducts(
  trx: Transaction,
  changes: readonly ProductChange[],
  mayBeThere = true,
  isTrial = false,
): Promise<Result<ProductPlans, ManagementProblem>> {
  const faults = noFaults();
  const known = await findNamed(trx, changes, mayBeThere, faults, isTrial);
  const stored = await findStoredProducts(
    trx,
    known.flatMap((id) => id ?? []),
  );
  const categories = await categoryUids(trx);
  const current = await reconcileProducts(trx, changes, known, stored, categories.byId);
  if (!current.ok) return current;
  const { changes: mine, merged } = current.value;
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

/** The products concerned, as ids; null for a new one. They stay locked until the transaction ends. */
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

/** Adds faults for SKUs that occur twice here, or belong to another product. */
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
        // The single variant of a new product without variants gets the product's SKU.
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
