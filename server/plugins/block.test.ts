import { expect, test } from "vitest";
import { readConfig } from "#commerce/settings/environment.ts";
import { isBlocked, readBlockList } from "#server/plugins/block.ts";

const blocked = readBlockList(readConfig({ BLOCKED_IPS: "203.0.113.9,127.0.0.1" }));
const asked = (url: string, agent = "Mozilla/5.0", address = "198.51.100.1") =>
  isBlocked(blocked, { url, agent, address });

test.each([
  "/index.php",
  "/wp-admin/",
  "/my-wp/x",
  "/en-us/search?q=1%20and%20SLEEP(5)",
  "/en-us/search?q=SeLeCt%28version%28%29%29",
  "/%77p-login",
  "/broken%E0%A4%A.php",
  "/broken%E0%A4%A%2ephp",
  "/%252570hp/index%252Ephp",
  "/api/products?sku=1%2527+or+sleep%2528%2535%2529",
  "/en-us/search?q=select%28",
])("6 the block list stops %s", (url) => expect(asked(url)).toBe(true));

test.each([
  "/",
  "/en-us/p/kestrel?color=ink",
  "/en-us/search?q=selected+boards",
  "/100%",
  "/en-us/search?q=100%25",
  "/en-us/search?q=%C3%A4+sleep+well",
])("6 the block list lets %s pass", (url) => expect(asked(url)).toBe(false));

test("6 blocked addresses and agents are stopped, those never blocked are not", () => {
  expect(asked("/", "Mozilla/5.0", "203.0.113.9")).toBe(true);
  expect(asked("/", "sqlmap/1.7")).toBe(true);
  expect(asked("/", "sqlmap/1.7", "127.0.0.1")).toBe(false);
});
