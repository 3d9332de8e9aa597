import { mkdtempSync, rmSync, statfsSync } from "node:fs";
import { freemem, tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll } from "vitest";

const gigabyte = 1024 ** 3;

/** A folder in memory; undefined when there is not plenty of memory. */
export function memoryFolder(): string | undefined {
  const path = "/dev/shm";
  try {
    const { bavail, bsize } = statfsSync(path);
    return bavail * bsize > 4 * gigabyte && freemem() > 8 * gigabyte ? path : undefined;
  } catch {
    // Other systems have no such folder.
    return undefined;
  }
}

/** A new temporary folder; the caller removes it. */
export const makeTempFolder = (name: string): string => mkdtempSync(join(tmpdir(), `firn-${name}-`));

/**
 * A new folder for a test's database or shop; the caller removes it. It is in memory when possible: a database is a
 * thousand small files, which take a second on a slow disk and 40 ms in memory.
 */
export const makeDataFolder = (name: string): string =>
  mkdtempSync(join(process.env.TEST_MEMORY ?? memoryFolder() ?? tmpdir(), `firn-${name}-`));

type Hook = (work: () => void) => void;

const removedAt = (end: Hook, folder: string): string => {
  end(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10, retryDelay: 200 }));
  return folder;
};

/** A new temporary folder that is removed after the file's tests or, with onTestFinished, after the current test. */
export const useTempFolder = (name: string, end: Hook = afterAll): string => removedAt(end, makeTempFolder(name));

export const useDataFolder = (name: string, end: Hook = afterAll): string => removedAt(end, makeDataFolder(name));
