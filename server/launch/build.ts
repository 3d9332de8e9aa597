import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";
import { withLockFile } from "./build-lock.ts";
import { isStale, sourcesNow, stampFile } from "./stale.js";

type Stamp = { id: string; sources: string };

/** Builds when a source is newer than the build, unless another process does just that. Returns whether it did. */
export async function buildIfStale(say: (line: string) => void): Promise<boolean> {
  return isStale() && withLockFile("node_modules/.cache/build.lock", () => buildUnlessFresh(say));
}

async function buildUnlessFresh(say: (line: string) => void): Promise<boolean> {
  if (!isStale()) return false;
  say("Building");
  const began = Date.now();
  await buildAll(sourcesNow());
  say(`Built in ${((Date.now() - began) / 1000).toFixed(1)} s`);
  return true;
}

async function buildAll(fingerprint: string): Promise<void> {
  process.env.NODE_ENV = "production";
  const { build } = await import("vite");
  await build();
  await build({ build: { ssr: true } });
  await build({ mode: "office" });
  takeFontsOut("dist/client");
  await compressFiles("dist/client/assets");
  await compressFiles("dist/office/assets");
  const id = `${Date.now().toString(36)}-${fingerprint.slice(0, 8)}`;
  writeFileSync(stampFile, JSON.stringify({ id, sources: fingerprint } satisfies Stamp));
}

/**
 * Moves the @font-face rules into a file of their own, which the server inlines in every document. In a stylesheet that
 * loads later they would make the browser lay out all text again.
 */
function takeFontsOut(folder: string): void {
  const fonts: string[] = [];
  for (const name of readdirSync(join(folder, "assets")).filter((one) => one.endsWith(".css"))) {
    const path = join(folder, "assets", name);
    const rest = readFileSync(path, "utf8").replace(/@font-face\s*\{[^}]*\}/g, (rule) => {
      fonts.push(rule);
      return "";
    });
    writeFileSync(path, rest);
  }
  writeFileSync(join(folder, "fonts.css"), fonts.join(""));
}

/** Writes Brotli and gzip versions next to each text file, so that the server never compresses them. */
async function compressFiles(folder: string): Promise<void> {
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg)$/.test(name));
  for (const name of names) {
    const body = await readFile(join(folder, name));
    const [br, gz] = await Promise.all([promisify(brotliCompress)(body), promisify(gzip)(body, { level: 9 })]);
    await writeFile(join(folder, `${name}.br`), br);
    await writeFile(join(folder, `${name}.gz`), gz);
  }
}
