import { sql } from "kysely";
import { recordChange } from "#database/changes/record.ts";
import { storesTag } from "#database/changes/tags.ts";
import type { Transaction } from "#database/tables.ts";
import type { StoreInput } from "./schema.ts";

const rowOf = (store: StoreInput) => ({
  slug: store.slug,
  name: store.name,
  is_own: store.isOwn,
  street: store.street,
  city: store.city,
  city_folded: sql<string>`lower(unaccent(${store.city}))`,
  state: store.state,
  postal_code: store.postalCode,
  country: store.country,
  lat: store.lat,
  lng: store.lng,
  time_zone: store.timeZone,
  phone: store.phone,
  email: store.email,
  website: store.website,
  brands: store.brands,
  services: store.services as string[],
  hours: JSON.stringify(store.hours),
  image: store.image,
  is_visible: store.isVisible,
  updated_at: new Date(),
});

/** Returns the new id. Null when another store has that slug. */
export async function insertStore(trx: Transaction, store: StoreInput): Promise<number | null> {
  const adding = trx.insertInto("stores").values(rowOf(store));
  const added = await adding
    .onConflict((conflict) => conflict.column("slug").doNothing())
    .returning("id")
    .executeTakeFirst();
  await recordChange(trx, [storesTag]);
  return added?.id ?? null;
}

/** False when there is no such store. Throws when another store has the slug, so check that before. */
export async function updateStore(trx: Transaction, id: number, store: StoreInput): Promise<boolean> {
  const changed = await trx.updateTable("stores").set(rowOf(store)).where("id", "=", id).executeTakeFirst();
  await recordChange(trx, [storesTag]);
  return changed.numUpdatedRows > 0n;
}

export async function deleteStore(trx: Transaction, id: number): Promise<boolean> {
  const gone = await trx.deleteFrom("stores").where("id", "=", id).executeTakeFirst();
  await recordChange(trx, [storesTag]);
  return gone.numDeletedRows > 0n;
}

/** Adds stores, or replaces those with the same slug, many at once. Returns how many were new. */
export async function upsertStores(trx: Transaction, stores: readonly StoreInput[]): Promise<number> {
  let added = 0;
  for (let start = 0; start < stores.length; start += 500) {
    const rows = stores.slice(start, start + 500).map(rowOf);
    const written = await trx
      .insertInto("stores")
      .values(rows)
      .onConflict((conflict) =>
        conflict.column("slug").doUpdateSet(({ ref }) => {
          const names = Object.keys(rows[0] ?? {}) as (keyof ReturnType<typeof rowOf>)[];
          return Object.fromEntries(names.map((name) => [name, ref(`excluded.${name}`)]));
        }),
      )
      .returning(sql<boolean>`xmax = 0`.as("isNew"))
      .execute();
    added += written.filter(({ isNew }) => isNew).length;
  }
  await recordChange(trx, [storesTag]);
  return added;
}

/** Deletes all stores except those with these slugs. Returns how many were deleted. */
export async function deleteOthers(trx: Transaction, slugs: readonly string[]): Promise<number> {
  const others = trx.deleteFrom("stores").where("slug", "<>", sql<string>`all (${slugs}::text[])`);
  await recordChange(trx, [storesTag]);
  return Number((await others.executeTakeFirst()).numDeletedRows);
}
