import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import { beforeAll, describe, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";
import { useDataFolder } from "#tests/support/temp.ts";

/** Every answer, cached or not, has a content coding that the client accepts. */

const world = useDemoWorld();
const folder = useDataFolder("encodings");
const script = `export const text = ${JSON.stringify("snow ".repeat(400))};`;
let app: App;

beforeAll(async () => {
  const file = join(folder, "assets", "module.js");
  mkdirSync(join(folder, "assets"));
  writeFileSync(file, script);
  writeFileSync(`${file}.br`, brotliCompressSync(script));
  writeFileSync(`${file}.gz`, gzipSync(script));
  app = await openApp(world.db, { RATE_LIMIT_PER_MINUTE: "0" }, undefined, folder);
  return () => app.close();
});

const decode = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  none: (bytes: Buffer) => bytes,
};

describe.each([
  ["a page", "/de-at/p/kestrel"],
  ["a payload", "/de-at/p/kestrel/_payload.json"],
  ["an API list", "/api/products?limit=5"],
  ["an API answer that is not cached", "/api/countries"],
  ["a script", "/assets/module.js"],
  ["a sitemap", "/sitemaps/de-at.xml"],
  ["a product feed", "/feeds/google-de-at.xml"],
  ["a blog feed", "/de-at/blog/rss.xml"],
  ["a map", "/maps/japan.json"],
])("%s", (_name, url) => {
  test.each([
    ["br, gzip", "br"],
    ["br;q=0, gzip", "gzip"],
    ["br;q=0.1, gzip;q=0.9", "gzip"],
    ["br;q=0, gzip;q=0", "none"],
    ["br;q=0", "none"],
    ["identity", "none"],
  ] as const)("a client that accepts %s gets %s", async (accepted, coding) => {
    // The second answer comes from a cache, where there is one.
    for (const _time of [1, 2]) {
      const answer = await app.inject({ url, headers: { "accept-encoding": accepted } });
      expect([answer.statusCode, answer.headers["content-encoding"] ?? "none"]).toEqual([200, coding]);
      expect(decode[coding](answer.rawPayload).toString()).toMatch(/^[\s[{<e]/);
    }
  });
});
