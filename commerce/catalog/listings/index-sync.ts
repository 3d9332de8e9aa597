import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { ListingRow } from "./listing-row.ts";
import { RegionIndex } from "./region-index.ts";

/** Keeps a process's list indexes in step with the database: a read sees everything committed before it. */

type SyncedIndex = {
  index: RegionIndex;
  /** pg_current_snapshot() of the last check: everything it includes is in the index. */
  seen: string;
  running: Promise<void> | null;
  next: Promise<void> | null;
};

/** By database, then by region; garbage-collected with the database. */
const indexes = new WeakMap<Db, Map<string, Promise<SyncedIndex>>>();

const rowsPerStep = 5000;
const separator = "\n";

/**
 * Selects from the region's index and reads the selected rows. The check for changes runs at the same time; only when
 * it finds some, both are repeated. Not for use inside a transaction, because the index contains only committed data.
 */
export async function chooseAndRead<S, T>(
  db: Db,
  region: string,
  choose: (index: RegionIndex) => S,
  read: (chosen: S) => Promise<T>,
): Promise<{ chosen: S; found: T; index: RegionIndex }> {
  const synced = await indexOf(db, region);
  const { index } = synced;
  for (let tries = 0; ; tries++) {
    const { version } = index;
    const chosen = choose(index);
    if (tries === 0) {
      const [found] = await Promise.all([read(chosen), fresh(db, region, synced)]);
      if (version === index.version) return { chosen, found, index };
    } else return { chosen, found: await read(chosen), index };
  }
}

/** Loads the indexes of these regions in advance, one after the other. */
export async function warmListings(db: Db, regions: readonly string[]): Promise<void> {
  for (const region of regions) await indexOf(db, region);
}

function indexOf(db: Db, region: string): Promise<SyncedIndex> {
  const regions = indexes.get(db) ?? new Map<string, Promise<SyncedIndex>>();
  indexes.set(db, regions);
  const known = regions.get(region);
  if (known) return known;
  const made = load(db, region);
  regions.set(region, made);
  // A failed load is tried again with the next request.
  made.catch(() => regions.delete(region));
  return made;
}

type StoredRow = Omit<ListingRow, "terms"> & { terms: string };

const columns = sql`listings.product_id as id, array_to_string(terms, ${separator}) as terms, price, in_stock as "inStock",
  is_new as "isNew", popularity, name, variant_count as "variantCount"`;
const toRow = (row: StoredRow): ListingRow => ({ ...row, terms: row.terms === "" ? [] : row.terms.split(separator) });

async function load(db: Db, region: string): Promise<SyncedIndex> {
  const index = new RegionIndex();
  // Taken first: anything committed while the rows are read is checked again.
  const { rows: stamp } = await sql<{ seen: string }>`select pg_current_snapshot()::text as seen`.execute(db);
  for (let after = 0; ; ) {
    const { rows } = await sql<StoredRow>`
      select ${columns} from listings where region = ${region} and product_id > ${after}::int
      order by product_id limit ${rowsPerStep}::int
    `.execute(db);
    index.put(rows.map(toRow));
    if (rows.length < rowsPerStep) break;
    after = rows.at(-1)?.id ?? 0;
  }
  return { index, seen: stamp[0]?.seen ?? "", running: null, next: null };
}

/** Resolves when the index contains everything committed before this call. One check serves all waiting callers. */
function fresh(db: Db, region: string, synced: SyncedIndex): Promise<void> {
  if (!synced.running) {
    synced.running = catchUp(db, region, synced).finally(() => {
      synced.running = null;
    });
    return synced.running;
  }
  // The running check may have begun before the change that this caller must see.
  synced.next ??= synced.running
    .catch(() => undefined)
    .then(() => {
      synced.next = null;
      return fresh(db, region, synced);
    });
  return synced.next;
}

type Change = { seen: string; changed: number | null } & { [name in keyof StoredRow]: StoredRow[name] | null };

/**
 * Transactions that the last check did not see have ids from the oldest one then running on, so an index on them finds
 * all. Ids in the future come from a database restored from elsewhere; those rows were loaded with all others.
 */
async function catchUp(db: Db, region: string, synced: SyncedIndex): Promise<void> {
  const { rows } = await sql<Change>`
    with changes as (
      select product_id from listing_changes
      where changed >= pg_snapshot_xmin(${synced.seen}::pg_snapshot)
        and changed < pg_snapshot_xmax(pg_current_snapshot())
        and not pg_visible_in_snapshot(changed, ${synced.seen}::pg_snapshot)
    )
    select pg_current_snapshot()::text as seen, changes.product_id as changed, ${columns}
    from (select) as always left join changes on true
      left join listings on listings.region = ${region} and listings.product_id = changes.product_id
  `.execute(db);
  synced.seen = rows[0]?.seen ?? synced.seen;
  const isListed = (row: Change): row is Change & StoredRow => row.id !== null;
  synced.index.put(rows.filter(isListed).map(toRow));
  for (const row of rows) if (row.changed !== null && row.id === null) synced.index.remove(row.changed);
}
