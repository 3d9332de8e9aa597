import { noise } from "#demo/artwork/noise.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { bottom, H, type Picture, type Stops, W } from "./picture.ts";

/** A snow slope: its edge as points from left to right, drawn as a smooth line, and its colours from the edge down. */
export function slope(picture: Picture, edge: readonly Point[], stops: Stops, to = H): void {
  const top = Math.min(...edge.map(([, y]) => y));
  const wide: Point[] = [[-80, (edge[0] as Point)[1]], ...edge, [W + 80, (edge.at(-1) as Point)[1]]];
  picture.area([...wide, [W + 400, bottom + 260], [-400, bottom + 260]], picture.down(top, to, stops), {
    curved: true,
  });
}

/** Wind ripples: thin lenses of light or shade that get longer and wider apart towards the viewer. */
export function ripples(
  picture: Picture,
  from: number,
  to: number,
  colour: string,
  opacity: number,
  seed: string,
  count = 90,
): void {
  const random = seeded(`${seed}:ripples`);
  const bend = noise(`${seed}:bend`);
  const lenses = Array.from({ length: count }, (): Point[] => {
    const t = random() ** 0.75;
    const y = from + (to - from) * t;
    const x = between(random, -60, W);
    const long = (26 + 190 * t * random()) * 0.8;
    const rise = (3 + 10 * t) * bend(x / 300, y / 90);
    const thick = 0.8 + 3.4 * t * random();
    return [
      [x, y],
      [x + long * 0.35, y + rise - thick],
      [x + long * 0.7, y + rise * 1.1 - thick * 0.6],
      [x + long, y + rise * 0.5],
      [x + long * 0.6, y + rise * 1.1 + thick],
    ];
  });
  picture.areas(lenses, colour, { curved: true, opacity });
}

/** Linked turns from one point down to another, wider towards the viewer. */
export function turns(from: Point, to: Point, count: number, swing: readonly [number, number]): Point[] {
  const steps = count * 10;
  return Array.from({ length: steps + 1 }, (_, i): Point => {
    const t = i / steps;
    // Perspective: lower turns are nearer, so they are longer and wider.
    const u = t ** 1.5;
    const wide = swing[0] + (swing[1] - swing[0]) * u;
    const side = Math.sin(t * count * Math.PI);
    return [from[0] + (to[0] - from[0]) * u + side * wide, from[1] + (to[1] - from[1]) * u];
  });
}

/** A track in the snow: a shaded groove whose width changes from one value to another, with a lit rim. */
export function track(
  picture: Picture,
  line: readonly Point[],
  width: readonly [number, number],
  shade: string,
  light: string,
): void {
  const groove = (grow: number, dx: number, dy: number): Point[] => {
    const left: Point[] = [];
    const right: Point[] = [];
    line.forEach(([x, y], i) => {
      const half = ((width[0] + (width[1] - width[0]) * (i / line.length) ** 1.5) / 2) * grow;
      const [a, b] = [line[Math.max(0, i - 1)] as Point, line[Math.min(line.length - 1, i + 1)] as Point];
      const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
      const [nx, ny] = [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
      left.push([x + nx * half + dx * half, y + ny * half * 0.7 + dy * half]);
      right.push([x - nx * half + dx * half, y - ny * half * 0.7 + dy * half]);
    });
    return [...left, ...right.reverse()];
  };
  picture.area(groove(1.5, 0.5, 0.3), light, { curved: true, opacity: 0.75 });
  picture.area(groove(1, 0, 0), shade, { curved: true });
}

/** A plume of thrown snow: puffs along an arc. */
export function plume(picture: Picture, at: Point, size: number, way: 1 | -1, colour: string, seed: string): void {
  const random = seeded(`${seed}:plume`);
  const puffs: Point[][] = [];
  for (let i = 0; i < 46; i++) {
    const t = random();
    const x = at[0] - way * size * t * (0.6 + 0.7 * random());
    const y = at[1] - size * 0.62 * Math.sin(t * 2.5) * random() + size * 0.08;
    puffs.push([[x, y]]);
  }
  for (const [k, width, opacity] of [
    [0, 0.2, 0.3],
    [1, 0.11, 0.55],
    [2, 0.05, 0.9],
  ] as const) {
    picture.lines(
      puffs.filter((_, i) => i % 3 === k),
      colour,
      size * width,
      { opacity },
    );
  }
}
