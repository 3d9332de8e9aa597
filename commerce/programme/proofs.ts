import { randomUUID } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** What applicants show to prove who they are, as files that nothing serves but the staff's door. */

const folderIn = (dataDir: string) => join(dataDir, "pro-proofs");
const isName = (file: string) => /^[0-9a-f-]{36}\.[a-z]{3,4}$/.test(file);

/** Keeps a proof under a name of its own; answers that name. */
export async function keepProof(dataDir: string, bytes: Uint8Array, ending: string): Promise<string> {
  const file = `${randomUUID()}.${ending}`;
  await mkdir(folderIn(dataDir), { recursive: true, mode: 0o700 });
  await writeFile(join(folderIn(dataDir), file), bytes, { mode: 0o600 });
  return file;
}

/** Null when it is gone. */
export const readProof = (dataDir: string, file: string): Promise<Buffer | null> =>
  isName(file) ? readFile(join(folderIn(dataDir), file)).catch(() => null) : Promise.resolve(null);

export async function removeProof(dataDir: string, file: string): Promise<void> {
  if (isName(file)) await rm(join(folderIn(dataDir), file), { force: true });
}
