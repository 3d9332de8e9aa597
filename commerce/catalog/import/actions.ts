import { sql } from "kysely";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { startJob } from "#commerce/staff/jobs/actions.ts";
import type { JobServices } from "#commerce/staff/jobs/routes.ts";
import type { JobKind, StaffJob } from "#commerce/staff/jobs/schema.ts";
import type { Db } from "#database/tables.ts";
import { applyItems, perStep } from "./apply.ts";
import { findItems, storeFile } from "./files.ts";
import { ignoredColumns, type openTable } from "./read.ts";
import type { DryRun, FileItem, Layout, Outcome, ReportRow } from "./schema.ts";

type Table = Omit<Awaited<ReturnType<typeof openTable>>, "close">;
type Counts = Record<Outcome, number>;

const mostShown = 10_000;

const countsOf = (rows: readonly ReportRow[]): Counts => {
  const counts: Counts = { made: 0, changed: 0, unchanged: 0, refused: 0 };
  for (const { outcome } of rows) counts[outcome] += 1;
  return counts;
};

/** What an import would do. Each hundred products are written in a transaction that is rolled back. */
export async function tryImport(db: Db, { items, format, header }: Table, market: PriceRegion): Promise<DryRun> {
  const layout: Layout = { format, header, market };
  const report: DryRun = {
    data: [],
    meta: { format, market, total: 0, counts: countsOf([]), ignored: ignoredColumns(layout) },
  };
  for await (const step of stepsOf(items)) {
    const rows = await tryItems(db, layout, step);
    const { meta, data } = report;
    meta.total += rows.length;
    for (const [outcome, count] of Object.entries(countsOf(rows))) meta.counts[outcome as Outcome] += count;
    data.push(...rows.slice(0, mostShown - data.length));
  }
  return report;
}

class Undone extends Error {}

async function tryItems(db: Db, layout: Layout, items: readonly FileItem[]): Promise<ReportRow[]> {
  let rows: ReportRow[] = [];
  const trial = db.transaction().execute(async (trx) => {
    rows = await applyItems(trx, layout, items);
    throw new Undone();
  });
  await trial.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return rows;
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

/** Keeps the file, and starts the job that works through it. */
export async function startImport(
  services: JobServices,
  { items, format, header }: Table,
  market: PriceRegion,
): Promise<StaffJob> {
  const layout: Layout = { format, header, market };
  const { file, total } = await storeFile(services.db, layout, stepsOf(items));
  return startJob(services, { kind: "import", input: { file, ...layout }, total });
}

/** The products of a file, a hundred a step; those that are refused are kept with the reasons (refused.csv). */
export const importKind: JobKind = {
  permission: "imports:write",
  async step(trx, { input, cursor }) {
    const { file, ...layout } = input as Layout & { file: number };
    const items = await findItems(trx, file, cursor, perStep);
    const rows = await applyItems(trx, layout, items);
    const refused = rows.flatMap(({ reasons }, at) =>
      reasons.length > 0 ? { place: cursor + at, faults: reasons } : [],
    );
    if (refused.length > 0)
      await sql`update import_items i set faults = given.faults
        from jsonb_to_recordset(${JSON.stringify(refused)}::jsonb) as given (place integer, faults jsonb)
        where i.file_id = ${file} and i.place = given.place`.execute(trx);
    const skipped = rows
      .filter(({ outcome }) => outcome === "refused")
      .map(({ key, reasons: [first] }) => ({ id: `${first?.row} ${key}`, why: `${first?.column} ${first?.why}` }));
    const next = items.length < perStep ? null : cursor + items.length;
    return { done: items.length, next, skipped, counts: countsOf(rows) };
  },
};
