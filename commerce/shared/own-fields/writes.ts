import { sql } from "kysely";
import type { Transaction } from "#database/tables.ts";
import type { Aggregate } from "./names.ts";
import type { Reference } from "./reads.ts";
import type { OwnField, OwnValue } from "./schema.ts";

export const tableOf = { product: "products", variant: "variants", customer: "customers", order: "orders" } as const;

export type Changes = Readonly<Record<string, OwnValue | null>>;

/**
 * Writes changed own fields; null empties one. Fields that are not named stay, including those in the bin. Runs one
 * statement for any number of rows.
 */
export async function writeOwnValues(
  trx: Transaction,
  aggregate: Aggregate,
  rows: readonly { id: number; changes: Changes }[],
): Promise<void> {
  const written = rows.filter(({ changes }) => Object.keys(changes).length > 0);
  if (written.length === 0) return;
  await sql`
    update ${sql.table(tableOf[aggregate])} as stored
    set own_fields = jsonb_strip_nulls(stored.own_fields || given.changes)
      ${aggregate === "variant" ? sql`` : sql`, updated_at = now()`}
    from jsonb_to_recordset(${JSON.stringify(written)}::jsonb) as given (id bigint, changes jsonb)
    where stored.id = given.id
  `.execute(trx);
}

/**
 * Returns the references to products, categories and files in these changes, so that they can be checked. `at` is put
 * before each path.
 */
export const referencesIn = (fields: readonly OwnField[], changes: Changes, at: string): Reference[] =>
  fields.flatMap(({ key, kind }) => {
    const value = changes[key];
    if (typeof value !== "string" || (kind !== "product" && kind !== "category" && kind !== "file")) return [];
    return { kind, value, path: `${at}${key}` };
  });
