import { AxeBuilder } from "@axe-core/playwright";
import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import en from "#storefront/i18n/display/en.ts";
import { desktop, hydrated, phone, useBrowser } from "#tests/journeys/browser.ts";
import { limit } from "#tests/support/limits.ts";

const browser = useBrowser();

type Sent = { media: { src: string }[]; meta: { mainThumb: { src: string } } };

test("7.12 the video of the demo world plays in a browser, with its poster", async () => {
  const { page, complaints } = await browser.open(desktop);
  // Any page of the shop's own origin will do.
  await page.goto("/robots.txt");
  const facts = (await (await page.request.get("/v/firn/first-snow.json?metadata=true&protocol=https")).json()) as Sent;
  const file = facts.media[0]?.src ?? "";
  await page.request.get(file, { timeout: limit(90_000) });
  const shown = await page.evaluate(
    async ([src, poster]) => {
      const video = Object.assign(document.createElement("video"), { src, poster, muted: true, preload: "auto" });
      const picture = Object.assign(new Image(), { src: poster });
      document.body.append(video, picture);
      await Promise.all([picture.decode(), new Promise((done) => video.addEventListener("canplay", done))]);
      const { readyState, videoWidth, videoHeight, duration } = video;
      await video.play();
      await new Promise<void>((done) => {
        video.addEventListener("timeupdate", () => video.currentTime > 1 && done());
      });
      // But for the flakes the film looks a second later as its poster does: a picture that was read wrongly would not.
      const still = Object.assign(new Image(), { src: poster.replace(/\?.*/, "?w=320&fmt=png") });
      await still.decode();
      const pixels = (source: CanvasImageSource) => {
        const canvas = Object.assign(document.createElement("canvas"), { width: 320, height: 180 });
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        context.drawImage(source, 0, 0, 320, 180);
        return context.getImageData(0, 0, 320, 180).data;
      };
      const [seen, drawn] = [pixels(video), pixels(still)];
      const apart = seen.reduce((sum, value, at) => sum + Math.abs(value - (drawn[at] ?? 0)), 0) / seen.length;
      return { readyState, videoWidth, videoHeight, duration, posterWidth: picture.naturalWidth, apart };
    },
    [file, `${facts.meta.mainThumb.src}?maxW=15&maxH=15&fmt=jpg`] as const,
  );
  expect(shown).toMatchObject({ videoWidth: 1280, videoHeight: 720, duration: 5, posterWidth: 15 });
  expect(shown.readyState).toBeGreaterThanOrEqual(2);
  expect(shown.apart).toBeLessThan(4);
  expect(complaints).toEqual([]);
});

const pictures = en["content.pictures"];

test("9.4 pictures that wait for their slider do not scroll, and have no accessibility violations", async () => {
  const { page } = await browser.open(phone);
  // Pictures that never come: the first stands there for good.
  await page.route("**/i/**", () => undefined);
  await page.goto("/en-us/styletile", { waitUntil: "domcontentloaded" });
  await hydrated(page);
  const waiting = page.getByRole("group", { name: pictures });
  await waiting.scrollIntoViewIfNeeded();
  const shown = waiting.locator("img").filter({ visible: true });
  expect(await shown.count()).toBe(1);
  expect((await shown.boundingBox())?.x).toBe((await waiting.boundingBox())?.x);
  const { violations } = await new AxeBuilder({ page }).include(".block-set").analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
});

test("2.1 without a script pictures that belong together are pushed along with the arrow keys", async () => {
  const { page } = await browser.open({ ...phone, javaScriptEnabled: false });
  await page.goto("/en-us/styletile", { waitUntil: "domcontentloaded" });
  const together = page.getByRole("group", { name: pictures });
  const [first, second] = [together.locator("img").first(), together.locator("img").nth(1)];
  const left = async (one: Locator) => Math.round((await one.boundingBox())?.x ?? Number.NaN);
  const edge = await left(together);
  expect(await left(first)).toBe(edge);
  await together.press("ArrowRight");
  await expect.poll(() => left(second)).toBe(edge);
});
