import { noise } from "#demo/artwork/noise.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Outfit } from "#demo/artwork/worn/figure.ts";
import { outfit } from "#demo/outfit.ts";
import type { Picture } from "./picture.ts";
import { outfitOf } from "./team.ts";
import { inOwnColours } from "./variants.ts";

/** A pose and its place in a scene. */
export type Posed = {
  /** The middle of the board under the rider, or the ground between the feet when there is no board. */
  at: Point;
  /** Scene units per unit of the rider's drawing. A standing rider is about 1,400 of those tall. */
  scale: number;
  turn?: number;
  how: keyof typeof attitudes;
};

type Ride = Posed & {
  /** The uid of a team member. Without it, the dressed rider is drawn. */
  who?: string;
  /** What is worn besides the outfit. */
  more?: Outfit;
  key?: string;
};

/**
 * Draws a person near enough to be recognised, on a board that the shop sells. `key` keeps the ids of several people in
 * one picture apart.
 */
export function someone(p: Picture, { at: [x, y], scale, turn = 0, how, who, more, key = "r" }: Ride): void {
  const worn: Outfit = { ...(who ? outfitOf(who) : outfit()), ...more };
  const place = `translate(${x} ${y}) rotate(${turn}) scale(${scale})`;
  p.raw(inOwnColours(`<g transform="${place}">${person(worn, attitudes[how], key)}</g>`));
}

/**
 * Snow thrown by an edge: sheets that rise from the edge, given by its ends, and thin out towards `reach`, with flakes
 * beyond. The colours are lit and shaded.
 */
export function sheet(
  p: Picture,
  from: Point,
  to: Point,
  reach: Point,
  [lit, shade]: readonly [string, string],
  seed: string,
): void {
  const random = seeded(`${seed}:sheet`);
  const ragged = noise(`${seed}:ragged`);
  const along = (t: number): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
  // The strips bend down at their ends, as thrown snow does.
  const out = (t: number, far: number): Point => {
    const [x, y] = along(t);
    return [x + reach[0] * far, y + reach[1] * (far - 0.3 * far * far)];
  };
  const middle = along(0.5);
  const end: Point = [middle[0] + reach[0], middle[1] + reach[1]];
  for (const [colour, dense, far, row] of [
    [shade, 0.75, 0.8, 0],
    [lit, 0.7, 1, 10],
    [lit, 0.95, 0.55, 20],
  ] as const) {
    const rim = Array.from({ length: 25 }, (_, i): Point => {
      const t = i / 24;
      const swell = Math.sin(Math.PI * (0.12 + 0.8 * t)) ** 0.7;
      return out(t, far * swell * (0.62 + 0.5 * Math.abs(ragged(t * 9 + row, 0.4)) + (i % 2) * 0.12));
    });
    p.area(
      [from, ...rim, to],
      p.along(middle, end, `0 ${colour} ${dense}, .45 ${colour} ${dense * 0.62}, 1 ${colour} 0`),
      { curved: true },
    );
  }
  for (const [count, size, opacity] of [
    [130, 2.6, 0.9],
    [60, 4.6, 0.9],
    [22, 8, 0.85],
  ] as const) {
    const flakes = Array.from({ length: count }, (): Point[] => {
      const t = random();
      return [out(t, Math.sin(Math.PI * (0.1 + 0.8 * t)) * random() ** 0.6 * 1.2)];
    });
    p.lines(flakes, lit, size, { opacity });
  }
}

/** Snow in front of a board that is sunk in it: a bank between two points, `high` units tall. */
export function bank(p: Picture, from: Point, to: Point, high: number, colour: string, seed: string): void {
  const random = seeded(`${seed}:bank`);
  const crest = Array.from({ length: 13 }, (_, i): Point => {
    const t = i / 12;
    const swell = Math.sin(Math.PI * t) ** 0.6;
    return [
      from[0] + (to[0] - from[0]) * t,
      from[1] + (to[1] - from[1]) * t - high * swell * between(random, 0.7, 1.15),
    ];
  });
  const low = Math.max(from[1], to[1]);
  const foot: Point[] = [to, [(from[0] + to[0]) / 2, low + high * 1.2], from];
  p.area([...crest, ...foot], p.down(low - high, low + high * 0.7, `0 ${colour}, .4 ${colour} .9, 1 ${colour} 0`), {
    curved: true,
  });
}

/** Snow that an edge has cut into: it covers the edge, given by its points, `deep` units high, and fades before it. */
export function cutSnow(p: Picture, edge: readonly Point[], deep: number, colour: string, seed: string): void {
  const random = seeded(`${seed}:cut`);
  const line = edge.slice(1).flatMap((to, i): Point[] => {
    const from = edge[i] as Point;
    return [0, 0.25, 0.5, 0.75].map((t): Point => [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t]);
  });
  const share = (i: number): number => Math.sin((Math.PI * (i + 0.5)) / line.length) ** 0.5;
  const crest = line.map(([x, y], i): Point => [x, y - deep * share(i) * between(random, 0.35, 1.1)]);
  const foot = line.map(([x, y], i): Point => [x, y + deep * share(i) * between(random, 1.6, 2.8)]).toReversed();
  const [first, middle, last] = [line[0], line[Math.floor(line.length / 2)], line.at(-1)] as [Point, Point, Point];
  const steep = (last[1] - first[1]) / (last[0] - first[0]);
  const fade = p.along(
    [middle[0] + steep * deep, middle[1] - deep],
    [middle[0] - steep * deep * 2.6, middle[1] + deep * 2.6],
    `0 ${colour}, .4 ${colour} .9, 1 ${colour} 0`,
  );
  p.area([...crest, ...foot], fade, { curved: true });
}
