import { mkdtempSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";

const memory = "/dev/shm";
const gigabyte = 1024 ** 3;

/**
 * A new folder for what a test's database or shop writes; whoever asks removes it. In memory where there is plenty: a test
 * database is a thousand small files, which take a slow disk a second and memory 40 ms.
 */
export const scratchFolder = (name: string): string =>
  mkdtempSync(join(hasRoom() ? memory : tmpdir(), `firn-${name}-`));

function hasRoom(): boolean {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > 4 * gigabyte && freemem() > 8 * gigabyte;
  } catch {
    // Other systems have no such folder.
    return false;
  }
}
