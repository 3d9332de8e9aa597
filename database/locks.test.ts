import { glob, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { hashLocks, locks } from "./locks.ts";

const own = [
  "api",
  "commerce",
  "database",
  "demo",
  "discovery",
  "office",
  "platform",
  "server",
  "services",
  "storefront",
];

test("every purpose has a lock of its own, and no code locks by a number that is not in the list", async () => {
  for (const numbers of [Object.values(locks), Object.values(hashLocks)])
    expect(new Set(numbers).size).toBe(numbers.length);
  const taken: string[] = [];
  for await (const path of glob(`{${own}}/**/*.ts`)) {
    if (path === "database/locks.ts" || path.endsWith(".test.ts")) continue;
    const calls = (await readFile(path, "utf8")).matchAll(/pg_(?:try_)?advisory_\w*lock\(([^)]*)/g);
    for (const [call, number] of calls)
      if (number !== "$1" && !number?.startsWith("${locks.")) taken.push(`${path}: ${call}`);
  }
  expect(taken).toEqual([]);
});
