import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import type { ConnectionSettings } from "#platform/database.ts";
import { StartError } from "#platform/start-error.ts";
import { type Account, accountFor } from "./postgres/account.ts";
import { type Binaries, type BinariesOptions, findBinaries } from "./postgres/binaries.ts";
import { pathOfData, runOnData } from "./postgres/program.ts";
import { claimedRunFolder, claimRunFolder } from "./postgres/run-folder.ts";

/**
 * The embedded PostgreSQL server, from the binaries that npm installs. It is reachable only through a socket on this
 * machine.
 */
export type EmbeddedPostgres = { settings: ConnectionSettings; stop(): Promise<void> };

type Options = { say?: (line: string) => void; flags?: Record<string, string>; binaries?: BinariesOptions };
type Cluster = {
  data: string;
  sockets: string;
  bin: Binaries;
  account: Account | null;
  flags: Record<string, string>;
};

const defaultFlags: Record<string, string> = {
  listen_addresses: "",
  unix_socket_permissions: "0700",
  max_connections: "80",
  shared_buffers: "128MB",
  max_wal_size: "1GB",
  random_page_cost: "1.1",
  jit: "off",
  wal_compression: "on",
};

/**
 * Starts the server with its files in `folder` (created when missing) and keeps it running until stop(). A server left
 * behind by a killed process is taken over. Throws when another living process uses the folder.
 */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  const data = join(home, "postgres");
  const account = accountFor(data);
  const bin = findBinaries(account, options.binaries);
  const run = await claimRunFolder(home, account);
  try {
    const sockets = run.path;
    // The setting is a list of folders with its own quotes.
    const directories = `"${sockets.replaceAll('"', '""')}"`;
    const flags = { ...defaultFlags, ...options.flags, unix_socket_directories: directories };
    const cluster: Cluster = { data, sockets, bin, account, flags };
    if (!existsSync(data)) await createCluster(cluster, options.say);
    if (!isAlive(cluster)) await start(cluster);
    const watch = keepAlive(cluster, options.say);
    return {
      settings: settingsOf(sockets),
      async stop() {
        clearInterval(watch);
        const args = ["stop", "-D", pathOfData(data, account), "-m", "fast", "-w", "-t", "20"];
        await runOnData(bin.pg_ctl, args, data, account).catch(() => undefined);
        run.release();
      },
    };
  } catch (error) {
    run.release();
    throw error;
  }
}

/**
 * For commands next to a running shop: uses the server it has started, or starts one for the duration of the command.
 */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const sockets = await claimedRunFolder(home, accountFor(join(home, "postgres")));
  if (!sockets) return startEmbeddedPostgres(folder);
  return { settings: settingsOf(sockets), stop: async () => undefined };
}

const settingsOf = (sockets: string) => ({ host: sockets, user: "firn", database: "firn" });

async function createCluster(cluster: Cluster, say?: (line: string) => void): Promise<void> {
  say?.("Creating the database");
  const { data, account, bin } = cluster;
  const fresh = { ...cluster, data: `${data}.new` };
  rmSync(fresh.data, { recursive: true, force: true });
  mkdirSync(fresh.data, { mode: 0o700 });
  if (account) chownSync(fresh.data, account.uid, account.gid);
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  const args = ["-D", pathOfData(fresh.data, account), "-U", "firn", "--auth=trust", "--no-sync", ...locale];
  await runOnData(bin.initdb, args, fresh.data, account);
  renameSync(fresh.data, data);
  await start(cluster);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ host: cluster.sockets, user: "firn", database: "postgres" });
  await client.connect();
  await client.query("create database firn");
  await client.end();
}

async function start({ data, account, bin, flags }: Cluster): Promise<void> {
  const settings = Object.entries(flags).map(([name, value]) => `-c ${name}=${quoted(value)}`);
  const path = pathOfData(data, account);
  const log = ["-l", join(path, "server.log")];
  const args = ["start", "-D", path, "-w", "-t", "60", "-s", ...log, "-o", settings.join(" ")];
  await runOnData(bin.pg_ctl, args, data, account).catch((error: Error) => {
    const file = join(data, "server.log");
    const tail = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(-8).join("\n") : error.message;
    throw new StartError(`The embedded PostgreSQL did not start:\n${tail}`);
  });
}

/** Quotes a value for the shell through which pg_ctl starts the server. */
const quoted = (value: string) => `'${value.replaceAll("'", `'\\''`)}'`;

function isAlive(cluster: Cluster): boolean {
  const file = join(cluster.data, "postmaster.pid");
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  try {
    process.kill(pid, 0);
    return existsSync(join(cluster.sockets, ".s.PGSQL.5432"));
  } catch {
    return false;
  }
}

/** Checks once a second and restarts a killed server; it recovers from its own log. */
function keepAlive(cluster: Cluster, say?: (line: string) => void): NodeJS.Timeout {
  let busy = false;
  return setInterval(async () => {
    if (busy || isAlive(cluster)) return;
    busy = true;
    say?.("The database stopped unexpectedly; starting it again");
    await start(cluster).catch((error: Error) => say?.(error.message));
    busy = false;
  }, 1000).unref();
}
