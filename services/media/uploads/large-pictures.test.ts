import { copyFileSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import { expect, test } from "vitest";
import { useTempFolder } from "#tests/support/temp.ts";
import { examine } from "./examine.ts";

const folder = useTempFolder("large-pictures");

/** Uploads a picture. Returns the outcome and the stored file. */
async function take(picture: Sharp, most?: number) {
  const [sent, path] = [join(folder, "sent"), join(folder, "received")];
  await picture.toFile(sent);
  copyFileSync(sent, path);
  const bytes = readFileSync(path);
  const examined = await examine({ path, size: bytes.length, hash: "", head: bytes.subarray(0, 4096) }, most);
  return { examined, path };
}
const flat = { channels: 3, background: "#88aacc" } as const;

test("7.12 a telephone's picture of 108 megapixels is kept with 24, and goes on saying how it lies", async () => {
  const wide = sharp({ create: { width: 12_000, height: 9000, ...flat } });
  const { examined, path } = await take(wide.jpeg().withMetadata({ orientation: 6 }));
  const facts = examined.ok ? examined.value : null;
  expect(facts).toMatchObject({ format: "jpeg", hasAlpha: false, bytes: readFileSync(path).length });
  expect(facts!.width * facts!.height).toBeLessThanOrEqual(24_000_000);
  expect(facts!.height / facts!.width).toBeCloseTo(12 / 9, 2);
  const { autoOrient, orientation } = await sharp(path).metadata();
  expect([orientation, autoOrient]).toEqual([6, { width: facts!.width, height: facts!.height }]);
});

test("7.12 a large transparent picture keeps its transparency", async () => {
  const glass = { width: 6000, height: 5000, channels: 4, background: { r: 9, g: 9, b: 9, alpha: 0.5 } } as const;
  const { examined } = await take(sharp({ create: glass }).png());
  expect(examined).toMatchObject({ ok: true, value: { format: "webp", hasAlpha: true } });
});

test("7.12 what has more, has to be decoded as a whole, or is a visitor's is refused, and says how much is the most", async () => {
  const sized = (width: number, height: number) => sharp({ create: { width, height, ...flat } });
  const refused = async (picture: Sharp, most?: number) => {
    const { examined } = await take(picture, most);
    return examined.ok ? "taken" : examined.problem.message;
  };
  expect(await refused(sized(12_000, 10_000).png())).toContain("12000 × 10000 pixels; 110 megapixels is the most.");
  expect(await refused(sized(10_000, 6000).jpeg({ progressive: true }))).toContain(
    "50 megapixels is the most for this",
  );
  expect(await refused(sized(6000, 5000).jpeg(), 24_000_000)).toContain("24 megapixels is the most.");
});
