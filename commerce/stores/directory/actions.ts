import type { ConflictProblem } from "#commerce/staff/versions/rules.ts";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findStore } from "./reads.ts";
import { reconcileStore } from "./reconcile-store.ts";
import { changedBy, type StorePatch } from "./rest.ts";
import { faultsOf, slugOf } from "./rules.ts";
import type { Store, StoreInput } from "./schema.ts";
import { deleteOthers, deleteStore, insertStore, updateStore, upsertStores } from "./writes.ts";

export type StoreProblem = ConflictProblem | Problem<"store-not-found" | "invalid" | "slug-taken">;

export const storeNotFound = fail("store-not-found", "There is no such store.");
const taken = fail("slug-taken", "Another store has this slug.", { fields: { slug: "is taken" } });
const invalid = (fields: Record<string, string>) => fail("invalid", "The store cannot be kept like that.", { fields });

const withSlug = (store: StoreInput): StoreInput =>
  store.slug === "" ? { ...store, slug: slugOf(`${store.name} ${store.city}`) } : store;

export async function addStore(db: Db, given: StoreInput): Promise<Result<Store, StoreProblem>> {
  const store = withSlug(given);
  const faults = faultsOf([store], () => "");
  if (Object.keys(faults).length > 0) return invalid(faults);
  const id = await db.transaction().execute((trx) => insertStore(trx, store));
  const added = id === null ? null : await findStore(db, id, true);
  return added ? ok(added) : taken;
}

type ChangeResult = Result<{ store: Store; merged: string[] }, StoreProblem>;

/**
 * Changes the fields of the patch. `version` is the one that was read; without it the current one is used. Returns the
 * fields that others had changed since, as `merged`.
 */
export async function changeStore(db: Db, id: number, { version, ...sent }: StorePatch): Promise<ChangeResult> {
  try {
    return await db.transaction().execute(async (trx): Promise<ChangeResult> => {
      await trx.selectFrom("stores").select("id").where("id", "=", id).forUpdate().execute();
      const before = await findStore(trx, id, true);
      if (!before) return storeNotFound;
      const own = await reconcileStore(trx, before, sent, version);
      if (!own.ok) return own;
      const store = withSlug(changedBy(before, own.value.mine));
      const faults = faultsOf([store], () => "");
      if (Object.keys(faults).length > 0) return invalid(faults);
      await updateStore(trx, id, store);
      return ok({ store: (await findStore(trx, id, true)) ?? before, merged: own.value.merged });
    });
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return taken;
    throw error;
  }
}

export const removeStore = (db: Db, id: number): Promise<boolean> =>
  db.transaction().execute((trx) => deleteStore(trx, id));

export type Imported = { added: number; changed: number; removed: number };

/** Imports stores by slug, all or none. With `replace`, stores that are not in the import are deleted. */
export async function importStores(
  db: Db,
  given: readonly StoreInput[],
  replace: boolean,
): Promise<Result<Imported, StoreProblem>> {
  const stores = given.map(withSlug);
  const faults = faultsOf(stores);
  if (Object.keys(faults).length > 0) return invalid(faults);
  const done = await db.transaction().execute(async (trx) => {
    const added = await upsertStores(trx, stores);
    const slugs = stores.map(({ slug }) => slug);
    const removed = replace ? await deleteOthers(trx, slugs) : 0;
    return { added, changed: stores.length - added, removed };
  });
  return ok(done);
}
