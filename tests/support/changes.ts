import { type Changes, openChanges } from "#database/changes/follow.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { openLog } from "#platform/log.ts";
import type { TestDatabase } from "./database.ts";

/** Tags by the names that a test gives them. */
export const tagged = (...names: string[]): Tag[] => names as Tag[];

/** What a process hears of changes in a test's database. */
export async function hearChanges(
  { host, name }: Pick<TestDatabase, "host" | "name">,
  hear: (tags: readonly Tag[]) => void = () => undefined,
): Promise<Changes> {
  const changes = await openChanges({ host, user: "firn", database: name }, openLog("silent"));
  changes.subscribe(hear);
  return changes;
}

/** The tags that were recorded, one list for each record, in their order. */
export async function recorded({ pool }: Pick<TestDatabase, "pool">): Promise<Tag[][]> {
  const { rows } = await pool.query<{ tags: Tag[] }>("select tags from changes order by id");
  return rows.map(({ tags }) => tags);
}
