import fc from "fast-check";
import { expect, test } from "vitest";
import { BadImageRequest, readImageRequest, targetOf } from "./request.ts";

const read = (query: string, extension: string | null = null) =>
  readImageRequest(new URLSearchParams(query), extension);
const master = { width: 900, height: 1200 };

test.each([
  ["w=450", 450, 600, "contain"],
  ["h=600", 450, 600, "contain"],
  ["w=480&h=480", 480, 480, "contain"],
  ["w=480&h=480&sm=c", 480, 480, "cover"],
  ["w=480&h=480&sm=aspect", 360, 480, "contain"],
  ["maxW=15&maxH=15", 11, 15, "contain"],
  ["maxW=4000", 900, 1200, "contain"],
])("7.12 %s of a 900 × 1200 master is %i × %i", (query, width, height, fit) => {
  expect(targetOf(read(query), master)).toEqual({ width, height, fit });
});

test.each(["w=0", "w=-1", "h=99999", "w=abc", "qlt=101", "fmt=bmp", "bg=rgb(300,0,0)", "bg=red"])(
  "7.12 an impossible value is refused: %s",
  (query) => expect(() => read(query)).toThrow(BadImageRequest),
);

test("7.12 whatever is asked for, the answer stays below twelve megapixels", () => {
  const side = fc.option(fc.integer({ min: 1, max: 4096 }), { nil: undefined });
  const sm = fc.constantFrom("mc", "c", "s", "aspect");
  fc.assert(
    fc.property(side, side, side, sm, (w, h, maxW, how) => {
      const query = new URLSearchParams({ sm: how });
      for (const [name, value] of Object.entries({ w, h, maxW })) if (value) query.set(name, String(value));
      const { width, height } = targetOf(readImageRequest(query, null), master);
      expect(width * height).toBeLessThanOrEqual(12_100_000);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    }),
  );
});
