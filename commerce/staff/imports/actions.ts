import { sql } from "kysely";
import { withReason } from "#commerce/shared/reasons/rules.ts";
import { startJob } from "#commerce/staff/jobs/actions.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { JobKind, StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { Db } from "#database/tables.ts";
import { findItems, storeFile } from "./files.ts";
import { type FetchedPicture, type ImportFormat, ignoredColumns, type Picture, refusedColumn } from "./format.ts";
import { attachStep, countPictures, type Fetched, fetchStep, notePictures, picturesPerStep } from "./pictures.ts";
import type { Table } from "./read.ts";
import type { DryRun, FileItem, Layout, Outcome, ReportRow } from "./schema.ts";

type Counts = Record<Outcome, number>;
export type ImportOptions = Pick<Layout, "market" | "location">;

const perStep = 100;
const mostShown = 10_000;
const mostChoices = 100;

const countsOf = (rows: readonly ReportRow[]): Counts => {
  const counts: Counts = { made: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

const layoutOf = ({ format, header, isMapped }: Table, asked: ImportOptions): Layout => ({
  format: format.name,
  header,
  ...asked,
  ...(isMapped && { isMapped }),
});

/**
 * What an import would do, for a hundred items at a time in read-only transactions, so that no other work is blocked.
 */
async function* trialSteps(db: Db, table: Table, layout: Layout, allowPrivate: boolean) {
  for await (const step of stepsOf(table.items)) {
    const rows = await db
      .transaction()
      .setIsolationLevel("repeatable read")
      .setAccessMode("read only")
      .execute((trx) => table.format.apply(trx, layout, step, true));
    const told = rows.map((row, at) => withPictures(table, layout, row, step[at], allowPrivate));
    yield { step, rows: calledAsInFile(table, told) };
  }
}

/** Adds the pictures that will surely be left out. */
function withPictures(
  { format: { pictures } }: Table,
  layout: Layout,
  row: ReportRow,
  item: FileItem | undefined,
  allowPrivate: boolean,
): ReportRow {
  if (!pictures || !item || row.outcome === "refused") return row;
  const left = pictures.in(item, layout).flatMap(({ row: at, column, address }) => {
    const why = pictures.faultOf(address, allowPrivate);
    return why === null ? [] : withReason({ row: at, column, address: address.slice(0, 200), why });
  });
  return left.length > 0 ? { ...row, pictures: left } : row;
}

/** What an import would do, all of it, in batches. */
export async function* trialRows(
  db: Db,
  table: Table,
  asked: ImportOptions,
  allowPrivate = false,
): AsyncGenerator<ReportRow[]> {
  for await (const { rows } of trialSteps(db, table, layoutOf(table, asked), allowPrivate)) yield rows;
}

/** Returns what an import would do, with the first of its rows. */
export async function tryImport(db: Db, table: Table, asked: ImportOptions, allowPrivate = false): Promise<DryRun> {
  const { format, header, columns } = table;
  const layout = layoutOf(table, asked);
  const choices = new Set<string>();
  const ignored = columns.filter((name, at) => name !== refusedColumn && header[at] === "");
  const report: DryRun = {
    data: [],
    meta: {
      format: format.name,
      market: asked.market,
      total: 0,
      counts: countsOf([]),
      picturesLeft: 0,
      choices: [],
      ignored: [...ignored, ...ignoredColumns(format, header)],
    },
  };
  for await (const { rows, step } of trialSteps(db, table, layout, allowPrivate)) {
    const { meta, data } = report;
    meta.total += rows.length;
    for (const { pictures: left = [] } of rows) meta.picturesLeft += left.length;
    for (const [outcome, count] of Object.entries(countsOf(rows))) meta.counts[outcome as Outcome] += count;
    data.push(...rows.slice(0, mostShown - data.length));
    for (const item of step)
      for (const choice of format.choicesIn?.(item, layout) ?? []) if (choices.size < mostChoices) choices.add(choice);
  }
  report.meta.choices = [...choices];
  return report;
}

/** Replaces the format's column names in the reasons by those of the file. */
function calledAsInFile({ header, columns }: Pick<Table, "header" | "columns">, rows: ReportRow[]): ReportRow[] {
  const names = new Map(header.map((name, at) => [name, columns[at] ?? name]));
  const called = <F extends { column: string }>(fault: F): F => ({
    ...fault,
    column: names.get(fault.column) ?? fault.column,
  });
  return rows.map((row) => ({
    ...row,
    reasons: row.reasons.map(called),
    ...(row.pictures && { pictures: row.pictures.map(called) }),
  }));
}

async function* stepsOf(items: AsyncIterable<FileItem>): AsyncGenerator<FileItem[]> {
  let step: FileItem[] = [];
  for await (const item of items) {
    step.push(item);
    if (step.length < perStep) continue;
    yield step;
    step = [];
  }
  if (step.length > 0) yield step;
}

/** Stores the file and starts the job that imports it. */
export async function startImport(services: JobServices, table: Table, asked: ImportOptions): Promise<StaffJob> {
  const layout = layoutOf(table, asked);
  const { columns } = table;
  const { file, total } = await storeFile(services.db, layout, columns, stepsOf(table.items));
  const input = { file, ...layout, ...(table.isMapped && { columns }) };
  return startJob(services, { kind: table.format.jobKind ?? "import", input, total });
}

type Input = Layout & { file: number; columns?: string[] };
type Kind = {
  permission?: Permission;
  /** When absent, addresses of pictures are ignored. */
  fetchPicture?: ((picture: Picture) => Promise<FetchedPicture>) | undefined;
};

/** Cursors from this number on count pictures, which come after the last row. */
const pictures = 1_000_000_000;

/**
 * Imports the items of a file, a hundred per step; refused items are stored with the reasons (refused.csv). Afterwards
 * it imports the pictures that the accepted ones name, several per step.
 */
export const importKind = (
  formats: readonly ImportFormat[],
  { permission = "imports:write", fetchPicture }: Kind = {},
): JobKind => ({
  permission,
  alsoNeeds(input) {
    const { format, header } = input as Layout;
    const { permissions = [], stockColumns = [] } = formats.find(({ name }) => name === format) ?? {};
    const isStock = stockColumns.some((column) => header.includes(column));
    return [...permissions.filter((one) => one !== permission), ...(isStock ? (["stock:write"] as const) : [])];
  },
  async marketsOf(_, { input }) {
    const layout = input as Layout;
    return [...(formats.find(({ name }) => name === layout.format)?.regionsOf(layout) ?? [])];
  },
  async prepare(db, { input, cursor }) {
    if (cursor < pictures || !fetchPicture) return;
    return fetchStep(db, (input as Input).file, cursor - pictures, fetchPicture);
  },
  async step(trx, { input, cursor, prepared }) {
    const { file, columns, ...layout } = input as Input;
    const format = formats.find(({ name }) => name === layout.format);
    if (!format) throw new Error(`There is no format called ${layout.format}.`);
    if (cursor >= pictures) {
      if (!prepared) return { done: 0, next: cursor };
      const fetched = prepared as Fetched[];
      const next = fetched.length < picturesPerStep ? null : cursor + fetched.length;
      return { done: fetched.length, next, ...(await attachStep(trx, format, fetched)) };
    }
    const items = await findItems(trx, file, cursor, perStep);
    // Read by the stock ledger.
    await sql`select set_config('firn.stock_reason', 'import', true)`.execute(trx);
    const said = await format.apply(trx, layout, items, false);
    const rows = columns ? calledAsInFile({ header: layout.header, columns }, said) : said;
    const refused = rows.flatMap(({ reasons }, at) =>
      reasons.length > 0 ? { place: cursor + at, faults: reasons } : [],
    );
    if (refused.length > 0)
      await sql`update import_items i set faults = given.faults
        from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as given (place integer, faults jsonb)
        where i.file_id = ${file} and i.place = given.place`.execute(trx);
    const skipped = rows
      .filter(({ outcome }) => outcome === "refused")
      .map(({ key, row, reasons: [first] }) => ({
        id: format.isPersonal ? `${first?.row}` : `${first?.row} ${key}`,
        about: { kind: "row", id: `${first?.row ?? row}` },
        why: `${first?.column} ${first?.why}`,
        cell: first?.column ?? "",
        ...(first?.reason && { reason: first.reason }),
      }));
    if (fetchPicture)
      await notePictures(
        trx,
        file,
        items.flatMap((item, at) =>
          rows[at]?.outcome === "refused" ? [] : (format.pictures?.in(item, layout as Layout) ?? []),
        ),
      );
    const isLast = items.length < perStep;
    const more = isLast ? await countPictures(trx, file) : 0;
    const next = isLast ? (more > 0 ? pictures : null) : cursor + items.length;
    return { done: items.length, next, skipped, counts: countsOf(rows), more };
  },
});
