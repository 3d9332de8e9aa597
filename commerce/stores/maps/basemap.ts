import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature, merge, mesh } from "topojson-client";
import type { Box } from "#commerce/stores/directory/geometry.ts";
import { numbersOfCountries } from "./country-numbers.ts";
import { rangesIn } from "./ranges.ts";

type World = Parameters<typeof mesh>[0];
type Shapes = Parameters<typeof feature>[1];
type Geometry = { id?: string | number };
export type Town = { name: string; latin: string; lat: number; lng: number; population: number };

/**
 * GeoJSON of land, borders, the countries with stores, mountain ranges (with a height from 1 to 3) and towns, in this
 * order.
 */
export type Basemap = { type: "FeatureCollection"; features: object[] };

/** Natural Earth's countries (public domain), from the package world-atlas. */
const atlas = async (detail: "50m" | "110m"): Promise<World> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`), "utf8"));

const whole: Box = { south: -60, north: 84, west: -180, east: 180 };

/** Makes a small map of a part of the world. Null gives a coarse map of all of it. */
export async function makeBasemap(box: Box | null, towns: readonly Town[]): Promise<Basemap> {
  const [world, tolerance, least] = box ? [await atlas("50m"), 0.012, 0.002] : [await atlas("110m"), 0.1, 0.5];
  const within = box ?? whole;
  const slim = (line: readonly Spot[]) => rounded(thin(line, tolerance), box ? 2 : 1);
  const slimmed = (shape: unknown[][][]) =>
    shape.flatMap((rings) => cutPolygon(rings as Spot[][], within, slim, least));
  const shapes = (world.objects.countries as { geometries: Geometry[] }).geometries;
  const own = new Map(
    shapes.flatMap((one) => (numbersOfCountries.get(String(one.id)) ? [[one.id, one] as const] : [])),
  );
  const others = shapes.filter(({ id }) => !own.has(id));
  const countries = [...own].flatMap(([id, shape]) => {
    const coordinates = slimmed(polygonsOf(world, shape as Shapes));
    const country = numbersOfCountries.get(String(id));
    return coordinates.length > 0 ? [part("country", { type: "MultiPolygon", coordinates }, { country })] : [];
  });
  const lines = mesh(
    world,
    world.objects.countries as Parameters<typeof mesh>[1],
    (a, b) => a !== b,
  ).coordinates.flatMap((line) => cutLine(line as Spot[], within).map(slim));
  const points = towns.map(({ name, latin, lat, lng, population }) => ({
    type: "Feature",
    properties: { name, ...(latin && { latin }), population },
    geometry: { type: "Point", coordinates: [lng, lat] },
  }));
  return {
    type: "FeatureCollection",
    features: [
      part("land", {
        type: "MultiPolygon",
        coordinates: slimmed(merge(world, others as Parameters<typeof merge>[1]).coordinates),
      }),
      part("borders", { type: "MultiLineString", coordinates: lines }),
      ...countries,
      ...rangesIn(within).map(({ height, line }) =>
        part("range", { type: "LineString", coordinates: line }, { height }),
      ),
      ...points,
    ],
  };
}

/** Shapes that cross the date line are drawn on both sides of it. */
function cutPolygon(rings: Spot[][], within: Box, slim: (ring: Spot[]) => Spot[], least: number): Spot[][][] {
  return [0, -360, 360].flatMap((degrees) => {
    const cut = rings.map((ring) => {
      const open = unwrapped(ring).slice(0, -1);
      return slim(closed(cutRing(moved(open, degrees), within)));
    });
    const [outer, ...holes] = cut.filter((ring) => ring.length > 3 && areaOfRing(ring) > least);
    return outer && areaOfRing(cut[0] ?? []) > least ? [[outer, ...holes]] : [];
  });
}

function polygonsOf(world: World, shapes: Shapes): unknown[][][] {
  const made = feature(world, shapes);
  return ("features" in made ? made.features : [made]).flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [geometry.coordinates];
    return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  });
}

const part = (kind: string, geometry: object, more: object = {}) => ({
  type: "Feature",
  properties: { kind, ...more },
  geometry,
});
const closed = (ring: Spot[]): Spot[] => (ring[0] ? [...ring, ring[0]] : []);

/** Clips and simplifies the lines of a map. Points are [longitude, latitude] in degrees. Pure. */
type Spot = [number, number];

type Side = { isInside(spot: Spot): boolean; crossing(a: Spot, b: Spot): Spot };

function sidesOf({ south, north, west, east }: Box): Side[] {
  const at = (axis: 0 | 1, value: number, sign: 1 | -1): Side => ({
    isInside: (spot) => sign * (spot[axis] - value) >= 0,
    crossing(a, b) {
      const part = (value - a[axis]) / (b[axis] - a[axis]);
      const other = a[(1 - axis) as 0 | 1] + part * (b[(1 - axis) as 0 | 1] - a[(1 - axis) as 0 | 1]);
      return axis === 0 ? [value, other] : [other, value];
    },
  });
  return [at(0, west, 1), at(0, east, -1), at(1, south, 1), at(1, north, -1)];
}

/** Lets a ring that crosses the date line go on beyond 180 degrees instead of jumping to the other side of the map. */
function unwrapped(ring: readonly Spot[]): Spot[] {
  let turns = 0;
  return ring.map(([lng, lat], index) => {
    const step = lng - (ring[index - 1]?.[0] ?? lng);
    if (Math.abs(step) > 180) turns -= Math.sign(step);
    return [lng + turns * 360, lat];
  });
}

const moved = (ring: readonly Spot[], degrees: number): Spot[] => ring.map(([lng, lat]) => [lng + degrees, lat]);

/**
 * Returns the part of a closed ring inside the box (Sutherland and Hodgman). Where the ring leaves the box, it follows
 * the box's side.
 */
function cutRing(ring: readonly Spot[], box: Box): Spot[] {
  let spots = [...ring];
  for (const { isInside, crossing } of sidesOf(box)) {
    const before = spots;
    spots = [];
    for (const [index, spot] of before.entries()) {
      const last = before.at(index - 1) as Spot;
      if (isInside(spot) !== isInside(last)) spots.push(crossing(last, spot));
      if (isInside(spot)) spots.push(spot);
    }
  }
  return spots;
}

/** Returns the parts of a line with a point inside the box, including the neighbouring points outside. */
function cutLine(line: readonly Spot[], { south, north, west, east }: Box): Spot[][] {
  const isInside = ([lng, lat]: Spot) => lng >= west && lng <= east && lat >= south && lat <= north;
  const parts: Spot[][] = [];
  let part: Spot[] = [];
  for (const [index, spot] of line.entries()) {
    const isNear = [line[index - 1], spot, line[index + 1]].some((one) => one && isInside(one));
    if (isNear) part.push(spot);
    if (!isNear || index === line.length - 1) {
      if (part.length > 1) parts.push(part);
      part = [];
    }
  }
  return parts;
}

/** Removes points that are less than `tolerance` away from the simplified line (Douglas and Peucker). The ends stay. */
function thin(line: readonly Spot[], tolerance: number): Spot[] {
  const isKept = new Uint8Array(line.length);
  const open: [number, number][] = [[0, line.length - 1]];
  isKept[0] = 1;
  isKept[line.length - 1] = 1;
  for (let range = open.pop(); range; range = open.pop()) {
    const [from, to] = range;
    let [farthest, most] = [-1, tolerance];
    for (let at = from + 1; at < to; at++) {
      const away = distance(line[at] as Spot, line[from] as Spot, line[to] as Spot);
      if (away > most) [farthest, most] = [at, away];
    }
    if (farthest < 0) continue;
    isKept[farthest] = 1;
    open.push([from, farthest], [farthest, to]);
  }
  return line.filter((_, index) => isKept[index] === 1);
}

/**
 * The distance of a point from a segment. East-west distances are multiplied by `squeeze`, because degrees of longitude
 * are shorter towards the poles. The factor is about right at 45 degrees of latitude.
 */
function distance([x, y]: Spot, [x1, y1]: Spot, [x2, y2]: Spot): number {
  const squeeze = 0.7;
  const [dx, dy] = [(x2 - x1) * squeeze, y2 - y1];
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - x1) * squeeze * dx + (y - y1) * dy) / length));
  return Math.hypot((x - x1) * squeeze - part * dx, y - y1 - part * dy);
}

/** Rounds to about a kilometre, and removes consecutive points that become equal. */
function rounded(line: readonly Spot[], digits = 2): Spot[] {
  const factor = 10 ** digits;
  const round = (value: number) => Math.round(value * factor) / factor;
  const spots = line.map(([lng, lat]): Spot => [round(lng), round(lat)]);
  return spots.filter(([lng, lat], index) => lng !== spots[index - 1]?.[0] || lat !== spots[index - 1]?.[1]);
}

function areaOfRing(ring: readonly Spot[]): number {
  let sum = 0;
  for (const [index, [x, y]] of ring.entries()) {
    const [x0, y0] = ring.at(index - 1) as Spot;
    sum += x0 * y - x * y0;
  }
  return Math.abs(sum) / 2;
}
