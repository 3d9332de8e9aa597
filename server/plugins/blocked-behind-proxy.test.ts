import { beforeAll, expect, test } from "vitest";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

/** A blocked address whose requests come through a trusted proxy, against pages that are served before any plugin. */

const database = useDemoWorld();
let page: string;
beforeAll(async () => {
  const app = await openApp(database.db, { RATE_LIMIT_PER_MINUTE: "0", BLOCKED_IPS: "203.0.113.9" });
  const address = await app.listen({ host: "127.0.0.1", port: 0 });
  page = `${address}/en-us/blog`;
});

const statusFor = async (forwarded: string) =>
  (await fetch(page, { headers: { "x-forwarded-for": forwarded, cookie: "country=us" } })).status;

test("6 a blocked address gets no page that was stored for others, also behind a proxy", async () => {
  for (const _again of [1, 2, 3]) expect(await statusFor("198.51.100.7")).toBe(200);
  expect(await statusFor("203.0.113.9")).toBe(403);
  expect(await statusFor("198.51.100.7")).toBe(200);
});
