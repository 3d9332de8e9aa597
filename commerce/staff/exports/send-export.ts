import type { FastifyReply } from "fastify";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { asCsvFile } from "#commerce/shared/csv/send-file.ts";
import type { AuditKind } from "#commerce/staff/audit/kinds.ts";
import { namelessFilter, noteInAudit } from "#commerce/staff/audit/writes.ts";
import type { Db } from "#database/tables.ts";

/** Exports the office's filtered lists as files, read and sent in batches. */

/** The columns of an exported list: each has a name and a function that returns a row's value. */
export type ExportColumns<Row> = readonly (readonly [name: string, cell: (row: Row) => unknown])[];

/** The number of rows read at a time. */
const step = 500;

/** Returns all rows in the order of their ids, in batches. `read` returns at most `limit` rows after an id. */
export const eachAfter = <Row extends { id: number }>(read: BatchRead<number, Row>): AsyncGenerator<Row[]> =>
  eachFrom<number, Row>(0, read);

/** The same for rows whose ids are names. */
export const eachAfterName = <Row extends { id: string }>(read: BatchRead<string, Row>): AsyncGenerator<Row[]> =>
  eachFrom<string, Row>("", read);

type BatchRead<Id, Row> = (after: Id, limit: number) => Promise<Row[]>;

async function* eachFrom<Id, Row extends { id: Id }>(first: Id, read: BatchRead<Id, Row>): AsyncGenerator<Row[]> {
  for (let after = first; ; ) {
    const rows = await read(after, step);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

type ExportFilter = Record<string, unknown> & { q?: string; tag?: string };

/** Logs an export with its filters. */
export const noteExport = (db: Db, type: AuditKind, filter: ExportFilter): Promise<void> =>
  noteInAudit(db, { action: "export", type, after: namelessFilter(filter) });

/** Logs the export, then sends the list as a CSV file. */
export async function sendExport<Row>(
  db: Db,
  reply: FastifyReply,
  wish: {
    /** The type in the audit log: "promotion". */
    type: AuditKind;
    /** The file name without extension: "promotions". */
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
