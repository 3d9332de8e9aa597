import { mix } from "#demo/artwork/colour.ts";
import { noise, octaves } from "#demo/artwork/noise.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { facesOf } from "./faces.ts";
import { type Picture, type Stops, triples, W } from "./picture.ts";

export type RidgeShape = {
  seed: string;
  /** The height in the picture from which peaks rise. */
  base: number;
  /** Peaks as "x height width, …". */
  peaks: string;
  /** How jagged the line is, in picture units. */
  rough: number;
  /** Distance between points. Distant ridges need only few. */
  step?: number;
};

/** The line of a ridge from left to right, extended a little beyond the picture on both sides. */
export function ridgeLine({ seed, base, peaks, rough, step = 13 }: RidgeShape): Point[] {
  const ragged = octaves(noise(seed), 4, 0.52);
  const summits = triples(peaks);
  const points: Point[] = [];
  for (let x = -40; x <= W + 40; x += step) {
    let rise = 0;
    for (const [px, height, width] of summits) {
      const t = Math.abs(x - px) / width;
      // A flank that is steep near the summit and flattens out at its foot.
      if (t < 1) rise = Math.max(rise, height * (0.62 * (1 - t) + 0.38 * (1 - t) ** 3));
    }
    const crag = 0.5 - Math.abs(ragged(x / 210, 0.3));
    points.push([x, base - rise - rough * crag - rough * 0.25 * ragged(x / 46, 4.2)]);
  }
  return points;
}

/** A ridge line closed at the bottom of the picture, or at the given depth. */
export const below = (line: readonly Point[], depth = 1040): Point[] => [...line, [W + 40, depth], [-40, depth]];

export type RidgePaint = {
  /** Colours from the highest point of the line down to `depth` below it. */
  stops: Stops;
  depth: number;
  /** The side turned away from the light: its colours, from lightest to deepest, and their opacity. */
  shade?: { colours: readonly string[]; opacity: number };
  /** Bare rock: its colour, its amount 0 … 1, and its opacity. */
  rock?: { colour: string; amount: number; opacity?: number };
  /** Distance between spurs; larger for nearer mountains. */
  spur?: number;
};

/**
 * Paints a ridge with its relief and returns its line. The light comes from the left, or from the right when `away` is
 * −1.
 */
export function paintRidge(picture: Picture, shape: RidgeShape, paint: RidgePaint, away: 1 | -1 = 1): Point[] {
  const line = ridgeLine(shape);
  const top = Math.min(...line.map(([, y]) => y));
  picture.area(below(line), picture.down(top, top + paint.depth, paint.stops));
  if (!paint.shade && !paint.rock) return line;
  const { spur = 120, shade, rock } = paint;
  const faces = facesOf(line, { seed: shape.seed, depth: paint.depth * 0.86, spur, away, bare: rock?.amount ?? 0 });
  const fading = (colour: string, opacity: number): string =>
    picture.down(top, top + paint.depth, [
      [0, colour, opacity],
      [0.5, colour, opacity * 0.85],
      [1, colour, 0],
    ]);
  if (shade) {
    const [light = "", deep = light] = shade.colours;
    picture.lines(faces.runnels, fading(light, shade.opacity * 0.5), 1.6);
    picture.areas(faces.ribs, fading(light, shade.opacity * 0.55));
    picture.areas(faces.planes, fading(light, shade.opacity));
    picture.areas(faces.deep, fading(deep, shade.opacity * (deep === light ? 0.5 : 0.85)));
  }
  if (rock) {
    const { colour, opacity = 0.9 } = rock;
    picture.areas(faces.rock, fading(colour, opacity));
    picture.areas(faces.lit, fading(mix(colour, "#b9c8d8", 0.42), opacity));
  }
  return line;
}
