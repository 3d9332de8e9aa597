import { createHash } from "node:crypto";
import type { Db } from "#database/tables.ts";
import { fail, ok, type Problem, type Result } from "#platform/result.ts";
import { type ImportFormat, refusedColumn } from "./format.ts";
import type { FileColumns, Mapping } from "./schema.ts";

/**
 * How staff mapped the columns of a file, stored by its header row. The file of refused items has the same signature.
 */

const signatureOf = (header: readonly string[]): string =>
  createHash("sha256")
    .update(JSON.stringify(header.filter((name) => name !== refusedColumn)))
    .digest("hex");

/** A format with the fields that columns can be mapped to, including the merchant's own. */
export type KnownFormat = FileColumns["formats"][number];

export const knownFormats = (db: Db, formats: readonly ImportFormat[]): Promise<KnownFormat[]> =>
  Promise.all(
    formats.map(async ({ name, fields, required, ownFields }) => {
      const labels = (await ownFields?.(db)) ?? {};
      return { name, fields: [...fields, ...Object.keys(labels)], required: [...required], labels };
    }),
  );

export async function findMapping(db: Db, header: readonly string[]): Promise<Mapping | null> {
  const row = await db
    .selectFrom("import_mappings")
    .select(["format", "columns"])
    .where("signature", "=", signatureOf(header))
    .executeTakeFirst();
  return row ?? null;
}

/** The faults of a mapping: field → text. Pure. */
export function mappingFaults(
  header: readonly string[],
  { format: name, columns }: Mapping,
  formats: readonly KnownFormat[],
): Record<string, string> {
  const format = formats.find((one) => one.name === name);
  if (!format) return { format: "is unknown" };
  const faults: Record<string, string> = {};
  const seen = new Set<string>();
  for (const [column, field] of Object.entries(columns)) {
    const at = `columns.${column}`;
    if (!header.includes(column)) faults[at] = "is no column of the file";
    else if (!format.fields.includes(field)) faults[at] = `there is no field ${field}`;
    else if (seen.has(field)) faults[at] = `${field} is named twice`;
    seen.add(field);
  }
  for (const field of format.required) if (!seen.has(field)) faults[field] = "some column has to be it";
  return faults;
}

export async function saveMapping(
  db: Db,
  header: readonly string[],
  mapping: Mapping,
  formats: readonly ImportFormat[],
): Promise<Result<Mapping, Problem<"invalid">>> {
  const fields = mappingFaults(header, mapping, await knownFormats(db, formats));
  if (Object.keys(fields).length > 0)
    return fail("invalid", `Check ${Object.keys(fields).slice(0, 5).join(", ")}.`, { fields });
  const columns = JSON.stringify(mapping.columns);
  await db
    .insertInto("import_mappings")
    .values({ signature: signatureOf(header), format: mapping.format, columns })
    .onConflict((conflict) =>
      conflict.column("signature").doUpdateSet({ format: mapping.format, columns, changed_at: new Date() }),
    )
    .execute();
  return ok(mapping);
}
