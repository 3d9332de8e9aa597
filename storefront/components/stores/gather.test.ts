import fc from "fast-check";
import { expect, test } from "vitest";
import { boxAround, isInBox } from "#commerce/stores/directory/geometry.ts";
import type { Point } from "#commerce/stores/directory/schema.ts";
import { along, gather, labelsOfPins, withMinimumDistance, withoutOverlaps } from "./gather.ts";

const spot = fc.record({ x: fc.integer({ min: 0, max: 400 }), y: fc.integer({ min: 0, max: 400 }) });

test("2.1 markers that would cover one another are one, and no store is lost", () => {
  fc.assert(
    fc.property(fc.array(spot, { maxLength: 40 }), (points) => {
      const spots = points.map((point, index) => ({ slug: String(index), ...point }));
      const groups = gather(spots, 30);
      expect(groups.flatMap(({ slugs }) => slugs).sort()).toEqual(spots.map(({ slug }) => slug).sort());
      for (const [index, one] of groups.entries())
        for (const other of groups.slice(index + 1))
          expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThanOrEqual(30);
    }),
  );
});

test("names of towns leave room for markers and for larger towns", () => {
  const towns = [
    { text: "Innsbruck", x: 100, y: 100 },
    { text: "Hall", x: 110, y: 105 },
    { text: "Schwaz", x: 300, y: 100 },
    { text: "Wattens", x: 300, y: 300 },
  ];
  const marker = { left: 290, right: 320, top: 90, bottom: 120 };
  expect(withoutOverlaps(towns, [marker], 10).map(({ text }) => text)).toEqual(["Innsbruck", "Wattens"]);
  expect(withoutOverlaps(towns, [], 1)).toHaveLength(1);
});

test("2.1 the towns of stores are named beside their pins, each once, where their names are whole", () => {
  const pin = (x: number, y: number) => ({ left: x - 15, right: x + 15, top: y - 15, bottom: y + 15 });
  const frame = { left: 0, right: 400, top: 0, bottom: 400 };
  const pins = [
    { box: pin(100, 100), town: "München" },
    { box: pin(300, 200), town: "München" },
    { box: pin(380, 300), town: "Burlington" },
    { box: pin(200, 300), town: "" },
  ];
  const [first, second, ...more] = labelsOfPins(pins, [], frame);
  expect([first?.text, second?.text, more]).toEqual(["München", "Burlington", []]);
  expect(first?.x).toBeGreaterThan(115);
  expect(second?.x).toBeLessThan(365);
  expect(labelsOfPins(pins, [frame], frame)).toEqual([]);
});

const point = fc.record({
  lat: fc.double({ min: -89.9, max: 89.9, noNaN: true }),
  lng: fc.double({ min: -180, max: 180, noNaN: true }),
});

const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** The great-circle distance in kilometres (haversine). */
function distanceBetween(a: Point, b: Point): number {
  const [dLat, dLng] = [radians(b.lat - a.lat), radians(b.lng - a.lng)];
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * 6371.0088 * Math.asin(Math.min(1, Math.sqrt(h)));
}

test("what is within a radius is within its box, over the date line and near the poles too", () => {
  expect(distanceBetween({ lat: 47.2692, lng: 11.4041 }, { lat: 48.1372, lng: 11.5756 })).toBeCloseTo(97.4, 0);
  fc.assert(
    fc.property(point, point, fc.integer({ min: 1, max: 1000 }), (a, near, radius) => {
      // A point near `a`: the coordinates of `near` are scaled down and used as an offset.
      const b = { lat: a.lat + (near.lat / 90) * 8, lng: a.lng + (near.lng / 180) * 12 };
      const there = { lat: Math.max(-90, Math.min(90, b.lat)), lng: ((b.lng + 540) % 360) - 180 };
      if (distanceBetween(a, there) > radius) return;
      expect(isInBox(there, boxAround(a, radius))).toBe(true);
    }),
    { numRuns: 1000 },
  );
});

test("signs for mountains are scattered about their crest, in as many rows as it is wide, the same each time", () => {
  const crest = [
    { x: 0, y: 0 },
    { x: 160, y: 0 },
    { x: 160, y: 80 },
  ];
  const one = along(crest, 1);
  expect(one.length).toBeGreaterThan(15);
  expect(one.every(({ x, y }) => x > -10 && x < 170 && y > -10 && y < 90)).toBe(true);
  expect(new Set(one.map(({ y }) => y)).size).toBe(one.length);
  expect(along(crest, 3)).toHaveLength(3 * one.length);
  expect(along(crest, 3)).toEqual(along(crest, 3));
  expect(along([{ x: 0, y: 0 }], 2)).toEqual([]);
});

test("what keeps its distance stays, the first first", () => {
  const places = [
    { x: 0, y: 0 },
    { x: 4, y: 3 },
    { x: 30, y: 0 },
  ];
  expect(withMinimumDistance(places, 10)).toEqual([places[0], places[2]]);
});
