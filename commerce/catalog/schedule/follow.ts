import { sql } from "kysely";
import { recordProducts } from "#commerce/catalog/listings/refresh-listings.ts";
import { lockCatalog } from "#commerce/catalog/shared/lock.ts";
import type { Db } from "#database/tables.ts";
import type { Logger } from "#platform/log.ts";

/** How often due products and sales are looked for, in milliseconds: data is stale for at most this long. */
const period = 1000;
/** Products in one transaction. */
const most = 100;

/** Products with a moment that has passed. */
const due = sql`
  select product_id as id from product_windows where turns_at <= clock_timestamp()
  union select product_id from prices join variants on variants.id = variant_id where turns_at <= clock_timestamp()`;

/**
 * Opens and closes due products, starts and ends due sales, and returns the products concerned. Lists, pages and search
 * follow from the recorded changes. Several processes may run this at once: each waits for the others and finds their
 * work done.
 */
export async function turnSchedules(db: Db): Promise<number[]> {
  const found = await sql<{ id: number }>`select id from (${due}) as due order by id limit ${most}`.execute(db);
  const wanted = found.rows.map(({ id }) => id);
  if (wanted.length === 0) return [];
  return db.transaction().execute(async (trx) => {
    await lockCatalog(trx);
    const { rows } = await sql<{ id: number }>`
      select id from products where id = any (${wanted}::integer[]) and id in (${due})
      order by id for no key update`.execute(trx);
    const ids = rows.map(({ id }) => id);
    if (ids.length === 0) return [];
    await sql`select turn_windows(${ids}::integer[]), turn_prices(${ids}::integer[])`.execute(trx);
    await recordProducts(trx, ids);
    return ids;
  });
}

/**
 * Runs the schedules as long as the process lives; returns a function that stops this. A failed run is repeated with
 * the next.
 */
export function followSchedules(db: Db, log: Pick<Logger, "warn">): () => Promise<void> {
  let isStopped = false;
  let turning: Promise<unknown> = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;
  const look = async (): Promise<void> => {
    try {
      while ((await turnSchedules(db)).length === most && !isStopped);
    } catch (error) {
      if (!isStopped) log.warn({ err: error }, "schedules of products and sales could not be followed");
    }
    if (!isStopped) timer = setTimeout(next, period).unref();
  };
  const next = () => {
    turning = look();
  };
  next();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await turning;
  };
}
