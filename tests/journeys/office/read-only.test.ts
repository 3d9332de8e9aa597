import type { BrowserContextOptions, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, phone, useBrowser } from "#tests/journeys/browser.ts";
import { accept, askOffice, invite } from "#tests/journeys/member.ts";

const browser = useBrowser({ pictures: false });

/** Every address that a reader may open; of each kind of record the first one that there is. */
async function addressesFor(page: Page): Promise<string[]> {
  const first = async (path: string) => (await askOffice(page, "GET", path)).data[0].id;
  const promotions = await askOffice(page, "GET", "/promotions?limit=100");
  const records = {
    // Of what other journeys make and take away, what the demo world brought.
    orders: 10001,
    products: await first("/staff/products?limit=1"),
    categories: await first("/staff/categories"),
    customers: await first("/staff/customers?limit=1"),
    promotions: Math.min(...promotions.data.map(({ id }: { id: number }) => id)),
  };
  await page.goto("/office/settings");
  const settings = page.getByRole("main").getByRole("link");
  await settings.first().waitFor();
  const more = await settings.evaluateAll((links) => links.map((link) => link.getAttribute("href") ?? ""));
  return [
    "/office",
    "/office/orders",
    "/office/dispatch",
    "/office/dispatch/pick-ups",
    "/office/returns",
    "/office/products",
    "/office/stock",
    "/office/categories",
    "/office/pictures",
    "/office/customers",
    "/office/customers/groups",
    "/office/pro",
    "/office/promotions",
    "/office/gift-cards",
    "/office/reviews",
    "/office/audit",
    "/office/prices",
    "/office/settings",
    ...Object.entries(records).map(([name, id]) => `/office/${name}/${id}`),
    // One's own password and notices are one's own.
    ...more.filter((path) => path !== "/office/settings/account"),
  ];
}

/** What only looks: filters, columns, papers, and what lies on the desk of this browser alone. */
const looking =
  /^(Views|Columns|Next page|Previous page|Invoices \(ZIP\)|Oldest first|Newest first|Copy link|History: .*|Add|Add the longest waiting|Filters?.*|Sort.*|Search.*|Order by.*)$/;

/** The names of what could be pressed and typed on a page, but for what opens or orders its rows and e-mails. */
const offeredOn = async (page: Page): Promise<string[]> => {
  const nameOf = (list: Element[]) =>
    list.map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim());
  const main = page.getByRole("main");
  const buttons = await main
    .locator("button:enabled:not(.list-link, :is(table, [role='treegrid'], [role='tree']) button)")
    .evaluateAll(nameOf);
  const inRows = await main.locator("tbody button:enabled").evaluateAll(nameOf);
  const areas = await main.locator("textarea:enabled:not([readonly])").evaluateAll(nameOf);
  const changing = /\b(?:save|delete|remove|restore|approve|refuse|publish|block|invite|revoke|adjust)\b/i;
  return [...buttons.filter((name) => !looking.test(name)), ...inRows.filter((name) => changing.test(name)), ...areas];
};

const refused = [
  ["PUT", "/staff/orders/10001", { tags: [] }, "orders:write"],
  ["POST", "/staff/orders/10001/notes", { body: "Hello" }, "orders:write"],
  ["POST", "/staff/pick-ups/10001/hand-over", {}, "orders:write"],
  ["POST", "/orders/10001/refunds", {}, "refunds:write"],
  ["PUT", "/catalog/products/1001", { name: "Mine" }, "catalogue:write"],
  ["PUT", "/customers/101", { first_name: "Mine" }, "customers:write"],
  ["POST", "/promotions", { name: "Mine" }, "promotions:write"],
  ["POST", "/gift-certificates", { amount: 1 }, "gift-cards:write"],
  ["POST", "/staff/members", { email: "me@readers.example", role: 1 }, "staff:write"],
] as const;

async function refusalOf(page: Page, method: string, path: string, body: object): Promise<unknown> {
  return page.evaluate(
    async ([how, where, given]) => {
      const { token } = await (await fetch("/office/api/csrf")).json();
      const headers = { "csrf-token": token, "content-type": "application/json" };
      const answer = await fetch(`/office/api${where}`, { method: how, headers, body: given });
      const { code, permission } = await answer.json();
      return [answer.status, code, permission];
    },
    [method, path, JSON.stringify(body)] as [string, string, string],
  );
}

const kinds: [string, BrowserContextOptions][] = [
  ["a desktop", desktop],
  ["a phone", phone],
];

test.each(kinds)(
  "a member who may only read sees every area on %s, is offered nothing that changes, and is refused it",
  async (_, device) => {
    const link = await invite((await browser.open(desktop)).page, "Read only");
    const { page, complaints } = await browser.open(device);
    await page.goto(link);
    await page.getByLabel("New password").waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await accept(page, link, "Rita Reader");
    const offered: string[] = [];
    for (const path of await addressesFor(page)) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await page.waitForLoadState("networkidle");
      const isShut = (await page.getByText(/:(read|write)$/).count()) > 0 && !path.includes("settings");
      if (isShut) offered.push(`${path} is shut`);
      for (const name of await offeredOn(page)) offered.push(`${path}: ${name}`);
      if (await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth))
        offered.push(`${path} is too wide`);
    }
    expect(offered.filter((one) => !rolesAreOpened.test(one))).toEqual([]);
    expect(complaints).toEqual([]);
    await page.goto("/office/import");
    await page.getByText("imports:write").waitFor();
    for (const [method, path, body, permission] of refused)
      expect([path, await refusalOf(page, method, path, body)]).toEqual([path, [403, "forbidden", permission]]);
  },
);

/** Roles are looked at in a dialog, whose boxes nobody ticks. */
const rolesAreOpened = /^\/office\/settings\/roles: /;
