import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The applicants' proofs, stored as files that only staff routes serve. */

const folderIn = (dataDir: string) => join(dataDir, "pro-proofs");
const isName = (file: string) => /^[0-9a-f-]{36}\.[a-z]{3,4}$/.test(file);

export async function keepProof(dataDir: string, bytes: Uint8Array, ending: string): Promise<string> {
  const file = `${randomUUID()}.${ending}`;
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(join(folderIn(dataDir), file), bytes, { mode: 0o600 });
  return file;
}

export const readProof = (dataDir: string, file: string): Promise<Buffer | null> =>
  isName(file) ? readFile(join(folderIn(dataDir), file)).catch(() => null) : Promise.resolve(null);

const hour = 3_600_000;

/** The files older than an hour. A newer file may belong to an application that is about to be stored. */
export async function oldProofs(dataDir: string, now = Date.now()): Promise<string[]> {
  const files = await readdir(folderIn(dataDir)).catch(() => []);
  const ages = await Promise.all(
    files.map((file) =>
      stat(join(folderIn(dataDir), file)).then(
        ({ mtimeMs }) => now - mtimeMs,
        () => 0,
      ),
    ),
  );
  return files.filter((_, at) => (ages[at] ?? 0) > hour);
}

export async function removeProof(dataDir: string, file: string): Promise<void> {
  if (isName(file)) await rm(join(folderIn(dataDir), file), { force: true });
}
