import sharp from "sharp";
import { expect, test } from "vitest";
import { products } from "#demo/catalogue/products.ts";
import { viewsOf } from "#demo/catalogue/views.ts";
import { outfit, requestFor } from "#demo/outfit.ts";
import { drawSizeScale } from "./size-scale.ts";

const measured = products.filter((product) => viewsOf(product).includes("scale"));

test("bags and shovels are shown beside a rider, all else is not", () => {
  const kinds = new Set(measured.map(({ kind }) => kind));
  expect([...kinds].sort()).toEqual(["bag", "safety"]);
  expect(products.filter(({ kind }) => kind === "bag").every((bag) => measured.includes(bag))).toBe(true);
});

test.each(measured.map(({ uid, colours }) => [uid, colours[0]?.id ?? ""]))(
  "%s in %s is drawn beside a rider, the same way every time",
  async (uid, colour) => {
    const request = requestFor(uid, colour, "scale");
    const picture = drawSizeScale(request, outfit());
    expect(picture).not.toMatch(/NaN|undefined|Infinity/);
    expect(drawSizeScale(request, outfit())).toBe(picture);
    expect(await sharp(Buffer.from(picture)).metadata()).toMatchObject({ width: 900, height: 1200 });
  },
);

test("what is longer, and what holds more, is drawn larger", () => {
  const scaleOf = (uid: string): number => {
    const product = measured.find((one) => one.uid === uid);
    const picture = drawSizeScale(requestFor(uid, product?.colours[0]?.id ?? "", "scale"), outfit());
    const [, scale = ""] =
      /<g transform="translate\(-?[\d.]+ -?[\d.]+\) scale\(([\d.]+)\)" fill="none"><defs>(?!.*fill="none"><defs>)/s.exec(
        picture,
      ) ?? [];
    return Number(scale);
  };
  expect(scaleOf("haul-100-duffel")).toBeGreaterThan(scaleOf("haul-60-duffel"));
  expect(scaleOf("traverse-32-backpack")).toBeGreaterThan(scaleOf("daybreak-22-backpack"));
  // 166 cm of 9 units each, drawn 996 units tall.
  expect(scaleOf("quiver-166-board-bag")).toBeCloseTo((166 * 9) / 996, 2);
});
