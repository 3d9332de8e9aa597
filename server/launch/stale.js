import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

// Plain JavaScript like start.js, which asks on each start: a program that reads TypeScript would take half a second to say no.

// A deployment may come without the demo world.
const sources = [
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
  "ui",
];
export const stampFile = "dist/build.json";

/**
 * What the build would be made of, as one hash of names, sizes and times.
 * @returns {string}
 */
export function sourcesNow() {
  const hash = createHash("sha1");
  for (const file of ["package-lock.json", "vite.config.ts", ...sources.filter(existsSync).flatMap(filesIn)]) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest("hex");
}

/**
 * Whether a source has changed since the build, or nothing has been built.
 * @returns {boolean}
 */
export const isStale = () =>
  !existsSync(stampFile) || JSON.parse(readFileSync(stampFile, "utf8")).sources !== sourcesNow();

/**
 * @param {string} folder
 * @returns {string[]}
 */
function filesIn(folder) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
