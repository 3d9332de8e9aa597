import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

/** How much the colours differ in the upper left corner of what is seen of an element, within its rounding. */
async function cornerOf(element: Locator): Promise<number> {
  const seen = await element.screenshot();
  const corner = await sharp(seen).extract({ left: 4, top: 4, width: 36, height: 36 }).toBuffer();
  const { channels } = await sharp(corner).stats();
  return Math.max(...channels.map(({ stdev }) => stdev));
}

test.each([true, false])(
  "2.7 where a picture is missing its ground stays, in its size and without the browser's sign (scripts: %s)",
  async (javaScriptEnabled) => {
    const { page } = await browser.open({ ...desktop, javaScriptEnabled });
    await page.route(/\/i\/.*kestrel/, (route) => route.fulfill({ status: 404 }));
    await page.goto("/en-us/p/kestrel");
    const first = page.locator(".gallery-picture").first();
    await expect.poll(() => first.evaluate((image: HTMLImageElement) => image.complete)).toBe(true);
    const { width, height } = (await first.boundingBox()) ?? { width: 0, height: 1 };
    expect(width / height).toBeCloseTo(3 / 4, 2);
    expect(await cornerOf(first)).toBe(0);
  },
);

test("4 the ring around the first colour is whole, in sliders and in grids", async () => {
  const { page } = await browser.open(phone);
  for (const [path, list] of [
    ["/", ".slider-track .swatches"],
    ["/en-us/c/snowboards", ".grid > li:nth-child(n + 5) .swatches"],
  ] as const) {
    await page.goto(path);
    await hydrated(page);
    const first = page.locator(list).first().locator(".swatch").first();
    await first.scrollIntoViewIfNeeded();
    await first.locator("input").check();
    const box = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    // Left and right halves of a ring that is whole are each other's mirror.
    const seen = sharp(await page.screenshot({ clip: box, scale: "css" })).greyscale();
    const half = (left: number) => seen.clone().extract({ left, top: 0, width: 5, height: 28 });
    const left = await half(0).raw().toBuffer();
    const right = await half(23).flop().raw().toBuffer();
    const apart = left.reduce((sum, value, at) => sum + Math.abs(value - (right[at] ?? 0)), 0) / left.length;
    expect(apart, path).toBeLessThan(6);
  }
});

test("2.7 on a narrow phone words give way to the heart, and a banner grows with what stands in it", async () => {
  const { page } = await browser.open(phone);
  await page.goto("/en-us/styletile");
  await hydrated(page);
  const row = page.locator(".grid-rows .card").first();
  const heart = await row.locator(".card-heart").boundingBox();
  const words = await row
    .locator(".card-name, .card-tagline")
    .evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
  expect(words).toBeLessThanOrEqual(heart?.x ?? 0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const above = await page
    .locator(".banner-words > :first-child")
    .evaluateAll((all) =>
      all.map((one) => one.getBoundingClientRect().top - (one.closest(".banner")?.getBoundingClientRect().top ?? 0)),
    );
  expect(Math.min(...above)).toBeGreaterThanOrEqual(0);
});
