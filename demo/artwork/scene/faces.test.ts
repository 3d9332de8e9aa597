import { expect, test } from "vitest";
import type { Point } from "#demo/artwork/svg.ts";
import { facesOf } from "./faces.ts";
import { ridgeLine } from "./mountain.ts";

const line = ridgeLine({ seed: "test", base: 640, peaks: "900 420 700", rough: 50 });
const of = (away: 1 | -1) => facesOf(line, { seed: "test", depth: 500, spur: 120, away, bare: 0.6 });
const middle = (points: readonly Point[]): number => points.reduce((sum, [x]) => sum + x, 0) / points.length;
const area = (points: readonly Point[]): number =>
  Math.abs(
    points.reduce((sum, [x, y], i) => {
      const [nx, ny] = points[(i + 1) % points.length] as Point;
      return sum + x * ny - nx * y;
    }, 0) / 2,
  );

test("the great plane of a mountain lies on the side turned away from the light", () => {
  const [summit] = line.toSorted((a, b) => a[1] - b[1]) as [Point, ...Point[]];
  for (const away of [1, -1] as const) {
    const large = of(away).planes.filter((points) => points.some(([x, y]) => x === summit[0] && y === summit[1]));
    const [great] = large.toSorted((a, b) => area(b) - area(a));
    expect(away * (middle(great ?? []) - summit[0])).toBeGreaterThan(0);
  }
});

test("faces are the same every time, and rock is only drawn where there is some", () => {
  expect(of(1)).toEqual(of(1));
  expect(of(1).rock.length).toBeGreaterThan(10);
  expect(facesOf(line, { seed: "test", depth: 500, spur: 120, away: 1, bare: 0 }).rock).toEqual([]);
});

test("nothing stands above the ridge", () => {
  const step = (line[1] as Point)[0] - (line[0] as Point)[0];
  for (const points of of(1).planes)
    for (const [x, y] of points) {
      const near = line.filter((p) => Math.abs(p[0] - x) <= 2 * step);
      if (near.length > 2) expect(y).toBeGreaterThan(Math.min(...near.map((p) => p[1])) - 2);
    }
});
