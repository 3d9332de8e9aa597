import type { Transaction } from "#database/tables.ts";
import { columns } from "./reads.ts";
import type { SettingsBody } from "./schema.ts";

/** Returns the new version. */
export async function updateSettings(trx: Transaction, fields: Omit<SettingsBody, "version">): Promise<number> {
  const row = Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [
      columns[name as keyof typeof columns],
      typeof value === "object" && value !== null ? JSON.stringify(value) : value,
    ]),
  );
  const changed = await trx
    .updateTable("shop_settings")
    .set({ ...row, updated_at: new Date() })
    .returning("version")
    .executeTakeFirstOrThrow();
  return changed.version;
}
