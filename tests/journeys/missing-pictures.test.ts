import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

/** Of Spanish pages alone: no other journey goes there. */
async function setLogo(id: string): Promise<void> {
  const path = `${inject("shop")}/v3/content_types/brand_settings/entries/firn`;
  const headers = {
    "content-type": "application/json",
    api_key: "firn-demo",
    authorization: "firn-demo-management",
  };
  const entry = { title: "Firn", brand_logo: { amplience_id: id } };
  const publish = { environments: ["production"], locales: ["es"] };
  await fetch(`${path}?locale=es`, { method: "PUT", headers, body: JSON.stringify({ entry }) });
  const answer = await fetch(`${path}/publish?locale=es`, {
    method: "POST",
    headers,
    body: JSON.stringify({ entry: publish }),
  });
  expect(answer.status).toBe(200);
}

const logoOf = (page: Page) => page.locator(".header-logo img");

test("3.5 a brand's own logo fits the header, whatever its measures; missing, the shop's name stands there", async () => {
  await setLogo("firn-icon");
  const { page } = await browser.open(phone);
  await expect
    .poll(async () => {
      await page.goto("/es-es/c/snowboards");
      return logoOf(page).count();
    })
    .toBe(1);
  await expect.poll(() => logoOf(page).evaluate((logo: HTMLImageElement) => logo.naturalWidth)).toBeGreaterThan(0);
  expect((await logoOf(page).boundingBox())?.height).toBe(28);

  // Nothing that draws answers: each picture has something of ours over the browser's own sign.
  await page.route(/\/(?:i|s|v)\/firn\/|\/tags\//, (route) => route.fulfill({ status: 503, body: "" }));
  await page.goto("/es-es");
  const behind = (selector: string) =>
    page
      .locator(selector)
      .evaluate((one) => [getComputedStyle(one).backgroundImage, getComputedStyle(one).backgroundColor]);
  // The header's letters are white: they need a ground without the scene, too.
  expect(await behind(".hero")).toEqual([
    expect.stringContaining("linear-gradient(rgb(47, 99, 166)"),
    expect.anything(),
  ]);
  expect(await behind(".hero-picture")).toEqual(["none", "rgba(0, 0, 0, 0)"]);
  await page.goto("/es-es/p/kestrel");
  await hydrated(page);
  const missing = await page.evaluate(() =>
    [...document.images]
      .filter(({ complete, naturalWidth, currentSrc }) => complete && naturalWidth === 0 && currentSrc !== "")
      .map((image) => [image.className, getComputedStyle(image, "::before").content] as const),
  );
  expect(missing.length).toBeGreaterThan(2);
  expect(missing.filter(([, content]) => content === "none")).toEqual([]);
  expect(missing).toContainEqual(["logo-picture", '"Firn"']);
});
