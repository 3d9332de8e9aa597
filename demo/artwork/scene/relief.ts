import { simplified } from "#demo/artwork/clip.ts";
import { contours, type Grid } from "#demo/artwork/contours.ts";
import { type Field, noise } from "#demo/artwork/noise.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { W } from "./picture.ts";

/**
 * The lighting of a mountainside: from 1, turned fully away from the light, to −1, facing it. Very low above the ridge.
 */
export type Relief = { shade: Grid; rock: Grid };

export type ReliefShape = {
  seed: string;
  /** How far below the ridge the mountainside is calculated. */
  depth: number;
  /** Distance between spurs near the ridge, picture units. */
  spur: number;
  /** Grid step. */
  step: number;
  /** 1 when the light comes from the left, −1 when it comes from the right. */
  away: 1 | -1;
  /** Whether bare rock is calculated. */
  bare: boolean;
};

const ridged = (value: number): number => 1 - Math.abs(value) * 1.6;

/** Spurs that run down the mountainside and fork, as a height field. v is the depth below the ridge. */
function spurs(seed: string, spur: number): Field {
  const field = noise(`${seed}:spurs`);
  const bend = noise(`${seed}:bend`);
  return (x, v) => {
    const drift =
      0.55 * spur * bend(x / (spur * 2.4), v / (spur * 1.9)) +
      0.22 * spur * bend(x / (spur * 0.8), v / (spur * 0.7) + 5);
    const u = (x + drift) / spur;
    const w = v / (spur * 2.6);
    return (
      0.62 * ridged(field(u, w)) +
      0.28 * ridged(field(u * 2.1 + 9, w * 2.3)) +
      0.13 * ridged(field(u * 4.3 + 3, w * 4.6))
    );
  };
}

/** Calculates light and bare rock below a ridge line whose points are evenly spaced. */
export function reliefOf(line: readonly Point[], { seed, depth, spur, step, away, bare }: ReliefShape): Relief {
  const first = line[0] as Point;
  const spacing = (line[1] as Point)[0] - first[0];
  const ridge = (x: number): number => {
    const at = Math.min(line.length - 1.001, Math.max(0, (x - first[0]) / spacing));
    const [a, b] = [line[Math.floor(at)] as Point, line[Math.floor(at) + 1] as Point];
    return a[1] + (b[1] - a[1]) * (at - Math.floor(at));
  };
  const top = Math.min(...line.map(([, y]) => y)) - step;
  const bottom = Math.min(1030, Math.max(...line.map(([, y]) => y)) + depth);
  const columns = Math.ceil((W + 60) / step);
  const rows = Math.ceil((bottom - top) / step);
  const height = spurs(seed, spur);
  const patch = noise(`${seed}:rock`);
  const [shade, rock] = [new Float64Array(columns * rows).fill(-9), new Float64Array(columns * rows).fill(-9)];
  // Slopes are differences between columns, so each height is calculated once.
  const reach = Math.max(1, Math.round((spur * 0.09) / step));
  const heights = new Float64Array(columns * rows);
  const crests = Float64Array.from({ length: columns }, (_, i) => ridge(-30 + i * step));
  for (let i = 0; i < columns; i++) {
    const crest = crests[i] as number;
    const from = Math.max(0, Math.floor((crest - top) / step) - 8);
    const to = Math.min(rows, Math.ceil((crest + depth - top) / step) + 8);
    for (let j = from; j < to; j++) heights[j * columns + i] = height(-30 + i * step, top + j * step - crest);
  }
  for (let i = 1; i < columns - 1 - reach; i++) {
    const x = -30 + i * step;
    const crest = crests[i] as number;
    // The large flanks: the slope of the ridge itself, measured over a wide span.
    const wide = (ridge(x + 70) - ridge(x - 70)) / 140;
    const near = (ridge(x + 26) - ridge(x - 26)) / 52;
    for (let j = 1; j < rows - 1; j++) {
      const v = top + j * step - crest;
      if (v < 0 || v > depth) continue;
      const k = j * columns + i;
      const h = heights[k] as number;
      // The neighbour at the same depth below its own crest, not at the same height.
      const shift = Math.round(((crests[i + reach] as number) - crest) / step);
      const beside = heights[Math.min(rows - 1, Math.max(0, j + shift)) * columns + i + reach] as number;
      const fade = 1 - (v / depth) ** 2;
      const flank = away * (0.75 * wide + 0.35 * near * Math.exp(-v / 60));
      shade[k] = flank * 0.9 - (away * (beside - h) * spur * 0.3) / (reach * step) - 0.5 * (1 - fade);
      if (!bare) continue;
      const steep = Math.abs(wide) * 0.9 + 0.3 * (1 - v / depth);
      const broken =
        0.8 * patch(x / (spur * 0.24) + v / (spur * 0.9), v / (spur * 0.62)) +
        0.3 * patch(x / (spur * 0.1), v / (spur * 0.3));
      rock[k] = steep * 0.9 + broken - 0.55 * h - 0.6 * (v / depth);
    }
  }
  const grid = (values: Float64Array): Grid => ({ columns, rows, step: [step, step], origin: [-30, top], values });
  return { shade: grid(shade), rock: grid(rock) };
}

const size = (points: readonly Point[]): number => {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return Math.abs(sum / 2);
};

/** The areas of a grid above a level, without the smallest ones. */
export const patches = (grid: Grid, level: number, smallest: number): Point[][] =>
  contours(grid, level)
    .filter((points) => size(points) > smallest)
    .map((points) => simplified(points, 0.7));
