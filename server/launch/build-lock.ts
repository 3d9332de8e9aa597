import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/**
 * In milliseconds: how often a process that waits looks again, how often the owner marks the file, and after how long
 * without a mark its process id belongs to another process by now, as after a restart of the machine.
 */
const [pause, mark, silence] = [250, 5_000, 60_000];

/**
 * Runs `work` while no other process of this clone does: `npm start` beside `npm test` would otherwise build into one
 * folder at once. The file holds the owner's process id; that of a process that was killed is taken over.
 */
export async function withLockFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await wait(pause);
  const marks = setInterval(() => utimesSync(file, new Date(), new Date()), mark);
  try {
    return await work();
  } finally {
    clearInterval(marks);
    rmSync(file, { force: true });
  }
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    if (!isOwned(file)) rmSync(file, { force: true });
    return false;
  }
}

/** Whether the process that made the file still runs. A file without a process id is being written. */
function isOwned(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > silence) return false;
    const owner = Number(readFileSync(file, "utf8"));
    if (owner > 0) process.kill(owner, 0);
    return true;
  } catch (error) {
    // A process of another user runs, too.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
