import { readFileSync } from "node:fs";
import type { BrowserContextOptions } from "playwright-core";
import type { Manifest } from "vite";
import { describe, expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { signInToOffice } from "#tests/journeys/member.ts";

const browser = useBrowser();

const pages = {
  "what is sold": [
    "/office/products",
    "/office/products?status=deleted",
    "/office/products/new",
    "/office/products/1001",
    "/office/prices",
    "/office/stock",
    "/office/stock/count?q=Acorn",
    "/office/categories",
    "/office/categories/bin",
    "/office/categories/21",
    "/office/import",
  ],
  orders: [
    "/office",
    "/office/orders",
    "/office/orders/10001",
    "/office/dispatch",
    "/office/dispatch/pick-ups",
    "/office/returns",
    "/office/returns?view=withdrawals",
    "/office/audit",
  ],
  customers: [
    "/office/customers",
    "/office/customers/101",
    "/office/customers/groups",
    "/office/gift-cards",
    "/office/pro",
    "/office/pro/accounts",
    "/office/reviews",
    "/office/reviews?what=question",
    "/office/reviews?what=answer",
  ],
  "what is shown": [
    "/office/promotions",
    "/office/promotions/bin",
    "/office/pictures",
    "/office/pictures?show=deleted",
    "/office/documents",
    "/office/documents?show=deleted",
    "/office/stores",
  ],
  "the shop's settings": [
    "/office/settings",
    "/office/settings/shop",
    "/office/settings/markets",
    "/office/settings/taxes",
    "/office/settings/delivery",
    "/office/settings/payment",
    "/office/settings/email",
    "/office/setup",
  ],
  "people and programs": [
    "/office/settings/account",
    "/office/settings/members",
    "/office/settings/roles",
    "/office/settings/keys",
    "/office/settings/fields",
    "/office/settings/webhooks",
    "/office/settings/jobs",
    "/office/settings/system",
  ],
};
/** Of these lists the first row, too: what its address is called another world decides. */
const opened = ["/office/promotions", "/office/customers/groups", "/office/pictures", "/office/stores"];

const devices = [
  ["a desk", desktop],
  ["a phone", phone],
] as const;

async function openOn(device: BrowserContextOptions) {
  const { page, complaints } = await browser.open({ ...device, colorScheme: "light" });
  const findings: string[] = [];
  /** Asks axe for everything in the light, and at a desk for the colours in the dark, which change nothing else. */
  const look = async (where: string, part = "html") => {
    for (const finding of await axeFindings(page, { part })) findings.push(`${where}: ${finding}`);
    if (device !== desktop) return;
    await page.emulateMedia({ colorScheme: "dark" });
    for (const finding of await axeFindings(page, { part, rules: ["color-contrast"] }))
      findings.push(`${where}, dark: ${finding}`);
    await page.emulateMedia({ colorScheme: "light" });
  };
  /** Waits until the page has its heading and nothing is loading. */
  const settle = async () => {
    await page.getByRole("heading", { level: 1 }).waitFor();
    await expect.poll(() => page.getByRole("status", { name: "Loading" }).count()).toBe(0);
  };
  const expectClean = () => {
    expect(findings).toEqual([]);
    expect(complaints).toEqual([]);
  };
  return { page, look, settle, expectClean };
}

describe.each(devices)("axe finds nothing in the office at %s", (_device, device) => {
  test("before and while signing in, and in the palette", async () => {
    const { page, look, expectClean } = await openOn(device);
    for (const path of ["/office/forgot", "/office/reset", "/office/setup"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await look(path);
    }
    await page.goto("/office");
    await page.getByLabel("E-mail").waitFor();
    await look("sign in");
    await signInToOffice(page, "owner");
    await page.keyboard.press("Control+k");
    await page.getByRole("dialog").waitFor();
    await look("palette", "[role=dialog]");
    await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expectClean();
  });

  test.each(Object.entries(pages))("on the pages of %s", async (_, paths) => {
    const { page, look, settle, expectClean } = await openOn(device);
    await signInToOffice(page, "owner");
    for (const path of paths) {
      await page.goto(path);
      await settle();
      await look(path);
    }
    expectClean();
  });

  test("on the first of each list", async () => {
    const { page, look, settle, expectClean } = await openOn(device);
    await signInToOffice(page, "owner");
    for (const path of opened) {
      await page.goto(path);
      await page.locator("main .list-link, main .grid-tile a").first().click();
      await expect.poll(() => new URL(page.url()).pathname.startsWith(`${path}/`)).toBe(true);
      await settle();
      await look(`the first of ${path}`);
    }
    expectClean();
  });
});

const manifest = () => JSON.parse(readFileSync("dist/office/manifest.json", "utf8")) as Manifest;
const weightOf = (file: string): number => readFileSync(`dist/office/${file}.gz`).length;

/** All scripts that come with these sources, each counted once. */
function scriptsOf(...sources: string[]): Set<string> {
  const chunks = manifest();
  const found = new Set<string>();
  const visit = (source: string): void => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no ${source}.`);
    if (found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const one of chunk.imports ?? []) visit(one);
  };
  for (const source of sources) visit(source);
  return found;
}
const sum = (files: Iterable<string>): number => [...files].reduce((total, file) => total + weightOf(file), 0);

test("shell and first list weigh 220 KB at most, the editor 60 more, the sheet 45, and one language comes at a time", () => {
  const first = scriptsOf("office/main.tsx", "office/i18n/languages/en.ts", "office/pages/products/list.tsx");
  expect(sum(first)).toBeLessThanOrEqual(220 * 1024);
  const editor = scriptsOf("office/pages/products/product.tsx").difference(first);
  expect(sum(editor)).toBeLessThanOrEqual(60 * 1024);
  const sheet = scriptsOf("office/pages/prices/page.tsx").difference(first);
  expect(sum(sheet)).toBeLessThanOrEqual(45 * 1024);
  const language = manifest()["office/i18n/languages/de.ts"]?.file ?? "";
  expect(first.has(language)).toBe(false);
  expect(weightOf(language)).toBeGreaterThan(0);
});

test("nothing of the office is in the shop's files, and nothing of the shop's pages in the office's", () => {
  const shop = Object.keys(JSON.parse(readFileSync("dist/client/manifest.json", "utf8")) as Manifest);
  expect(shop.filter((source) => source.startsWith("office/"))).toEqual([]);
  expect(Object.keys(manifest()).filter((source) => source.startsWith("storefront/"))).toEqual([]);
});
