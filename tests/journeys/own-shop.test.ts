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
let environment: NodeJS.ProcessEnv;

beforeAll(async () => {
  mkdirSync(folder);
  for (const name of [...built, ...files]) cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve("node_modules"), join(folder, "node_modules"));
  execFileSync(process.execPath, ["server/launch/build-now.ts"], { cwd: folder });
  const data = join(folder, "data");
  environment = { ...process.env, ...ownShop, HOME: undefined, DATA_DIR: data };
  shop = await startShop(data, await freePort(), environment, folder);
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
  expect((await read("/")).body).toContain('<span class="logo-name">Shop</span>');
  expect((await read("/api/products")).body).toContain('"data":[]');
});

test("nothing of the demo's identity is shown by it, and its own is", async () => {
  const pages = ["/", "/en-us/support", "/en-us/support/contact", "/en-us/withdrawal", "/llms.txt", "/api/store"];
  for (const path of pages)
    expect((await read(path)).body, path).not.toMatch(/firn\.example|Talstation|Talbank|\bFirn\b/);
  expect((await read("/.well-known/security.txt")).body).toContain(ownShop.SHOP_EMAIL);
});

test(
  "what it sells has its own name, or none, on its pages and in its data",
  async () => {
    const keys = ["server/launch/keys.ts", "add", "--name", "Catalogue", "--scopes", "catalogue:write"];
    const printed = execFileSync(process.execPath, keys, { cwd: folder, env: environment, encoding: "utf8" });
    const key = /firn_[\w-]+/.exec(printed)?.[0];
    const send = async (method: string, path: string, body: object) => {
      const headers = { authorization: `Bearer ${key}`, "content-type": "application/json" };
      const answer = await fetch(`${shop?.url}/api${path}`, { method, headers, body: JSON.stringify(body) });
      expect(answer.ok, `${path} ${answer.status}`).toBe(true);
    };
    await send("POST", "/catalog/categories", { uid: "sleds", name: "Sleds" });
    const sled = { uid: "sled", sku: "SLED", kind: "sled", name: "Sled", is_visible: true, categories: ["sleds"] };
    await send("POST", "/catalog/products", { ...sled, images: [], variants: [{ sku: "SLED-1" }] });
    await send("PUT", "/pricelists/us/records", { records: [{ sku: "SLED-1", price: 90 }] });

    await expect.poll(async () => (await read("/en-us/c/sleds")).body).toContain("/p/sled");
    await expect.poll(async () => (await read("/en-us/search?q=sled")).body).toContain("/p/sled");
    const pages = ["/", "/de-at", "/en-us/c/sleds", "/en-us/p/sled", "/en-us/p/sled/reviews", "/en-us/search?q=sled"];
    for (const path of [...pages, "/feeds/google-en-us.xml", "/api/products"])
      expect((await read(path)).body, path).not.toMatch(/\bFirn\b/);
  },
  limit(300_000),
);

test("demo mode says that the demo world is missing", async () => {
  await expect(startShop(join(folder, "demo-data"), await freePort(), {}, folder)).rejects.toThrow(
    "Demo mode needs the folder demo/",
  );
});
