import { chmodSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onEarlyEnd } from "#tests/support/early-end.ts";
import { memoryFolder } from "#tests/support/temp.ts";

/** Chromium leaves the folder of its lock behind when it is stopped while it starts. */
const ofBrowser = (name: string) => name.startsWith(".org.chromium.");

const ourName = /^firn-tests-(\d+)-/;

const lives = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // A process of another user lives, too.
    return (error as NodeJS.ErrnoException).code !== "ESRCH";
  }
};

/** Removes what runs that were killed have left in this folder: their names hold the number of their process. */
export function removeOfKilledRuns(place: string): void {
  for (const name of readdirSync(place)) {
    const pid = Number(ourName.exec(name)?.[1]);
    if (!pid || lives(pid)) continue;
    try {
      rmSync(join(place, name), { recursive: true, force: true });
    } catch {
      // Another user's, who will remove it.
    }
  }
}

function makeFolder(place: string): string {
  removeOfKilledRuns(place);
  const folder = mkdtempSync(join(place, `firn-tests-${process.pid}-`));
  // When root starts PostgreSQL, it runs as another user, who needs access to the folder.
  chmodSync(folder, 0o711);
  return folder;
}

/**
 * Vitest global set-up: gives the tests temporary folders of their own, on disk and (when available) in memory. When
 * they are not empty at the end, the run fails and lists what was left.
 */
export default function setup(): () => void {
  const before = process.env.TMPDIR;
  const memory = memoryFolder();
  const folders = [tmpdir(), ...(memory ? [memory] : [])].map(makeFolder);
  const [onDisk, inMemory] = folders;
  process.env.TMPDIR = onDisk;
  // With little memory there is no such folder. The check is needed because assigning undefined would store the text
  // "undefined".
  if (inMemory !== undefined) process.env.TEST_MEMORY = inMemory;
  const remove = () => {
    for (const folder of folders) rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 });
  };
  const callOff = onEarlyEnd(remove);
  return () => {
    callOff();
    const left = folders.flatMap((folder) =>
      readdirSync(folder)
        .filter((name) => !ofBrowser(name))
        .map((name) => join(folder, name)),
    );
    remove();
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    delete process.env.TEST_MEMORY;
    if (left.length > 0) throw new Error(`Tests left temporary files behind: ${left.join(", ")}`);
  };
}
