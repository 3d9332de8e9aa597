import { afterAll, beforeAll, expect, test } from "vitest";
import { entries } from "#demo/content/entries.ts";
import type { App } from "#platform/http/app.ts";
import { routes } from "#storefront/routes.ts";
import { openAppWithCaches, openCaller } from "#tests/support/app.ts";
import { useDemoWorld } from "#tests/support/demo-world.ts";

const world = useDemoWorld();
const lines: string[] = [];
let app: App;
beforeAll(async () => {
  const logTo = { write: (line: string) => void lines.push(line) };
  ({ app } = await openAppWithCaches(world.db, { LOG_LEVEL: "warn" }, undefined, null, logTo));
});
afterAll(() => app.close());

const locales = ["en-us", "de-de", "fr-ca", "ja-jp"];
const plain = routes.map(({ path }) => `/${path}`).filter((path) => !path.includes(":"));
const redirects = entries.flatMap(({ contentType, data }) =>
  contentType === "redirect" ? [String((data as { from?: string }).from)] : [],
);

/** Addresses of products, categories, articles and stores from the sitemap. */
async function listed(): Promise<string[]> {
  const index = (await app.inject({ url: "/sitemap.xml" })).body;
  const maps = [...index.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, path]) => path ?? "");
  const bodies = await Promise.all(maps.map(async (url) => (await app.inject({ url })).body));
  const paths = bodies.flatMap((body) =>
    [...body.matchAll(/<loc>https?:\/\/[^/]+([^<]+)<\/loc>/g)].map(([, at]) => at ?? ""),
  );
  const kinds = Map.groupBy(new Set(paths), (path) => path.split("/").slice(2, 4).join("/"));
  return [...kinds.values()].flatMap((some) => some.slice(0, 2));
}

test("9.3 a walk through all pages, redirects and what is missing leaves no line at warn or above", async () => {
  const asked = [
    ...plain.flatMap((path) => [path, ...locales.map((code) => `/${code}${path}`)]),
    ...redirects.flatMap((path) => [path, `${path}?utm_source=a%26b`, `/de-de${path}`]),
    ...(await listed()),
    "/en-us/no-such-page",
    "/p/nothing",
    "/%00",
    "/%E0%A4%A",
    "/en-us/c/snowboards?page=99",
    "/api/no-such-call",
  ];
  expect(redirects.length).toBeGreaterThan(5);
  const statuses = new Set<number>();
  for (const url of new Set(asked)) {
    const [path, query] = url.split("?");
    for (const one of [url, `${path?.replace(/\/$/, "")}/_payload.json${query ? `?${query}` : ""}`])
      statuses.add((await app.inject({ url: one })).statusCode);
  }
  const customer = await openCaller(app, "rider@firn.example");
  for (const path of plain.filter((one) => one.startsWith("/account") || one.startsWith("/checkout")))
    statuses.add((await app.inject({ url: `/en-us${path}`, headers: { cookie: customer.headers.cookie } })).statusCode);
  expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  expect(lines).toEqual([]);
});
