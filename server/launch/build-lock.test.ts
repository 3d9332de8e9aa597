import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { withLockFile } from "./build-lock.ts";

const folder = mkdtempSync(join(tmpdir(), "build-lock-"));
const file = join(folder, "cache", "build.lock");
afterAll(() => rmSync(folder, { recursive: true }));

test("two that build at once build one after the other", async () => {
  const told: string[] = [];
  const build = (name: string) =>
    withLockFile(file, async () => {
      told.push(`${name} begins`);
      await new Promise((later) => setImmediate(later));
      told.push(`${name} ends`);
    });
  await Promise.all([build("one"), build("two")]);
  expect([told.slice(0, 2), told.slice(2)].sort()).toEqual([
    ["one begins", "one ends"],
    ["two begins", "two ends"],
  ]);
  expect(existsSync(file)).toBe(false);
});

test("a build that failed or was killed keeps nobody waiting", async () => {
  await expect(withLockFile(file, () => Promise.reject(new Error("no room")))).rejects.toThrow("no room");
  const { pid } = spawnSync(process.execPath, ["-e", ""]);
  writeFileSync(file, String(pid));
  expect(await withLockFile(file, async () => "built")).toBe("built");
  // After a restart of the machine its process id may be another process's.
  writeFileSync(file, String(process.pid));
  utimesSync(file, new Date(0), new Date(0));
  expect(await withLockFile(file, async () => "built")).toBe("built");
});
