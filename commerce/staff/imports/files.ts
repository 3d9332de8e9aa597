import { sql } from "kysely";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import type { Db } from "#database/tables.ts";
import { refusedColumn } from "./format.ts";
import type { FileItem, Layout } from "./schema.ts";

/** Stores files while their job imports them. */

/** Stores a file with its columns, in batches. A file that turns out to be unreadable is deleted again. */
export async function storeFile(
  db: Db,
  { format, market }: Layout,
  header: string[],
  steps: AsyncIterable<FileItem[]>,
): Promise<{ file: number; total: number }> {
  const row = { format, header, market };
  const { id: file } = await db.insertInto("import_files").values(row).returning("id").executeTakeFirstOrThrow();
  let total = 0;
  try {
    for await (const items of steps) {
      const rows = items.map((item, at) => ({ ...item, place: total + at }));
      await sql`insert into import_items (file_id, place, row, key, cells, faults)
        select ${file}::bigint, place, "row", key, cells, faults from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
          as given (place integer, "row" integer, key text, cells jsonb, faults jsonb)`.execute(db);
      total += items.length;
    }
  } catch (error) {
    await db.deleteFrom("import_files").where("id", "=", file).execute();
    throw error;
  }
  return { file, total };
}

export async function findItems(db: Db, file: number, from: number, limit: number): Promise<FileItem[]> {
  const { rows } = await sql<FileItem>`
    select "row", key, cells, faults from import_items
    where file_id = ${file} and place >= ${from}::bigint order by place limit ${limit}`.execute(db);
  return rows;
}

/** The file of an import job. Null when there is no such job, or its file was deleted. */
export async function findFile(
  db: Db,
  job: number,
): Promise<{ file: number; format: string; header: string[] } | null> {
  const { rows } = await sql<{ file: number; format: string; header: string[] }>`
    select f.id as file, f.format, f.header from staff_jobs j join import_files f on f.id = (j.input ->> 'file')::bigint
    where j.id = ${job} and j.kind in ('import', 'import-customers')`.execute(db);
  return rows[0] ?? null;
}

/**
 * The refused items as they were sent, with the reasons in a last column, so that they can be corrected and sent again.
 */
export async function* refusedLines(
  db: Db,
  { file, header }: { file: number; header: string[] },
): AsyncGenerator<string> {
  const columns = header.filter((name) => name !== refusedColumn);
  const places = columns.map((name) => header.indexOf(name));
  yield csvMark + csvLine([...columns, refusedColumn]);
  for (let after = -1; ; ) {
    const { rows } = await sql<FileItem & { place: number }>`
      select place, "row", key, cells, faults from import_items
      where file_id = ${file} and place > ${after} and faults <> '[]' order by place limit 100`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    for (const { cells, faults, row } of rows)
      yield cells
        .flatMap((line, at) => {
          if (line.length === 0) return [];
          const why = faults.filter((one) => one.row === row + at).map((one) => `${one.column} ${one.why}`);
          return csvLine([...places.map((place) => line[place] ?? ""), why.join("; ")]);
        })
        .join("");
    after = last.place;
  }
}

/** Deletes files of imports after 90 days. */
export const forgetOldImports = (db: Db): Promise<unknown> =>
  sql`delete from import_files where created_at < now() - interval '90 days'`.execute(db);
