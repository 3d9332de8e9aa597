import type { FastifyReply } from "fastify";
import { csvLine, csvMark } from "#commerce/shared/csv.ts";
import { namelessFilter, noteInAudit } from "#commerce/staff/audit/writes.ts";
import { asCsvFile } from "#commerce/staff/imports/files.ts";
import type { Db } from "#database/tables.ts";

/** Lists of the office as files: what their filters leave, read and sent some rows at a time. */

/** A list's columns in its file: the name, and what a row has there. */
export type ExportColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => unknown])[];

/** How many rows are read at a time. */
const step = 500;

/** All rows in the order of their ids: each batch goes on where the last one ended. `read` gives them after an id, `limit` at most. */
export async function* eachAfter<Row extends { id: number }>(
  read: (after: number, limit: number) => Promise<Row[]>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const rows = await read(after, step);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Writes down that somebody takes a list away, and by what it was narrowed. */
export const noteExport = (db: Db, type: string, filter: { q?: string; tag?: string }): Promise<void> =>
  noteInAudit(db, { action: "export", type, after: namelessFilter(filter) });

/** Answers a list as a file of CSV named after what it is of, once the audit log has it. */
export async function sendExport<Row>(
  db: Db,
  reply: FastifyReply,
  wish: {
    /** As the audit log calls it: "promotion". */
    type: string;
    /** Of the file, without its ending: "promotions". */
    name: string;
    filter: Record<string, unknown> & { q?: string };
    columns: ExportColumns<Row>;
    batches: AsyncIterable<Row[]>;
  },
): Promise<FastifyReply> {
  await noteExport(db, wish.type, wish.filter);
  reply.header("cache-control", "no-store");
  return asCsvFile(reply, `${wish.name}.csv`, linesOf(wish.columns, wish.batches));
}

async function* linesOf<Row>(columns: ExportColumns<Row>, batches: AsyncIterable<Row[]>): AsyncGenerator<string> {
  yield csvMark + csvLine(columns.map(([name]) => name));
  for await (const rows of batches) yield rows.map((row) => csvLine(columns.map(([, cell]) => cell(row)))).join("");
}
