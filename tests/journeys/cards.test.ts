import type { Locator } from "playwright-core";
import sharp from "sharp";
import { expect, test } from "vitest";
import de from "#storefront/i18n/display/de.ts";
import { axeFindings } from "#tests/journeys/axe.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { signIn } from "#tests/journeys/shopper.ts";

const browser = useBrowser();

/** How much the colours differ in a part of what is seen of an element: of its upper left corner, within its rounding. */
async function cornerOf(element: Locator, part = { left: 4, top: 4, width: 36, height: 36 }): Promise<number> {
  const seen = await element.screenshot();
  const corner = await sharp(seen).extract(part).toBuffer();
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
    expect(width / height).toBeCloseTo(1 / 2, 2);
    expect(await cornerOf(first)).toBe(0);
    if (!javaScriptEnabled) return;
    await first.click();
    const large = page.locator("dialog.zoom[open] img").first();
    await expect.poll(async () => (await large.boundingBox())?.width).toBeGreaterThan(300);
    expect(await cornerOf(large)).toBe(0);
  },
);

test("4 where a second view is missing, the first stays", async () => {
  const { page } = await browser.open(desktop);
  await page.goto("/en-us/c/snowboards");
  await hydrated(page);
  const frame = page.locator(".card-frame").first();
  const board = { left: 90, top: 230, width: 80, height: 60 };
  const nearTheTag = { left: 2, top: 2, width: 14, height: 6 };
  await expect.poll(() => cornerOf(frame, board)).toBeGreaterThan(5);
  await page.route("**/i/**", (route) => route.fulfill({ status: 404 }));
  await frame.hover({ force: true });
  const second = frame.locator(".card-second");
  await expect.poll(() => second.evaluate((image) => getComputedStyle(image).opacity)).toBe("1");
  expect(await cornerOf(frame, board)).toBeGreaterThan(5);
  expect(await cornerOf(frame, nearTheTag)).toBeLessThan(3);
});

test("2.1 on a phone the places of the account stand on one line, with the current one in view as a whole", async () => {
  const { page } = await browser.open({ ...phone, locale: "de-DE" });
  await signIn(page, de, "de-de", "rider@firn.example");
  await page.goto("/de-de/account/profile");
  const places = page.locator(".account-rail a");
  const boxes = () => places.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON() as DOMRect));
  await expect.poll(async () => (await boxes()).length).toBeGreaterThanOrEqual(5);
  expect(new Set((await boxes()).map(({ top }) => top)).size).toBe(1);
  await expect.poll(async () => (await boxes()).at(-1)?.right).toBeLessThanOrEqual(390);
  // The page itself brings the current one into view as it starts, which may come after the first attempt.
  await expect
    .poll(async () => {
      await places.first().scrollIntoViewIfNeeded();
      return (await boxes())[0]?.left;
    })
    .toBeGreaterThanOrEqual(0);
  const out = await page.locator(".account-sign-out").boundingBox();
  expect(out && out.x >= 0 && out.x + out.width <= 390).toBe(true);
});

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

test.each([390, 820, 1440])(
  "2.7 at %i px the names, prices and colours of a row of cards stand on one line each",
  async (width) => {
    const { page, complaints } = await browser.open({ ...desktop, viewport: { width, height: 900 } });
    for (const path of ["/de-de/c/snowboards?is=sale", "/de-de/c/accessories"]) {
      await page.goto(path);
      await hydrated(page);
      const apart = await page.evaluate(() => {
        const rows = new Map<number, Element[]>();
        for (const card of document.querySelectorAll(".grid > li > .card")) {
          const top = Math.round(card.getBoundingClientRect().top);
          rows.set(top, [...(rows.get(top) ?? []), card]);
        }
        return [...rows.values()].flatMap((cards) =>
          [".card-name", ".card-price", ".swatches"].map((part) => {
            const tops = cards.flatMap((card) => card.querySelector(part)?.getBoundingClientRect().top ?? []);
            return Math.max(0, ...tops) - Math.min(...tops, Math.max(0, ...tops));
          }),
        );
      });
      expect(apart.length).toBeGreaterThan(6);
      expect(Math.max(...apart)).toBeLessThan(1);
    }
    expect(complaints).toEqual([]);
  },
);

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

test.each([
  [390, "below the picture"],
  [820, "below the picture"],
  [1440, "over its lower left"],
])("2.7 at %i px a landing page's words stand %s", async (width, where) => {
  const { page } = await browser.open({ ...desktop, viewport: { width, height: 900 } });
  await page.goto("/en-us/l/storm-days");
  const picture = await page.locator(".landing-picture").boundingBox();
  const title = await page.getByRole("heading", { level: 1 }).boundingBox();
  expect(picture?.width).toBe(width);
  const [top, end] = [picture?.y ?? 0, (picture?.y ?? 0) + (picture?.height ?? 0)];
  if (where === "below the picture") expect(title?.y).toBeGreaterThanOrEqual(end);
  else {
    expect(title?.y).toBeGreaterThan(top + (end - top) / 4);
    expect((title?.y ?? 0) + (title?.height ?? 0)).toBeLessThan(end);
    expect((title?.x ?? 0) + (title?.width ?? 0)).toBeLessThan(width / 2);
  }
  expect(await axeFindings(page, { part: ".landing-head" })).toEqual([]);
});
