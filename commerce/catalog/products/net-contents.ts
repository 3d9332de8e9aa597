import type { Db } from "#database/tables.ts";

/** The net contents of those products that state them, by id: "75 g". */
export async function netContents(db: Db, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("products")
    .select(["id", "net_content"])
    .where("id", "in", [...new Set(ids)])
    .where("net_content", "is not", null)
    .execute();
  return new Map(rows.map((row) => [row.id, row.net_content ?? ""]));
}
