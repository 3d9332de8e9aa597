import { Agent, request as openRequest } from "node:http";
import { connect } from "node:net";
import fc from "fast-check";
import type { InjectOptions } from "fastify";
import { beforeAll, expect, test } from "vitest";
import { setUpDemoKey } from "#commerce/staff/keys/writes.ts";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { useTempFolder } from "#tests/support/temp.ts";
import { headersOf, protocols, roles, runs, seed } from "./protocols.ts";
import { expectSale } from "./sale.ts";

/** The same requests over connections, with more in their bodies than anybody takes; and connections that speak no HTTP. */

const folder = useTempFolder("fuzz-connections");
const database = useDemoWorld(async ({ db }) => {
  await setUpDemoKey(db, true);
});
let app: App;
let port: number;
beforeAll(async () => {
  const limits = { RATE_LIMIT_PER_MINUTE: "0", SIGN_INS_PER_HOUR: "100000", ACCOUNTS_PER_HOUR: "100000" };
  app = await openApp(database.db, { ...limits, DATA_DIR: folder });
  await app.listen({ host: "127.0.0.1", port: 0 });
  port = (app.server.address() as { port: number }).port;
});

test.each(roles)(
  "8 no connection of %s is reset, however much is sent and whether it stays open or not",
  async (role) => {
    const own = await headersOf(app, role);
    const faults: string[] = [];
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    const padding = fc.constantFrom(0, 0, 0, 300_000, 3_000_000);
    const wishes = Object.values(protocols).flatMap((kinds) =>
      kinds.flatMap((kind) =>
        fc.sample(fc.tuple(kind, padding, fc.boolean()), { seed: seed + role.length + 1, numRuns: runs }),
      ),
    );
    const ask = async ([wish, more, isKept]: (typeof wishes)[number]) => {
      const heard = await answerOf(wish, own, more, isKept ? agent : undefined);
      if (typeof heard === "string" || heard >= 500)
        faults.push(`${heard} with ${more} bytes more: ${JSON.stringify(wish).slice(0, 400)}`);
    };
    const next = wishes.values();
    await Promise.all(
      Array.from({ length: 4 }, async () => {
        for (const wish of next) await ask(wish);
      }),
    );
    agent.destroy();
    expect(faults.join("\n")).toBe("");
    await expectSale(app, database.db);
  },
);

/** What an HTTP client of its own connection hears: a status, or the code of what broke the connection. */
const answerOf = (wish: InjectOptions, own: Record<string, string>, more: number, agent?: Agent) =>
  new Promise<number | string>((done) => {
    const { method = "GET", url, payload } = wish as { method?: string; url: string; payload?: string };
    const { expect: _, ...odd } = (wish.headers ?? {}) as Record<string, string>;
    const body = method === "POST" || method === "PUT" ? `${payload ?? ""}${" ".repeat(more)}` : undefined;
    const headers = { ...own, ...odd, ...(body !== undefined && { "content-length": Buffer.byteLength(body) }) };
    const fail = (error: NodeJS.ErrnoException) => done(error.code ?? error.message);
    const asked = openRequest(
      { host: "127.0.0.1", port, method, path: url, headers, agent: agent ?? false },
      (answer) => {
        answer.on("error", fail).on("end", () => done(answer.statusCode ?? 0));
        answer.resume();
      },
    );
    asked.on("error", fail);
    asked.end(body);
  });

test("8 bare connections that speak no HTTP are answered or closed, and never left waiting or reset", async () => {
  const lines = fc.constantFrom(
    "GET / HTTP/1.1\r\nHost: [\r\n\r\n",
    "HEAD / HTTP/1.1\r\nHost: a b\r\n\r\n",
    "\0\0\r\n\r\n",
    "GET /\r\n\r\n",
    "POST /api/cart/create HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n",
    "HEAD  / HTTP/1.1\r\n\r\n",
    "GET /i/firn/x?img404=%00 HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/9.9\r\n\r\n",
    "\x16\x03\x01\r\n\r\n",
    `GET / HTTP/1.1\r\nHost: a\r\nx: ${"y".repeat(70_000)}\r\n\r\n`,
    "GET / HTTP/1.0\r\n\r\n",
    "PRI * HTTP/2.0\r\n\r\n",
  );
  for (const sent of fc.sample(lines, { seed, numRuns: runs * 4 })) {
    const answer = await new Promise<string>((done) => {
      let heard = "";
      const socket = connect(port, "127.0.0.1", () => socket.end(sent, "latin1"));
      socket.on("data", (bytes) => {
        heard += bytes.toString("latin1");
      });
      socket.on("error", (error: NodeJS.ErrnoException) => {
        heard = `${error.code}`;
      });
      socket.on("close", () => done(heard));
    });
    if (sent.startsWith("HEAD") && answer !== "") expect(answer).toMatch(/^[^{<]*\r\n\r\n$/);
    const isSound = expect.not.stringMatching(/ 5\d\d|^E[A-Z]+$/);
    expect([sent.slice(0, 60), answer.slice(0, 12)]).toEqual([sent.slice(0, 60), isSound]);
  }
  await expectSale(app, database.db);
});
