import { type Changes, openChanges } from "#database/changes/follow.ts";
import type { Tag } from "#platform/cache/tag.ts";
import { openLog } from "#platform/log.ts";
import type { TestDatabase } from "./database.ts";

/** Tags with the names that a test chooses. */
export const tagged = (...names: string[]): Tag[] => names as Tag[];

/** The changes that a process receives from a test's database. */
export async function hearChanges(
  { host, name }: Pick<TestDatabase, "host" | "name">,
  hear: (tags: readonly Tag[]) => void = () => undefined,
): Promise<Changes> {
  const changes = await openChanges({ host, user: "firn", database: name }, openLog("silent"));
  changes.subscribe(hear);
  return changes;
}

/** The recorded tags in order, one list for each record. */
export async function recorded({ pool }: Pick<TestDatabase, "pool">): Promise<Tag[][]> {
  const { rows } = await pool.query<{ tags: Tag[] }>("select tags from changes order by id");
  return rows.map(({ tags }) => tags);
}
