import { expect, test } from "vitest";
import { mapAreas } from "./areas.ts";
import { makeBasemap } from "./basemap.ts";
import { ranges, rangesIn } from "./ranges.ts";

test("ranges are lines on the Earth, each with how high it is", () => {
  for (const { height, line } of ranges) {
    expect([1, 2, 3]).toContain(height);
    expect(line.length).toBeGreaterThan(1);
    for (const [index, [lng, lat]] of line.entries()) {
      expect(Math.abs(lng)).toBeLessThan(180);
      expect(lat).toBeGreaterThan(15);
      expect(lat).toBeLessThan(72);
      const [lng0, lat0] = line[index - 1] ?? [lng, lat];
      expect(Math.hypot(lng - lng0, lat - lat0)).toBeLessThan(8);
    }
  }
});

test.each([
  ["europe", "the Alps south of Innsbruck", 11.4, 47.0],
  ["north-america", "the Front Range west of Denver", -105.7, 39.6],
  ["japan", "the mountains of Hakuba", 137.7, 36.6],
])("2.1 the map of %s shows %s", async (area, _, lng, lat) => {
  const box = mapAreas[area] ?? null;
  const near = rangesIn(box ?? { south: 0, north: 0, west: 0, east: 0 }).some(({ line }) =>
    line.some(([x, y]) => Math.hypot(x - lng, y - lat) < 0.5),
  );
  expect(near).toBe(true);
  const { features } = await makeBasemap(box, []);
  const kinds = features.map((feature) => (feature as { properties: { kind: string } }).properties.kind);
  expect(kinds.slice(0, 2)).toEqual(["land", "borders"]);
  expect(kinds).toContain("country");
  expect(kinds.filter((kind) => kind === "range").length).toBe(
    rangesIn(box ?? { south: 0, north: 0, west: 0, east: 0 }).length,
  );
});
