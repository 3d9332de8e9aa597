import { sql } from "kysely";
import type { Db } from "#database/tables.ts";
import type { Aggregate } from "./names.ts";
import type { OwnField } from "./schema.ts";

type Row = Omit<OwnField, "deleted_at"> & { deleted_at: Date | null };

const toField = ({ deleted_at: at, ...field }: Row): OwnField => ({ ...field, deleted_at: at?.toISOString() ?? null });

const columns = sql`id, aggregate, key, kind, is_translated, labels, help, is_required, min, max, unit, choices, audience,
  is_searchable, is_filterable, position, version, deleted_at`;

/** Returns all definitions in the merchant's order, including those in the bin. */
export async function listOwnFields(db: Db): Promise<OwnField[]> {
  const { rows } = await sql<Row>`select ${columns} from own_fields order by aggregate, position, id`.execute(db);
  return rows.map(toField);
}

/** Returns the definitions of an aggregate that are in use. */
export async function findOwnFields(db: Db, aggregate: Aggregate): Promise<OwnField[]> {
  const { rows } = await sql<Row>`
    select ${columns} from own_fields where aggregate = ${aggregate} and deleted_at is null order by position, id
  `.execute(db);
  return rows.map(toField);
}

export type Reference = { kind: "product" | "category" | "file"; value: string; path: string };

/**
 * Finds references to products, categories and files that do not exist. Returns path → problem. Runs one statement, or
 * none when nothing is referenced.
 */
export async function unknownReferences(db: Db, references: readonly Reference[]): Promise<Record<string, string>> {
  const named = references.filter(({ kind, value }) => kind !== "file" || !value.startsWith("https://"));
  if (named.length === 0) return {};
  const { rows } = await sql<{ path: string; kind: string }>`
    select path, kind from jsonb_to_recordset(${JSON.stringify(named)}::jsonb) as given (kind text, value text, path text)
    where not case kind
      when 'product' then exists (select from products where uid = value)
      when 'category' then exists (select from categories where uid = value)
      else exists (select from media_assets where kind || '/' || id = value)
    end`.execute(db);
  return Object.fromEntries(
    rows.map(({ path, kind }) => [
      path,
      kind === "file" ? "is no file of the media library" : `is no ${kind} of the shop`,
    ]),
  );
}
