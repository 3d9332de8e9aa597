import { between, seeded } from "#demo/artwork/random.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { Picture } from "./picture.ts";

/** One conifer, one unit tall with its foot at the origin: whorls of hanging branches. */
export function conifer(random: () => number, whorls = 9, wide = 0.2): Point[] {
  const left: Point[] = [];
  const right: Point[] = [];
  for (let i = 0; i < whorls; i++) {
    const t = (i + 0.6) / whorls;
    const y = -1 + 0.93 * t;
    const reach = wide * (0.1 + 0.9 * t ** 0.85);
    left.push([-reach * 0.42, y - 0.045], [-reach * between(random, 0.82, 1.14), y + between(random, 0.02, 0.05)]);
    right.push([reach * 0.42, y - 0.045], [reach * between(random, 0.82, 1.14), y + between(random, 0.02, 0.05)]);
  }
  return [
    [0, -1],
    ...right,
    [wide * 0.13, -0.06],
    [wide * 0.12, 0.02],
    [-wide * 0.12, 0.02],
    [-wide * 0.13, -0.06],
    ...left.reverse(),
  ];
}

/** Snow on a conifer's lit side: a sliver on each whorl. */
function load(tree: readonly Point[], side: 1 | -1): Point[][] {
  const tips = tree.filter(([x, y]) => Math.sign(x) === side && Math.abs(x) > 0.045 && y < -0.1);
  return tips.map(([x, y]): Point[] => [
    [x * 1.03, y + 0.004],
    [x * 0.56, y - 0.046],
    [x * 0.12, y - 0.058],
    [x * 0.48, y - 0.018],
  ]);
}

export type Stand = {
  seed: string;
  /** The positions of the trees: x, and the y of the foot. */
  feet: readonly Point[];
  /** The range of the trees' heights. */
  tall: readonly [number, number];
  colour: string;
  /** Snow on the branches, and the side it is on. */
  snow?: { colour: string; side: 1 | -1 };
};

/** A group of trees, drawn from a few different kinds. */
export function stand(picture: Picture, { seed, feet, tall, colour, snow }: Stand): void {
  const random = seeded(`${seed}:trees`);
  const kinds = Array.from({ length: 4 }, (_, i) => conifer(random, 7 + i, between(random, 0.15, 0.24)));
  const big = tall[1] > 110;
  const wood: Point[][] = [];
  const white: Point[][] = [];
  for (const [x, y] of feet) {
    const kind = kinds[Math.floor(random() * kinds.length)] as Point[];
    const h = between(random, tall[0], tall[1]);
    const flip = random() < 0.5 ? -1 : 1;
    const mine = kind.map(([px, py]): Point => [px * flip, py]);
    const put = (points: readonly Point[]): Point[] => points.map(([px, py]): Point => [x + px * h, y + py * h]);
    wood.push(put(big ? mine : mine.filter((_, i) => i % 2 === 0)));
    if (snow) white.push(...load(mine, snow.side).map(put));
  }
  picture.areas(wood, colour);
  if (snow) picture.areas(white, snow.colour);
}

/** The feet of trees along a line of ground, with gaps. Deterministic. */
export function scatter(
  seed: string,
  count: number,
  from: number,
  to: number,
  ground: (x: number) => number,
  spread: number,
): Point[] {
  const random = seeded(`${seed}:feet`);
  return Array.from({ length: count }, (): Point => {
    const x = between(random, from, to);
    return [x, ground(x) + random() * spread];
  }).sort((a, b) => a[1] - b[1]);
}

/** Returns a function that gives the height of a line of points at x. */
export function heightOf(line: readonly Point[]): (x: number) => number {
  return (x) => {
    for (let i = 1; i < line.length; i++) {
      const [a, b] = [line[i - 1] as Point, line[i] as Point];
      if (x >= a[0] && x <= b[0]) return a[1] + ((b[1] - a[1]) * (x - a[0])) / (b[0] - a[0] || 1);
    }
    return (line.at(-1) as Point)[1];
  };
}

/** A tree trunk in close-up, as a plain band with bark marks. */
export function trunk(
  picture: Picture,
  x: number,
  width: number,
  foot: number,
  colours: readonly [dark: string, light: string],
  seed: string,
): void {
  const random = seeded(`${seed}:trunk${n(x)}`);
  const lean = between(random, -10, 10);
  const edge = (side: number): Point[] =>
    [0, 0.3, 0.62, 0.86, 1].map(
      (t): Point => [x + lean * (1 - t) + side * width * (0.36 + 0.14 * t ** 3), -20 + (foot + 20) * t],
    );
  const outline: Point[] = [...edge(-1), [x, foot + width * 0.16], ...edge(1).reverse()];
  picture.area(
    outline,
    picture.along(
      [x - width / 2, 0],
      [x + width / 2, 0],
      [
        [0, colours[1]],
        [0.3, colours[0]],
        [1, colours[0]],
      ],
    ),
  );
  const marks = Array.from({ length: Math.round(width / 3) }, (): Point[] => {
    const [mx, my] = [x + between(random, -0.3, 0.3) * width, between(random, 0, foot - 20)];
    return [
      [mx, my],
      [mx + between(random, -2, 2), my + between(random, 14, 50)],
    ];
  });
  picture.lines(marks, colours[1], 2, { opacity: 0.4 });
}
