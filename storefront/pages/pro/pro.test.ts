import { afterAll, beforeAll, expect, test } from "vitest";
import type { App } from "#platform/http/app.ts";
import { openApp, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
let app: App;
beforeAll(async () => {
  app = await openApp(world.db);
});
afterAll(() => app.close());

async function as(email?: string) {
  const { headers } = await openCaller(app, email);
  return (url: string) => app.inject({ url, headers: { cookie: headers.cookie ?? "" } });
}

test("6 a signed-in professional is not asked to become one, and renews the code by its own link", async () => {
  const [guest, pro] = [await as(), await as("pro@firn.example")];
  expect((await guest("/en-us/pro")).body).toContain("Ask for a pro account");
  expect((await guest("/en-us/pro/signup")).statusCode).toBe(200);
  const { body } = await pro("/en-us/pro");
  expect([body.includes("Ask for a pro account"), body.includes('href="/en-us/account"')]).toEqual([false, true]);
  expect((await pro("/en-us/pro/signup")).headers.location).toBe("/en-us/account");
  expect((await pro("/en-us/pro/signup?renew=1")).statusCode).toBe(200);
});

test("6 an employee reads an employee's limit, a professional a professional's", async () => {
  const limits = async (email: string) => {
    const { body } = await (await as(email))("/en-us/account");
    return ["Employee limit", "Pro limit"].map((title) => new RegExp(`<h2[^>]*>${title}</h2>`).test(body));
  };
  expect(await limits("employee@firn.example")).toEqual([true, false]);
  expect(await limits("pro@firn.example")).toEqual([false, true]);
});

test("6 the page that opens pro accounts says by which link, when it was opened without one", async () => {
  const guest = await as();
  expect((await guest("/en-us/pro/create")).body).toContain("Your link comes with our yes. Until then:");
  expect((await guest("/en-us/pro/create?id=1&key=00")).body).toContain("This link has been used, or is too old.");
});

test("6 the pro page tells the season's limit in the reader's currency, and one real price where content names a product", async () => {
  const guest = await as();
  const american = (await guest("/en-us/pro")).body;
  expect(american).toContain("up to $3,000 each season");
  expect(american).toMatch(/In the shop<\/dt><dd><s>\$[\d.]+<\/s><\/dd>/);
  expect((await guest("/de-de/pro")).body).toMatch(/bis 3\.000\u00a0€ pro Saison/);
  const elsewhere = (await guest("/en-jp/pro")).body;
  expect(elsewhere).toContain("up to 3,000 each season");
  expect(elsewhere).not.toContain("<dt>");
});

test("6 products whose prices for professionals content opens show them to everyone on that page, and nowhere else", async () => {
  const guest = await as();
  const savings = async (url: string) => (await guest(url)).body.match(/Pro: \d+% less(?=<)/g)?.length ?? 0;
  expect(await savings("/en-us/psia")).toBe(4);
  expect(await savings("/en-us/c/boots")).toBe(0);
});
