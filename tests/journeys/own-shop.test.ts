import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, symlinkSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { freePort, type RunningShop, startShop } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";
import { ownShop } from "#tests/support/own-shop.ts";
import { useTempFolder } from "#tests/support/temp.ts";

/** A deployment of a shop of one's own: without the demo world, in a folder that its owner alone may enter. */
const folder = join(useTempFolder("own-shop"), "Läden für alle");
const built = [
  "api",
  "commerce",
  "database",
  "discovery",
  "office",
  "platform",
  "server",
  "services",
  "storefront",
  "ui",
];
const files = ["package.json", "package-lock.json", "tsconfig.json", "vite.config.ts"];
let shop: RunningShop | undefined;

beforeAll(async () => {
  mkdirSync(folder);
  for (const name of [...built, ...files]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["server/launch/build-now.ts"], { cwd: folder });
  const environment = { ...ownShop, HOME: undefined };
  shop = await startShop(join(folder, "data"), await freePort(), environment, folder);
}, limit(300_000));
afterAll(() => shop?.stop());

const read = async (path: string) => {
  const answer = await fetch(shop?.url + path, { redirect: "manual" });
  return { status: answer.status, body: await answer.text() };
};

test("a shop of one's own is built and serves its pages without the folder of the demo world", async () => {
  for (const path of ["/", "/de-at", "/en-us/cart", "/en-us/search?q=board", "/en-us/support", "/en-us/stores"])
    expect((await read(path)).status, path).toBe(200);
  expect((await read("/tags/sale-de.svg")).body).toContain("<svg");
  expect((await read("/i/firn/firn-logo?w=40")).status).toBe(404);
  expect((await read("/api/products")).body).toContain('"data":[]');
});

test("nothing of the demo's identity is shown by it, and its own is", async () => {
  const pages = ["/", "/en-us/support", "/en-us/support/contact", "/en-us/withdrawal", "/llms.txt", "/api/store"];
  for (const path of pages) expect((await read(path)).body, path).not.toMatch(/firn\.example|Talstation|Talbank/);
  expect((await read("/.well-known/security.txt")).body).toContain(ownShop.SHOP_EMAIL);
});

test("demo mode says that the demo world is missing", async () => {
  await expect(startShop(join(folder, "demo-data"), await freePort(), {}, folder)).rejects.toThrow(
    "Demo mode needs the folder demo/",
  );
});
