import { darken, lighten, lightness, mix } from "#demo/artwork/colour.ts";
import { noise } from "#demo/artwork/noise.ts";
import { between } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { composition, type Family, type Graphic } from "./canvas.ts";
import { area, disc, type Layer, line, type Shape } from "./layers.ts";

/** Wood grain over a box: nested cathedral arches around a heart line, mirrored when book-matched. */
function grain(
  seed: string,
  box: readonly [number, number, number, number],
  count: number,
  mirrored: boolean,
): Shape[] {
  const wave = noise(seed);
  const [x0, y0, x1, y1] = box;
  const middle = (x0 + x1) / 2;
  const shapes: Shape[] = [];
  const sides = mirrored ? [-1, 1] : [1];
  for (let i = 0; i < count; i++) {
    const u = mirrored ? (i + 0.5) / count / 2 : (i + 0.5) / count - 0.5;
    const points = Array.from({ length: 17 }, (_, k): Point => {
      const y = y0 + ((y1 - y0) * k) / 16;
      const drift = 20 * wave(u * 2.2, y / 380) + 6 * wave(u * 9, y / 120);
      return [u * (x1 - x0) + drift * (0.4 + Math.abs(u)), y];
    });
    for (const sign of sides)
      shapes.push(
        line(
          points.map(([x, y]): Point => [middle + sign * x, y]),
          true,
        ),
      );
  }
  return shapes;
}

/** Arches of flat-sawn wood: parabolas stacked along the length. */
function arches(seed: string, x: number, from: number, to: number, count: number, wide: number): Shape[] {
  const wave = noise(seed);
  return Array.from({ length: count }, (_, i) => {
    const t = i / count;
    const peak = from + (to - from) * t ** 0.82;
    const w = wide * (0.16 + 0.84 * t) ** 0.8;
    const points = Array.from({ length: 15 }, (_, k): Point => {
      const v = (k - 7) / 7;
      const tall = 330 * Math.abs(v) ** 1.7 * (0.5 + t);
      return [x + v * w + 7 * wave(v * 2 + 5, t * 3), peak + tall + 9 * wave(v * 2.4, t * 5)];
    });
    return line(points, true);
  });
}

const box = (x0: number, y0: number, x1: number, y1: number): Shape =>
  area([
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ]);

/** Realistic wood in the colourway's tones: sheets, joints and an inlay. */
export const veneer: Family = (canvas): Graphic => {
  const { outline, roles, random, seed } = canvas;
  const half = outline.length / 2;
  const dark = (c: string): string => (lightness(c) > 0.35 ? darken(c, 0.42) : lighten(c, 0.22));
  const second = roles.tones[0] as string;
  const layers: Layer[] = [];
  const wood = (shapes: Shape[], tone: string, width: number, opacity: number): void => {
    layers.push({ shapes: shapes.filter((_, i) => i % 3 !== 0), stroke: dark(tone), width, opacity: opacity * 0.55 });
    layers.push({
      shapes: shapes.filter((_, i) => i % 3 === 0),
      stroke: dark(tone),
      width: width * 1.9,
      opacity: opacity * 0.6,
    });
  };
  const heart = between(random, -50, 50);
  const ply = (tone: string, tag: string): void => {
    wood(grain(`${seed}:${tag}`, [-170, -half - 20, 170, half + 20], 40, false), tone, 1, 0.42);
    wood(arches(`${seed}:${tag}a`, heart, -half * 0.9, half * 0.55, 24, 92), tone, 1.3, 0.5);
  };

  let foot = roles.ground;
  const plan = composition(canvas, { stringer: "stringer", cut: "cut", book: "book" }, 0);
  ply(roles.ground, "main");
  if (plan === "stringer") {
    foot = second;
    const [a, b] = [between(random, 26, 44), between(random, 6, 9)];
    layers.push({ shapes: [box(-a, -half - 20, a, half + 20)], fill: second });
    wood(
      grain(`${seed}:in`, [-a, -half - 20, a, half + 20], 12, false).filter((s) =>
        s.points.every(([x]) => Math.abs(x) < a - 1),
      ),
      second,
      1,
      0.5,
    );
    layers.push({ shapes: [box(-a - b, -half, -a, half), box(a, -half, a + b, half)], fill: roles.strong });
    layers.push({
      shapes: [box(-a - b * 2.6, -half, -a - b * 2, half), box(a + b * 2, -half, a + b * 2.6, half)],
      fill: roles.accent,
    });
  } else if (plan === "cut") {
    const y = half * between(random, -0.2, 0.3);
    const slope = between(random, 0.5, 1.3) * (random() < 0.5 ? 1 : -1);
    const edge = (dy: number): Point[] => [
      [-180, y + dy - 180 * slope],
      [180, y + dy + 180 * slope],
    ];
    const below: Point[] = [...edge(0), [180, half + 300], [-180, half + 300]];
    layers.push({ shapes: [area(below)], fill: second });
    foot = second;
    const under = (p: Point): boolean => p[1] > y + p[0] * slope + 5;
    const cutGrain = grain(`${seed}:cut`, [-170, -half, 170, half + 20], 40, false).map((s) => ({
      ...s,
      points: s.points.filter(under),
    }));
    wood(
      cutGrain.filter((s) => s.points.length > 2),
      second,
      1.1,
      0.5,
    );
    layers.push({ shapes: [area([...edge(-16), ...edge(-4).reverse()])], fill: roles.accent });
    layers.push({ shapes: [area([...edge(-34), ...edge(-30).reverse()])], fill: roles.strong });
  } else {
    layers.push({
      shapes: [
        line([
          [0, -half - 20],
          [0, half + 20],
        ]),
      ],
      stroke: dark(roles.ground),
      width: 1.6,
      opacity: 0.8,
    });
    const y = -half * between(random, 0.26, 0.4);
    const r = between(random, 66, 84);
    layers.push({ shapes: [area(disc(0, y, r))], fill: second });
    const rays = Array.from({ length: 36 }, (_, i) => {
      const a = (i * Math.PI) / 18;
      return line([
        [r * 0.3 * Math.cos(a), y + r * 0.3 * Math.sin(a)],
        [r * 0.94 * Math.cos(a), y + r * 0.94 * Math.sin(a)],
      ]);
    });
    layers.push({ shapes: rays, stroke: mix(second, roles.strong, 0.6), width: 1.6 });
    layers.push({ shapes: [area(disc(0, y, r * 0.3))], fill: roles.accent });
    foot = second;
    const peak = half * between(random, 0.16, 0.3);
    layers.push({
      shapes: [
        area([
          [-180, peak + 190],
          [-40, peak + 20],
          [0, peak - 40],
          [60, peak + 40],
          [110, peak + 70],
          [180, peak + 170],
          [180, half + 60],
          [-180, half + 60],
        ]),
      ],
      fill: roles.strong,
    });
    layers.push({
      shapes: [
        area([
          [-180, peak + 300],
          [-90, peak + 200],
          [-20, peak + 235],
          [70, peak + 150],
          [180, peak + 270],
          [180, half + 60],
          [-180, half + 60],
        ]),
      ],
      fill: second,
    });
  }
  return {
    ground: roles.ground,
    layers,
    lettering: plan === "stringer" ? { on: "cap", colour: foot, edge: "arc" } : { on: "graphic", colour: foot },
  };
};
