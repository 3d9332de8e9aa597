import { open, unlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Readable } from "node:stream";
import { csvLine, csvMark } from "#commerce/shared/csv/lines.ts";
import { isWanted } from "./rules.ts";
import type { ReportFilter, ReportRow } from "./schema.ts";

/** What a dry run says, as CSV. */

const columns = ["row", "key", "name", "outcome", "field", "before", "after", "reason_row", "reason"];

/** One line for each field that would change, for each reason, picture that is left out, and remark; a row without any has one line. */
export function linesOf({ row, key, name, outcome, changes, reasons, pictures = [], notes }: ReportRow): unknown[][] {
  const details = [
    ...changes.map(({ field, before, after }) => [field, before, after, null, null]),
    ...reasons.map(({ row: reasonRow, column, why }) => [column, null, null, reasonRow, why]),
    ...pictures.map(({ row: at, column, address, why }) => [column, null, address, at, why]),
    ...notes.map((note) => [null, null, null, null, note]),
  ];
  return (details.length > 0 ? details : [Array(5).fill(null)]).map((detail) => [row, key, name, outcome, ...detail]);
}

/**
 * Writes the report to a file that vanishes when it was read. Browsers read no answer before they have sent their
 * request, so the report waits until the file that it is about was read to its end.
 */
export async function reportFile(batches: AsyncIterable<ReportRow[]>, filter: ReportFilter): Promise<Readable> {
  const path = join(tmpdir(), `firn-report-${crypto.randomUUID()}.csv`);
  const file = await open(path, "wx+", 0o600);
  try {
    await unlink(path);
    await file.writeFile(textOf(batches, filter));
    return file.createReadStream({ start: 0 });
  } catch (error) {
    await file.close();
    throw error;
  }
}

async function* textOf(batches: AsyncIterable<ReportRow[]>, filter: ReportFilter): AsyncGenerator<string> {
  const wanted = isWanted(filter);
  yield csvMark + csvLine(columns);
  for await (const rows of batches)
    yield rows
      .filter(wanted)
      .flatMap(linesOf)
      .map((cells) => csvLine(cells))
      .join("");
}
