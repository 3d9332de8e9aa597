import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { findStore } from "./reads.ts";
import { faultsOf, slugOf } from "./rules.ts";
import type { Store, StoreInput } from "./schema.ts";
import { deleteOthers, deleteStore, insertStore, updateStore, upsertStores } from "./writes.ts";

export type StoreProblem = Problem<"store-not-found" | "invalid" | "slug-taken">;

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

/** `change` makes the new state of the one that is there. */
export async function changeStore(
  db: Db,
  id: number,
  change: (store: Store) => StoreInput,
): Promise<Result<Store, StoreProblem>> {
  const before = await findStore(db, id, true);
  if (!before) return storeNotFound;
  const store = withSlug(change(before));
  const faults = faultsOf([store], () => "");
  if (Object.keys(faults).length > 0) return invalid(faults);
  try {
    const isThere = await db.transaction().execute((trx) => updateStore(trx, id, store));
    if (!isThere) return storeNotFound;
  } catch (error) {
    if ((error as { code?: string }).code === "23505") return taken;
    throw error;
  }
  const after = await findStore(db, id, true);
  return after ? ok(after) : storeNotFound;
}

export const removeStore = (db: Db, id: number): Promise<boolean> =>
  db.transaction().execute((trx) => deleteStore(trx, id));

export type Imported = { added: number; changed: number; removed: number };

/** All or nothing, by slug. With `replace` stores that are not among these go. */
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
