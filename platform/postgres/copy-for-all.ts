import { chmodSync, cpSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { StartError } from "#platform/start-error.ts";

const usualPlaces = ["/var/cache/firn", join(tmpdir(), "firn-cache"), "/tmp/firn-cache"];

/**
 * Makes a copy of a folder that every user can read and run, once per name, in the first place where `works` returns
 * true. Only root makes copies, and a copy that another user could have written is not used, because PostgreSQL would
 * run it.
 */
export function copyForAll(
  folder: string,
  name: string,
  works: (copy: string) => boolean,
  places = usualPlaces,
): string {
  const problems: string[] = [];
  for (const place of places) {
    const copy = join(place, name);
    try {
      if (mkdirSync(place, { recursive: true })) chmodSync(place, 0o755);
      assertOnlyRootWrites(place);
      if (!statSync(copy, { throwIfNoEntry: false })) makeCopy(folder, copy);
      assertOnlyRootWrites(copy);
      if (works(copy)) return copy;
      problems.push(`programs do not run in ${copy}`);
    } catch (error) {
      problems.push((error as Error).message);
    }
  }
  throw new StartError(
    `PostgreSQL does not run as root, and no other user can reach ${folder}. A copy for all could not be made (${problems.join("; ")}). Start Firn as an ordinary user, move it where all can enter (/opt/firn, say), or set DATABASE_URL to a server.`,
  );
}

function assertOnlyRootWrites(folder: string): void {
  const found = lstatSync(folder);
  if (!found.isDirectory() || found.uid !== 0 || (found.mode & 0o022) !== 0)
    throw new Error(`${folder} can be written by others than root`);
}

/** The copy gets its final name when it is complete, so a killed process leaves no partial copy. */
function makeCopy(folder: string, copy: string): void {
  const unfinished = `${copy}.${process.pid}`;
  try {
    cpSync(folder, unfinished, { recursive: true, verbatimSymlinks: true });
    openToAll(unfinished);
    renameSync(unfinished, copy);
  } catch (error) {
    // Another process may have finished the same copy in the meantime.
    if (!statSync(copy, { throwIfNoEntry: false })) throw error;
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** Sets the modes regardless of those of the original and of its owner. */
function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    else if (entry.isFile()) chmodSync(path, (statSync(path).mode & 0o111) === 0 ? 0o644 : 0o755);
  }
}
