import fc from "fast-check";
import { expect, test } from "vitest";
import { inBounds, scaleOf, whole } from "./zoom-look.ts";

const frame = { clientWidth: 390, clientHeight: 844 };

test("a picture is enlarged threefold at most, and never made smaller than it is", () => {
  expect([0.2, 1, 2.4, 9].map(scaleOf)).toEqual([1, 1, 2.4, 3]);
  expect(inBounds({ scale: 0.5, x: 40, y: 2 }, 390, 520, frame)).toEqual(whole);
});

test("however it is dragged, no gap opens beside a picture that could fill the frame", () => {
  const far = fc.integer({ min: -5000, max: 5000 });
  fc.assert(
    fc.property(fc.double({ min: 1.01, max: 4, noNaN: true }), far, far, (asked, left, top) => {
      const { scale, x, y } = inBounds({ scale: asked, x: left, y: top }, 390, 520, frame);
      const reach = (size: number, room: number, at: number) => (size * scale) / 2 - Math.abs(at) >= room / 2 - 0.001;
      expect(reach(390, 390, x)).toBe(true);
      expect(520 * scale <= 844 ? y === 0 : reach(520, 844, y)).toBe(true);
    }),
  );
});
