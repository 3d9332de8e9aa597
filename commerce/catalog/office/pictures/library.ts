import { type RawBuilder, sql } from "kysely";
import { countOf, exactness, literal, type RowCount } from "#commerce/shared/lists/reads.ts";
import { eachAfterName } from "#commerce/staff/exports/send-export.ts";
import type { Db } from "#database/tables.ts";
import type { LibrarySort } from "./schema.ts";

/** Its displayed name, as the index media_assets_by_name has it. */
const name = sql`lower(coalesce(nullif(a.title, ''), a.id))`;
/** Sort orders of the library's assets `a`; each has an index. */
export const libraryOrders: Record<LibrarySort, RawBuilder<unknown>> = {
  "-changed": sql`a.updated_at desc, a.id`,
  changed: sql`a.updated_at, a.id desc`,
  name: sql`${name}, a.id`,
  "-name": sql`${name} desc, a.id desc`,
  size: sql`a.bytes, a.id`,
  "-size": sql`a.bytes desc, a.id desc`,
};

/** The order in which entries are counted: that of the primary key, in which lists of ids are merged with them. */
const inIndex = sql`order by a.alias, a.kind, a.id`;

type Filter = { q?: string; show?: "unused" | "deleted" };
type LibraryPaging = { page: number; limit: number; sort: LibrarySort; count?: "no" | "only" };
type Kind<Row, Item, F extends Filter> = {
  columns: RawBuilder<unknown>;
  toItem: (row: Row) => Item;
  /** The condition on entries of an alias, in the bin or not. */
  inLibrary: (alias: string) => RawBuilder<unknown>;
  /** The condition on entries that nothing uses. */
  isUnused: (db: Db, alias: string) => Promise<RawBuilder<unknown>>;
  /** Further conditions of a filter. */
  narrow?: (filter: F) => (RawBuilder<unknown> | false | "" | undefined)[];
};

/** Reads one kind of the library's things `a`: pages with their count, all of them in batches, and one. */
export function makeLibrary<Row, Item extends { id: string }, F extends Filter>(kind: Kind<Row, Item, F>) {
  const { columns, toItem, inLibrary, isUnused, narrow } = kind;
  const wanted = async (db: Db, alias: string, filter: F) => {
    const q = filter.q?.trim();
    const all = [
      inLibrary(alias),
      filter.show === "deleted" ? sql`a.deleted_at is not null` : sql`a.deleted_at is null`,
      q && sql`lower(a.id || ' ' || a.title) like ${`%${literal(q.toLowerCase())}%`}`,
      ...(narrow?.(filter) ?? []),
      filter.show === "unused" && (await isUnused(db, alias)),
    ];
    return sql.join(
      all.filter((one) => typeof one === "object"),
      sql` and `,
    );
  };
  return {
    async list(db: Db, alias: string, query: F & LibraryPaging): Promise<{ rows: Item[] } & Partial<RowCount>> {
      const condition = await wanted(db, alias, query);
      const order = libraryOrders[query.sort];
      const [found, counted] = await Promise.all([
        query.count === "only"
          ? null
          : sql<Row>`/* once */ select ${columns} from media_assets a where ${condition}
          order by ${order} limit ${query.limit} offset ${(query.page - 1) * query.limit}::bigint`.execute(db),
        query.count === "no" ? null : countOf(sql`from media_assets a where ${condition} ${inIndex}`).execute(db),
      ]);
      return { rows: (found?.rows ?? []).map(toItem), ...(counted && exactness(counted.rows[0]?.total)) };
    },
    /** In the order of their ids. */
    async *each(db: Db, alias: string, filter: F): AsyncGenerator<Item[]> {
      const condition = await wanted(db, alias, filter);
      yield* eachAfterName(async (after, limit) => {
        const { rows } = await sql<Row>`select ${columns} from media_assets a
          where ${condition} and a.id > ${after} order by a.id limit ${limit}`.execute(db);
        return rows.map(toItem);
      });
    },
    /** Also one in the bin. */
    async find(db: Db, alias: string, id: string): Promise<Item | null> {
      const { rows } = await sql<Row>`
        select ${columns} from media_assets a where ${inLibrary(alias)} and a.id = ${id}`.execute(db);
      return rows[0] ? toItem(rows[0]) : null;
    },
  };
}
