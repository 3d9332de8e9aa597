import { expect, test } from "vitest";
import { desktop, useBrowser } from "#tests/journeys/browser.ts";

const browser = useBrowser();

type Sent = { media: { src: string }[]; meta: { mainThumb: { src: string } } };

test("7.12 the video of the demo world plays in a browser, with its poster", { timeout: 120_000 }, async () => {
  const { page, complaints } = await browser.open(desktop);
  // Any page of the shop's own origin will do.
  await page.goto("/robots.txt");
  const facts = (await (await page.request.get("/v/firn/first-snow.json?metadata=true&protocol=https")).json()) as Sent;
  const file = facts.media[0]?.src ?? "";
  await page.request.get(file, { timeout: 90_000 });
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
      return { readyState, videoWidth, videoHeight, duration, posterWidth: picture.naturalWidth };
    },
    [file, `${facts.meta.mainThumb.src}?maxW=15&maxH=15&fmt=jpg`] as const,
  );
  expect(shown).toMatchObject({ videoWidth: 1280, videoHeight: 720, duration: 5, posterWidth: 15 });
  expect(shown.readyState).toBeGreaterThanOrEqual(2);
  expect(complaints).toEqual([]);
});
