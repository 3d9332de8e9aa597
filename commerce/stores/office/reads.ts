import { type RawBuilder, sql } from "kysely";
import { columns } from "#commerce/stores/directory/reads.ts";
import type { Store } from "#commerce/stores/directory/schema.ts";
import type { Db } from "#database/tables.ts";
import type { OfficeStoreFilter, OfficeStoreQuery, StoreRow, storeSorts } from "./schema.ts";

/** Stores for staff, including hidden ones. There are a few thousand at most, so every query scans them all. */

const orders: Record<(typeof storeSorts)[number], RawBuilder<unknown>> = {
  name: sql`lower(unaccent(s.name)), s.id`,
  "-name": sql`lower(unaccent(s.name)) desc, s.id desc`,
  city: sql`s.country, s.city_folded, s.id`,
  "-city": sql`s.country desc, s.city_folded desc, s.id desc`,
  changed: sql`s.updated_at, s.id`,
  "-changed": sql`s.updated_at desc, s.id desc`,
};
const usual = sql`s.is_own desc, s.country, s.city_folded, s.id`;

const said = sql`lower(unaccent(concat_ws(' ', s.name, s.street, s.postal_code, s.city, s.state, s.slug, s.email, s.phone)))`;

function wanted({ q = "", country, state, whose }: OfficeStoreFilter): RawBuilder<unknown> {
  const words = q.trim().split(/\s+/).filter(Boolean).slice(0, 6);
  const parts = [
    sql`true`,
    ...words.map((word) => sql`position(lower(unaccent(${word})) in ${said}) > 0`),
    country === undefined ? [] : sql`s.country = ${country}`,
    state === undefined ? [] : sql`s.is_visible = ${state === "shown"}`,
    whose === undefined ? [] : sql`s.is_own = ${whose === "own"}`,
  ].flat();
  return sql.join(parts, sql` and `);
}

export async function listStores(
  db: Db,
  { page, limit, sort, ...filter }: OfficeStoreQuery,
): Promise<{ rows: StoreRow[]; total: number }> {
  const [{ rows }, counted] = await Promise.all([
    sql<StoreRow>`
      select s.id, s.slug, s.name, s.is_own as "isOwn", s.street, s.city, s.postal_code as "postalCode", s.country, s.image,
        s.services, s.is_visible as "isVisible", s.updated_at as "updatedAt",
        (select coalesce(sum(quantity), 0)::integer from store_stock where store_id = s.id) as pieces
      from stores s where ${wanted(filter)}
      order by ${sort ? orders[sort] : usual} limit ${limit} offset ${(page - 1) * limit}`.execute(db),
    sql<{ total: number }>`select count(*)::integer as total from stores s where ${wanted(filter)}`.execute(db),
  ]);
  return { rows, total: counted.rows[0]?.total ?? 0 };
}

/** Returns the next stores after an id, in the order of their ids. */
export async function storesAfter(db: Db, filter: OfficeStoreFilter, after: number, limit: number): Promise<Store[]> {
  const { rows } = await sql<Store>`
    select ${columns} from stores s where s.id > ${after} and ${wanted(filter)} order by s.id limit ${limit}`.execute(
    db,
  );
  return rows;
}

export async function findCountries(db: Db): Promise<{ code: string; stores: number }[]> {
  const { rows } = await sql<{ code: string; stores: number }>`
    select country as code, count(*)::integer as stores from stores group by country order by country`.execute(db);
  return rows;
}
