import { existsSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { closeAll, start } from "#server/start.ts";
import { useDataFolder } from "#tests/support/temp.ts";

const folder = useDataFolder("stopped");

test("a process that is stopped before its shop is open leaves no database running", async () => {
  const stops: (() => Promise<unknown>)[] = [];
  const opening = start(readConfig({ DATA_DIR: folder, LOG_LEVEL: "silent", PORT: "0" }), { stops });
  const failed = expect(opening).rejects.toThrow();
  expect(stops).toHaveLength(1);
  await closeAll(stops);
  await failed;
  expect(existsSync(join(folder, "postgres", "PG_VERSION"))).toBe(true);
  expect(existsSync(join(folder, "postgres", "postmaster.pid"))).toBe(false);
});
