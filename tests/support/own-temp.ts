import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { memoryFolder } from "#tests/support/temp.ts";

/** Chromium leaves the folder of its lock when it is ended while it starts. */
const ofBrowser = (name: string) => name.startsWith(".org.chromium.");

/**
 * Vitest global set-up: the tests get a temporary folder of their own, on disk and (where there is one) in memory. At the end
 * it is removed, and the run names what tests have left in it: a picture that is written while its shop closes may be there.
 */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const memory = memoryFolder();
  const folders = [tmpdir(), ...(memory ? [memory] : [])].map((place) => mkdtempSync(join(place, "firn-tests-")));
  // Where root starts PostgreSQL it runs as another user, who has to get through.
  for (const folder of folders) chmodSync(folder, 0o711);
  [process.env.TMPDIR, process.env.TEST_MEMORY] = folders;
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
    if (left.length > 0) console.warn(`Tests left temporary files behind, which are removed: ${left.join(", ")}`);
  };
}
