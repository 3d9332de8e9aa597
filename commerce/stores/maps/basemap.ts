import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { feature, mesh } from "topojson-client";
import type { Box } from "#commerce/stores/geometry.ts";
import { areaOfRing, cutLine, cutRing, moved, rounded, type Spot, thin, unwrapped } from "./outline.ts";

type World = Parameters<typeof mesh>[0];
type Shapes = Parameters<typeof feature>[1];
export type Town = { name: string; latin: string; lat: number; lng: number; population: number };

/** GeoJSON of land, borders and towns, in this order. */
export type Basemap = { type: "FeatureCollection"; features: object[] };

/** Natural Earth's countries (public domain), as the package world-atlas has them. */
const atlas = async (detail: "50m" | "110m"): Promise<World> =>
  JSON.parse(await readFile(createRequire(import.meta.url).resolve(`world-atlas/countries-${detail}.json`), "utf8"));

const whole: Box = { south: -60, north: 84, west: -180, east: 180 };

/** A slim map of a part of the world; null: all of it, coarsely. */
export async function makeBasemap(box: Box | null, towns: readonly Town[]): Promise<Basemap> {
  const [world, tolerance, least] = box ? [await atlas("50m"), 0.012, 0.002] : [await atlas("110m"), 0.1, 0.5];
  const within = box ?? whole;
  const slim = (line: readonly Spot[]) => rounded(thin(line, tolerance), box ? 2 : 1);
  const land = polygonsOf(world, world.objects.land as Shapes);
  // What lies over the date line is drawn on both sides of it.
  const polygons = land.flatMap((rings) =>
    [0, -360, 360].flatMap((degrees) => {
      const cut = rings.map((ring) => {
        const open = unwrapped(ring as Spot[]).slice(0, -1);
        return slim(closed(cutRing(moved(open, degrees), within)));
      });
      const [outer, ...holes] = cut.filter((ring) => ring.length > 3 && areaOfRing(ring) > least);
      return outer && areaOfRing(cut[0] ?? []) > least ? [[outer, ...holes]] : [];
    }),
  );
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
      part("land", { type: "MultiPolygon", coordinates: polygons }),
      part("borders", { type: "MultiLineString", coordinates: lines }),
      ...points,
    ],
  };
}

function polygonsOf(world: World, shapes: Shapes): unknown[][][] {
  const made = feature(world, shapes);
  return ("features" in made ? made.features : [made]).flatMap(({ geometry }) => {
    if (geometry.type === "Polygon") return [geometry.coordinates];
    return geometry.type === "MultiPolygon" ? geometry.coordinates : [];
  });
}

const part = (kind: string, geometry: object) => ({ type: "Feature", properties: { kind }, geometry });
const closed = (ring: Spot[]): Spot[] => (ring[0] ? [...ring, ring[0]] : []);
