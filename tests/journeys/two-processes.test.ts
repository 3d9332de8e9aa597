import { afterAll, beforeAll, expect, test } from "vitest";
import { joinEmbeddedPostgres } from "#platform/postgres.ts";
import { freePort, type RunningShop, startShop, useWorldCopy } from "#tests/journeys/shop.ts";
import { limit } from "#tests/support/limits.ts";
import { useDataFolder } from "#tests/support/temp.ts";

/** Two processes of one shop, as behind a balancer: each has caches of its own, and one database. */
let [first, second] = [] as unknown as [RunningShop, RunningShop];
const data = useWorldCopy("two-processes");
const other = useDataFolder("two-processes-other");

beforeAll(async () => {
  first = await startShop(data, await freePort());
  const { settings } = await joinEmbeddedPostgres(data);
  second = await startShop(other, await freePort(), {
    DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(settings.host ?? "")}`,
  });
}, limit(120_000));
afterAll(async () => {
  await second?.stop();
  await first?.stop();
});

const authorization = "Bearer firn-demo-management";
const read = async ({ url }: RunningShop, path: string) => {
  const answer = await fetch(url + path, { redirect: "manual" });
  return { status: answer.status, body: await answer.text() };
};
const settingsOf = async ({ url }: RunningShop) =>
  (await (await fetch(`${url}/api/settings`, { headers: { authorization } })).json()).data;
async function save({ url }: RunningShop, body: object) {
  const headers = { authorization, "content-type": "application/json" };
  const answer = await fetch(`${url}/api/settings`, { method: "PATCH", headers, body: JSON.stringify(body) });
  expect(answer.status, await answer.clone().text()).toBe(200);
  return answer.json();
}
/** What shoppers and programs see of the shop's name and colour: a page, the manifest, the API. */
const shown = async (shop: RunningShop) => {
  const [page, manifest, store] = await Promise.all(
    ["/en-us/support", "/manifest.webmanifest", "/api/store"].map((path) => read(shop, path)),
  );
  return [
    /<title>(.*?)<\/title>/.exec(page?.body ?? "")?.[1],
    page?.body.includes("#7a2e8f"),
    JSON.parse(manifest?.body ?? "{}").name,
    JSON.parse(store?.body ?? "{}").name,
  ];
};

test("what is saved in one process counts in the other at once, on pages that it had stored, too", async () => {
  // Whoever repeats this finds what an earlier try left.
  await save(first, { accent: "" });
  await expect.poll(async () => (await shown(second))[1], { timeout: limit(20_000) }).toBe(false);
  await save(first, { name: "Two Houses", accent: "#7a2e8f" });
  const named = [expect.stringContaining("Two Houses"), true, "Two Houses", "Two Houses"];
  await expect.poll(() => shown(first), { timeout: limit(20_000) }).toEqual(named);
  await expect.poll(() => shown(second), { timeout: limit(20_000) }).toEqual(named);
  await save(second, { name: "One House", accent: "" });
  await expect
    .poll(() => shown(first), { timeout: limit(20_000) })
    .toEqual([expect.stringContaining("One House"), false, "One House", "One House"]);
});

test("both processes save other fields of the same version, and neither loses the other's", async () => {
  const { version } = await settingsOf(first);
  await save(first, { legalName: "First Ltd", version });
  const { meta } = await save(second, { bank: "Second Bank", version });
  expect(meta.merged).toEqual(["legalName"]);
  const both = { legalName: "First Ltd", bank: "Second Bank" };
  await expect.poll(() => settingsOf(first)).toMatchObject(both);
  expect(await settingsOf(second)).toMatchObject(both);
});

test("a country that is offered no longer in one is named by no page of the other, and comes back", async () => {
  const namesAustria = async (shop: RunningShop) => /hreflang="de-AT"/i.test((await read(shop, "/en-us/support")).body);
  const { markets } = await settingsOf(first);
  expect(await namesAustria(second)).toBe(true);
  await save(first, { markets: [{ country: "us", region: "us", languages: ["en"] }] });
  await expect.poll(() => namesAustria(second), { timeout: limit(20_000) }).toBe(false);
  await save(second, { markets });
  await expect.poll(() => namesAustria(first), { timeout: limit(20_000) }).toBe(true);
});
