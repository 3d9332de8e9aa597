import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { joinEmbeddedPostgres } from "#platform/postgres.ts";
import en from "#storefront/i18n/stores/en.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { expectFits } from "#tests/journeys/fits.ts";
import { freePort, type RunningShop, startShop } from "#tests/journeys/shop.ts";
import { useDataFolder } from "#tests/support/temp.ts";

const browser = useBrowser();
const opening = /^(Open until|Closed, opens|Closed for the time being)/;

test("2.1 on a phone somebody looks for a store, narrows the list, meets it on the map and opens it", async () => {
  const here = { geolocation: { latitude: 39.7392, longitude: -104.9903 }, permissions: ["geolocation"] };
  const { page, complaints } = await browser.open({ ...phone, ...here });
  await page.goto("/en-us/stores");
  await hydrated(page);
  await page.getByRole("button", { name: en["stores.near-me"] }).click();
  await page.waitForURL(/lat=39\.74&lng=-104\.99/);
  const heading = page.getByRole("status").filter({ hasText: "stores" });
  await heading.getByText("near you").waitFor();
  // All of them, also those that a phone shows only when asked.
  const list = page.locator("[data-store]");
  await expect.poll(() => list.first().innerText()).toContain("Denver");

  await page.getByLabel(en["stores.place"]).fill("Inssbruck");
  await page.getByLabel(en["stores.place"]).press("Enter");
  await heading.getByText("stores near Innsbruck").waitFor();
  await hydrated(page);
  const before = await list.count();
  await page.locator("summary", { hasText: en["stores.filters"] }).click();
  await page.getByLabel(en["stores.service-rental"]).check();
  await page.getByRole("button", { name: en["stores.apply"] }).click();
  await page.waitForURL(/place=Inssbruck.*service=rental/);
  await hydrated(page);
  await expect.poll(() => list.count()).toBeLessThan(before);

  await page.getByRole("button", { name: en["stores.show-map"] }).click();
  const pins = page.locator(".map-pin");
  await expect.poll(() => pins.count()).toBeGreaterThan(2);
  await page.locator(".store-map canvas").waitFor();
  const first = list.first().getByRole("link").first();
  await first.focus();
  await expect.poll(() => page.locator(".map-pin[data-marked]").count()).toBe(1);
  const single = page.locator(".map-pin:not(.map-cluster)").first();
  const name = (await single.getAttribute("aria-label")) ?? "";
  await single.focus();
  await page.keyboard.press("Enter");
  await page.locator(".leaflet-popup").getByRole("link", { name }).waitFor();
  await expect.poll(() => list.filter({ hasText: name }).first().getAttribute("data-marked")).toBe("true");
  expect(await axeFindings(page, { part: "main" })).toEqual([]);

  await page.locator(".leaflet-popup").getByRole("link", { name }).click();
  await page.getByRole("heading", { level: 1, name }).waitFor();
  await page.getByText(opening).first().waitFor();
  await page.getByRole("table").getByText("Monday").first().waitFor();
  // The map of one store goes no nearer than its coasts and towns are right.
  await page.locator(".store-map-ground[data-drawn]").waitFor();
  const nearer = page.getByRole("button", { name: en["stores.zoom-in"], exact: true });
  // A press during a step does nothing, so it is pressed until the end, where the button is off.
  const goNearer = async () => {
    await nearer.click({ force: true });
    return nearer.getAttribute("aria-disabled");
  };
  await expect.poll(goNearer).toBe("true");
  expect(await goNearer()).toBe("true");
  await expectFits(page);
  expect(complaints).toEqual([]);
});

test("2.1 the same without scripts", async () => {
  const { page } = await browser.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/en-us/stores");
  expect(await page.getByRole("button", { name: en["stores.near-me"] }).count()).toBe(0);
  await page.getByLabel(en["stores.place"]).fill("96161");
  await page.getByLabel(en["stores.radius"]).selectOption("50");
  await page.getByRole("button", { name: en["stores.search"] }).click();
  await page.waitForURL(/place=96161&radius=50/);
  await page.getByRole("link", { name: "Halfdome & Daughters" }).click();
  await page.waitForURL(/\/en-us\/stores\/halfdome-daughters-truckee$/);
  expect(await page.getByText(opening).first().isVisible()).toBe(true);
});

describe("7.13 a store locator of somebody else's", () => {
  const asked: string[] = [];
  const data = useDataFolder("locator");
  let host: Server;
  let shop: RunningShop;
  beforeAll(async () => {
    host = createServer((request, answer) => {
      asked.push(request.url ?? "");
      const isThere = /^\/(widget\.js\?language=de&|asked)/.test(request.url ?? "");
      const script = `document.querySelector("#store-locator").innerHTML = "<h2>Nine stores</h2>";
        fetch("http://${request.headers.host}/asked", { mode: "no-cors" })`;
      answer.writeHead(isThere ? 200 : 404, { "content-type": "text/javascript" });
      answer.end(isThere ? script : "");
    });
    await new Promise<void>((done) => host.listen(0, "127.0.0.1", done));
    const { settings } = await joinEmbeddedPostgres(inject("shopData"));
    shop = await startShop(data, await freePort(), {
      DATABASE_URL: `postgres://firn@localhost/firn?host=${encodeURIComponent(settings.host ?? "")}`,
      STORE_LOCATOR_DOMAIN: `http://127.0.0.1:${(host.address() as AddressInfo).port}/widget.js`,
    });
  });
  afterAll(async () => {
    await shop?.stop();
    host.close();
  });

  test("7.13 its script is loaded on this page alone, finds its place and may ask its own host", async () => {
    const { page, complaints } = await browser.open({ ...phone, baseURL: shop.url });
    await page.goto("/de-at/support");
    await hydrated(page);
    expect(asked).toEqual([]);
    await page.goto("/de-at/stores");
    await page.getByRole("heading", { level: 2, name: "Nine stores" }).waitFor();
    await expect.poll(() => asked).toContain("/asked");
    expect(asked[0]).toBe("/widget.js?language=de&country=at");
    expect(await page.locator("[data-store]").count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("7.13 where it cannot be loaded, our own list stands there", async () => {
    const { page } = await browser.open({ ...phone, baseURL: shop.url });
    await page.goto("/en-us/stores");
    await page.getByRole("heading", { level: 3 }).first().waitFor();
    expect(asked.at(-1)).toBe("/widget.js?language=en&country=us");
  });
});
