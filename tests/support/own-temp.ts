import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "#tests/support/temp.ts";

/** Chromium leaves the folder of its lock when it is ended while it starts. */
const ofBrowser = (name: string) => name.startsWith(".org.chromium.");

/**
 * Vitest global set-up: the tests get a temporary folder of their own, on disk and (where there is one) in memory. At the end
 * it has to be empty, or the run fails and names what was left.
 */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const memory = memoryFolder();
  const folders = [tmpdir(), ...(memory ? [memory] : [])].map((place) => mkdtempSync(join(place, "firn-tests-")));
  // Where root starts PostgreSQL it runs as another user, who has to get through.
  for (const folder of folders) chmodSync(folder, 0o711);
  const [onDisk, inMemory] = folders;
  process.env.TMPDIR = onDisk;
  // Where memory is short there is none: what is assigned becomes a text, "undefined" too.
  if (inMemory !== undefined) process.env.TEST_MEMORY = inMemory;
  return () => {
    const left = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !ofBrowser(name))
        .map((name) => join(folder, name)),
    );
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.TEST_MEMORY;
    if (left.length > 0) throw new Error(`Tests left temporary files behind: ${left.join(", ")}`);
  };
}
