import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import { largestProof, proofKind, waitingLife } from "./rules.ts";

/**
 * Proofs uploaded with a form that was refused, because browsers do not send a chosen file again. They are kept for an
 * hour in their own folder; the page that shows the form again contains a signed token that names the file.
 */

type Settings = { DATA_DIR: string; SECRET: string };

export type WaitingProof = { bytes: Uint8Array; name: string };

/** The most proofs kept at once; further ones are not kept, because submitting refused forms costs nothing. */
const mostWaiting = 200;
const folderIn = (dataDir: string) => join(dataDir, "pro-proofs-waiting");

const sign = (text: string, secret: string): string =>
  signatureOf(`waiting-proof:${text}`, secret).toString("base64url");

/** The file name for display: the last part of the path, without characters that cannot be stored. */
const shortName = (name: string): string =>
  (name.toWellFormed().split(/[/\\]/).at(-1) ?? "").replace(/\p{Cc}/gu, "").slice(-120);

/** Stores an acceptable proof and returns its token. Null when the proof is not acceptable, or too many are stored. */
export async function keepWaiting(
  { DATA_DIR, SECRET }: Settings,
  { bytes, name }: WaitingProof,
  now = new Date(),
): Promise<string | null> {
  const kind = proofKind(bytes);
  if (!kind || bytes.length > largestProof) return null;
  const folder = folderIn(DATA_DIR);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if ((await forgetOld(folder, now)) >= mostWaiting) return null;
  const file = `${crypto.randomUUID()}.${kind.ending}`;
  await writeFile(join(folder, file), bytes, { mode: 0o600 });
  const said = { file, name: shortName(name) || `proof.${kind.ending}`, until: now.getTime() + waitingLife };
  const text = Buffer.from(JSON.stringify(said)).toString("base64url");
  return `${text}.${sign(text, SECRET)}`;
}

/** The proof that a token names. Null when the token is not ours or has expired, or the file is gone. */
export async function readWaiting(
  { DATA_DIR, SECRET }: Settings,
  token: string,
  now = new Date(),
): Promise<WaitingProof | null> {
  const said = readToken(token, SECRET);
  if (!said || said.until <= now.getTime()) return null;
  const bytes = await readFile(join(folderIn(DATA_DIR), said.file)).catch(() => null);
  return bytes && { bytes, name: said.name };
}

export async function dropWaiting({ DATA_DIR, SECRET }: Settings, token: string): Promise<void> {
  const said = readToken(token, SECRET);
  if (said) await rm(join(folderIn(DATA_DIR), said.file), { force: true });
}

function readToken(token: string, secret: string): { file: string; name: string; until: number } | null {
  const [text = "", signature = ""] = token.split(".");
  if (!isSameSecret(signature, sign(text, secret))) return null;
  return JSON.parse(Buffer.from(text, "base64url").toString());
}

async function forgetOld(folder: string, now: Date): Promise<number> {
  const files = await readdir(folder);
  const ages = await Promise.all(
    files.map(async (file) => {
      const made = await stat(join(folder, file)).catch(() => null);
      const isOld = made !== null && now.getTime() - made.mtimeMs > waitingLife;
      if (isOld) await rm(join(folder, file), { force: true });
      return isOld ? 0 : 1;
    }),
  );
  return ages.reduce<number>((sum, one) => sum + one, 0);
}
