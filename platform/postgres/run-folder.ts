import { createHash } from "node:crypto";
import { chownSync, lstatSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { StartError } from "#platform/start-error.ts";
import { type Account, canEnter } from "./account.ts";

/**
 * The run folder of a data folder holds two sockets: PostgreSQL's, and one with which a running Firn claims the data.
 * It lies in the temporary folder, because socket paths must be short. The data folder stores its name.
 */
export type RunFolder = { path: string; release(): void };

/** The shortest limit of all systems, minus what PostgreSQL appends. */
const longest = 103 - "/.s.PGSQL.5432".length;

/** Claims the data folder `home` for this process. Throws when another living process has it. */
export async function claimRunFolder(home: string, account: Account | null): Promise<RunFolder> {
  const known = knownRunFolder(home, account);
  if (known && (await isClaimed(known))) {
    throw new StartError(`Another running Firn uses ${home}. Stop it first, or set DATA_DIR to another folder.`);
  }
  const path = known ?? makeRunFolder(home, account);
  const claim = await listen(join(path, "owner"));
  writeFileSync(noteOf(home), path);
  return {
    path,
    release() {
      claim.close();
      rmSync(path, { recursive: true, force: true });
      rmSync(noteOf(home), { force: true });
    },
  };
}

/** The run folder of the Firn that is running on `home`, or null. */
export async function claimedRunFolder(home: string, account: Account | null): Promise<string | null> {
  const known = knownRunFolder(home, account);
  return known && (await isClaimed(known)) ? known : null;
}

const noteOf = (home: string) => join(home, "run-folder");

/** The name depends on the data folder's path, because a copied data folder contains the note of the original. */
const nameFor = (home: string) => `firn-${createHash("sha1").update(home).digest("hex").slice(0, 12)}-`;

/** The folder that the note names; null when it is gone or belongs to somebody else. */
function knownRunFolder(home: string, account: Account | null): string | null {
  try {
    const path = readFileSync(noteOf(home), "utf8");
    const found = lstatSync(path);
    const isOurs = found.uid === (account?.uid ?? process.getuid?.()) && (found.mode & 0o077) === 0;
    return basename(path).startsWith(nameFor(home)) && found.isDirectory() && isOurs ? path : null;
  } catch {
    return null;
  }
}

function makeRunFolder(home: string, account: Account | null): string {
  const candidates = [tmpdir(), "/tmp", home];
  for (const parent of candidates) {
    if (Buffer.byteLength(join(parent, `${nameFor(home)}XXXXXX`)) > longest || !canEnter(parent, account)) continue;
    try {
      const path = mkdtempSync(join(parent, nameFor(home)));
      if (account) chownSync(path, account.uid, account.gid);
      return path;
    } catch {
      // It does not exist or cannot be written: the next one is tried.
    }
  }
  throw new StartError(
    `PostgreSQL needs a folder for its socket, and can use none of ${[...new Set(candidates)].join(", ")}: each is missing, closed to its user, or its path is longer than ${longest - nameFor(home).length - 7} bytes. Set TMPDIR to another.`,
  );
}

/** The claim is a listening socket: the kernel releases it with the process, so kill -9 leaves no stale lock. */
async function listen(path: string): Promise<Server> {
  rmSync(path, { force: true });
  const server = createServer((connection) => connection.destroy()).unref();
  await new Promise<void>((done, failed) => server.once("error", failed).listen(path, done));
  return server;
}

const isClaimed = (runFolder: string) =>
  new Promise<boolean>((answer) => {
    const probe = createConnection(join(runFolder, "owner")).on("error", () => answer(false));
    probe.on("connect", () => {
      probe.destroy();
      answer(true);
    });
  });
