import type { Db } from "#database/tables.ts";

/** What is in those of these products that say it, by their ids: "75 g". */
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
