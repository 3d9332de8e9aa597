import { connect, createServer, type Server, type Socket } from "node:net";
import { join } from "node:path";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { listenForChanges } from "#platform/changes.ts";
import { openLog } from "#platform/log.ts";
import { useDatabase } from "#tests/support/database.ts";
import { useTempFolder } from "#tests/support/temp.ts";

const database = useDatabase();
/** The way to the database, which can be cut. */
const way = { host: useTempFolder("way"), isCut: false, open: new Set<Socket>(), refused: 0, passed: 0 };
const socket = ".s.PGSQL.5432";
let server: Server;
beforeAll(async () => {
  server = createServer((client) => {
    way[way.isCut ? "refused" : "passed"] += 1;
    if (way.isCut) return client.destroy();
    const onwards = connect(join(database.host, socket));
    way.open.add(client);
    client.pipe(onwards).pipe(client);
    for (const [one, other] of [
      [client, onwards],
      [onwards, client],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => {
        way.open.delete(client);
        other.destroy();
      });
    }
  });
  await new Promise<void>((done) => server.listen(join(way.host, socket), done));
});
beforeEach(() => Object.assign(way, { isCut: false, refused: 0, passed: 0 }));
afterAll(() => server.close());

const lose = () => {
  for (const client of way.open) client.destroy();
};

async function listen() {
  const heard: string[][] = [];
  const settings = { host: way.host, user: "firn", database: database.name };
  return { heard, changes: await listenForChanges(settings, openLog("silent"), (tags) => heard.push(tags)) };
}

test("a committed change is heard, and a lost connection drops everything", async () => {
  const { heard, changes } = await listen();
  await database.pool.query("select pg_notify('firn_changed', $1)", ['["product:1"]']);
  await expect.poll(() => heard).toEqual([["product:1"]]);
  lose();
  await expect.poll(() => heard.at(-1)).toEqual(["*"]);
  await changes.stop();
});

test("a database that is away for a while is listened to once afterwards, however often it refused", async () => {
  const { heard, changes } = await listen();
  way.isCut = true;
  lose();
  await expect.poll(() => way.refused).toBeGreaterThan(2);
  way.isCut = false;
  await expect.poll(() => heard).toEqual([["*"]]);
  // Lost once more, it is missed once more: nobody else tries on.
  lose();
  await expect.poll(() => heard.length).toBeGreaterThan(1);
  expect([heard, way.open.size, way.passed]).toEqual([[["*"], ["*"]], 1, 3]);
  await changes.stop();
});
