import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { BadImageRequest, readImageRequest } from "./request.ts";
import { cutOf, targetOf } from "./target.ts";

const read = (query: string, extension: string | null = null) =>
  readImageRequest(new URLSearchParams(query), extension);
const master = { width: 900, height: 1200 };

test.each([
  ["w=450", 450, 600, "contain"],
  ["h=600", 450, 600, "contain"],
  ["w=480&h=480", 480, 480, "contain"],
  ["w=480&h=480&sm=c", 480, 480, "cover"],
  ["w=480&h=480&sm=s", 480, 480, "fill"],
  ["w=480&h=480&sm=aspect", 360, 480, "contain"],
  ["w=480&sm=c", 480, 640, "contain"],
  ["maxW=15&maxH=15", 11, 15, "contain"],
  ["maxW=4000", 900, 1200, "contain"],
  ["w=800&h=800&sm=c&maxW=400", 400, 400, "cover"],
  ["w=480.4&h=", 480, 640, "contain"],
])("7.12 %s of a 900 × 1200 master is %i × %i", (query, width, height, fit) => {
  expect(targetOf(read(query), master)).toEqual({ width, height, fit });
});

test.each([
  ["w", "w=0"],
  ["w", "w=-1"],
  ["h", "h=99999"],
  ["w", "w=abc"],
  ["maxW", "maxW=1e9"],
  ["qlt", "qlt=101"],
  ["fmt.webp.qlt", "fmt.webp.qlt=high"],
  ["fmt", "fmt=bmp"],
  ["fmt", "fmt=constructor"],
  ["fmt", "fmt=__proto__"],
  ["bg", "bg=rgb(300,0,0)"],
  ["bg", "bg=red"],
  ["dpi", "dpi=0"],
  ["poi", "poi=2,0.5"],
  ["poi", "poi=0.5"],
])("7.12 an impossible %s is refused by name: %s", (parameter, query) => {
  expect(() => read(query)).toThrow(BadImageRequest);
  expect(() => read(query)).toThrow(expect.objectContaining({ parameter, statusCode: 400 }));
});

describe("7.12 parameters say", () => {
  test("the format, where the extension does not", () => {
    expect(read("fmt=jpg").format).toBe("jpeg");
    expect(read("fmt=jpg", "webp").format).toBe("webp");
    expect(read("").format).toBe("auto");
  });

  test("the quality: one for all, default, and one for a format", () => {
    expect(read("qlt=90")).toMatchObject({ quality: 90, qualities: {} });
    expect(read("qlt=default")).toMatchObject({ quality: 75 });
    expect(read("qlt=90&fmt.webp.qlt=40&fmt.jpg.qlt=default")).toMatchObject({
      quality: 90,
      qualities: { webp: 40, jpeg: 75 },
    });
  });

  test("the background with raw and with encoded commas", () => {
    expect(read("bg=rgb(1,2,3)").background).toBe("rgb(1,2,3)");
    expect(read("bg=rgb%281%2C2%2C3%29").background).toBe("rgb(1,2,3)");
  });

  test("progressive JPEG in both ways", () => {
    expect(read("fmt.jpeg.interlaced=true").interlaced).toBe(true);
    expect(read("fmt.options=interlaced").interlaced).toBe(true);
    expect(read("fmt.jpeg.interlaced=false").interlaced).toBe(false);
  });

  test("nothing, when they are templates or unknown", () => {
    expect(read("$banner$&unsharp=0,1,1,7&w=480&strip=true&protocol=https")).toEqual(read("w=480"));
    expect(read("sm=edge").fit).toBe("pad");
    expect(read("sm=constructor")).toMatchObject({ fit: "pad", position: "centre" });
  });
});

const side = fc.option(fc.integer({ min: 1, max: 4096 }), { nil: undefined });

test("7.12 whatever is asked for, the answer stays below nine megapixels", () => {
  const sm = fc.constantFrom("mc", "c", "s", "aspect");
  fc.assert(
    fc.property(side, side, side, sm, (w, h, maxW, how) => {
      const query = new URLSearchParams({ sm: how });
      for (const [name, value] of Object.entries({ w, h, maxW })) if (value) query.set(name, String(value));
      const { width, height } = targetOf(readImageRequest(query, null), master);
      expect(width * height).toBeLessThanOrEqual(9_000_000);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
    }),
  );
});

test("7.12 a crop lies inside the picture, with the point of interest as near to its middle as can be", () => {
  const length = fc.integer({ min: 1, max: 3000 });
  const at = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(length, length, length, length, at, at, (width, height, mw, mh, x, y) => {
      const { scaled, left, top } = cutOf({ width, height }, { width: mw, height: mh }, { x, y });
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(left + width).toBeLessThanOrEqual(scaled.width);
      expect(top + height).toBeLessThanOrEqual(scaled.height);
      const isAtEdge = left === 0 || left === scaled.width - width;
      if (!isAtEdge) expect(Math.abs(left + width / 2 - x * scaled.width)).toBeLessThanOrEqual(1);
    }),
  );
});

test("7.12 without a point of interest a crop is centred; with one it follows", () => {
  const target = { width: 400, height: 400 };
  const wide = { width: 1600, height: 800 };
  expect(cutOf(target, wide, null)).toEqual({ scaled: { width: 800, height: 400 }, left: 200, top: 0 });
  expect(cutOf(target, wide, { x: 0.8, y: 0.1, w: 0.1, h: 0.1 }).left).toBe(400);
  expect(cutOf(target, wide, { x: 0.3, y: 0.5, w: 0.1 }).left).toBe(80);
});
