import { spawnSync } from "node:child_process";
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { removeOfKilledRuns } from "./own-temp.ts";
import { useTempFolder } from "./temp.ts";

const place = useTempFolder("own-temp");

test("what a killed run left is removed, and nothing of a run that lives or of anybody else", () => {
  const { pid: ended } = spawnSync(process.execPath, ["--version"]);
  const kept = [`firn-tests-${process.pid}-a`, "firn-tests-b", "firn-world-1"];
  for (const name of [...kept, `firn-tests-${ended}-c`]) {
    mkdirSync(join(place, name, "data"), { recursive: true });
    writeFileSync(join(place, name, "data", "file"), "");
  }
  removeOfKilledRuns(place);
  expect(readdirSync(place).sort()).toEqual(kept.sort());
});
