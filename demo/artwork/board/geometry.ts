import { mix } from "#demo/artwork/colour.ts";
import { between, pick } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { type Canvas, composition, type Family, type Graphic } from "./canvas.ts";
import { area, disc, type Layer, line, type Shape } from "./layers.ts";

/** Long planes at two shared angles, one of them hatched, and one disc. */
function planes({ outline, roles, random }: Canvas): Layer[] {
  const half = outline.length / 2;
  const lean = between(random, 1.5, 2.3) * (random() < 0.5 ? 1 : -1);
  const cut = (y: number, slope: number): [Point, Point] => [
    [-180, y - 180 * slope],
    [180, y + 180 * slope],
  ];
  const band = (y: number, tall: number, slope: number): Point[] => {
    const [a, b] = cut(y, slope);
    const [c, d] = cut(y + tall, slope);
    return [a, b, d, c];
  };
  const [one, two, three] = roles.tones as [string, string, string];
  const first = -half * between(random, 0.3, 0.5);
  const second = half * between(random, 0.2, 0.36);
  const wedge: Point[] = [...cut(first, lean), [180, half + 400], [-180, half + 400]];
  const counter: Point[] = [...cut(second, -lean), [180, half + 400], [-180, half + 400]];
  const hatch: Shape[] = Array.from({ length: 22 }, (_, i) => line(cut(first - 250 + i * 11, lean)));
  const r = between(random, 62, 84);
  const centre: Point = [between(random, -30, 30), first + (second - first) * between(random, 0.25, 0.4)];
  return [
    { shapes: hatch, stroke: mix(roles.ground, one, 0.55), width: 3.2 },
    { shapes: [area(wedge)], fill: one },
    { shapes: [area(disc(centre[0], centre[1], r))], fill: roles.accent === one ? roles.ground : roles.accent },
    { shapes: [area(counter)], fill: two },
    { shapes: [area(band(second + 90, 30, -lean))], fill: roles.ground },
    { shapes: [area(band(second + 190, 200, lean))], fill: three, opacity: 0.92 },
    {
      shapes: [area([...cut(second + 330, lean), [180, half + 400], [-180, half + 400]])],
      fill: mix(one, roles.ground, 0.15),
    },
  ];
}

/** A wall of quarter discs, halves and wedges that becomes sparser towards the nose. */
function tiles({ outline, roles, random }: Canvas): Layer[] {
  const size = 74;
  const rows = Math.ceil(outline.length / size) + 1;
  const fills = [...roles.tones, roles.accent];
  const buckets = new Map<string, Shape[]>();
  for (let row = 0; row < rows; row++) {
    for (let column = -2; column < 2; column++) {
      const [x, y] = [column * size, outline.length / 2 - (row + 1) * size + 20];
      const fade = row / rows;
      if (random() < fade * 0.85) {
        random();
        continue;
      }
      const colour = pick(random, fills);
      const turn = Math.floor(random() * 4);
      const kind = Math.floor(random() * 4);
      const back = random() < 0.35 ? pick(random, fills) : undefined;
      const add = (fill: string, points: Point[]): unknown =>
        buckets.set(fill, [...(buckets.get(fill) ?? []), area(points)]);
      if (back && back !== colour)
        add(back, [
          [x, y],
          [x + size, y],
          [x + size, y + size],
          [x, y + size],
        ]);
      add(colour, motif(kind, turn, x, y, size));
    }
  }
  return [...buckets].map(([fill, shapes]) => ({ shapes, fill }));
}

function motif(kind: number, turn: number, x: number, y: number, s: number): Point[] {
  const corners: Point[] = [
    [x, y],
    [x + s, y],
    [x + s, y + s],
    [x, y + s],
  ];
  const corner = corners[turn] as Point;
  const next = corners[(turn + 1) % 4] as Point;
  const last = corners[(turn + 3) % 4] as Point;
  if (kind === 0) return [corner, next, last];
  if (kind === 1) return disc(x + s / 2, y + s / 2, s * 0.5);
  if (kind === 2) {
    const [cx, cy] = [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    return disc(cx, cy, s / 2, turn * 90, turn * 90 + 180);
  }
  return [corner, ...disc(corner[0], corner[1], s, turn * 90, turn * 90 + 90)];
}

/** Lanes along the board that change sides once and run off the edge. */
function lanes({ outline, roles, random }: Canvas): Layer[] {
  const half = outline.length / 2;
  const side = random() < 0.5 ? 1 : -1;
  const wide = between(random, 17, 21);
  const gap = 5;
  const low = half * between(random, 0.1, 0.3);
  const high = -half * between(random, 0.25, 0.45);
  const colours = [
    roles.tones[0],
    roles.tones[1],
    roles.accent,
    roles.tones[2],
    roles.tones[0],
    roles.tones[1],
  ] as string[];
  return colours.map((fill, i) => {
    const x = side * (-150 + i * (wide + gap));
    const jump = side * 172;
    const run = 172;
    const at = (dx: number, delay: number): Point[] => [
      [x + dx, half + 60],
      [x + dx, low + delay],
      [x + dx + jump, low - run + delay],
      [x + dx + jump, high + delay],
      [x + dx + jump + side * 400, high - 400 + delay],
    ];
    const tilt = i * (wide + gap) * 0.41;
    const [inner, outer] = [at(0, tilt), at(side * wide, tilt + wide * 0.41)];
    return { shapes: [area([...inner, ...outer.reverse()])], fill };
  });
}

/** Rings around two centres that intersect. */
function rings({ outline, roles, random }: Canvas): Layer[] {
  const half = outline.length / 2;
  const layers: Layer[] = [];
  const centres: Point[] = [
    [between(random, 60, 130), half * between(random, 0.25, 0.5)],
    [between(random, -130, -60), -half * between(random, 0.2, 0.45)],
  ];
  centres.forEach(([cx, cy], k) => {
    const [on, off] = k === 0 ? [roles.tones[0], roles.ground] : [roles.accent, roles.tones[1]];
    for (let i = 0; i < 9; i++) {
      const r = 420 - i * 46 - (k ? 60 : 0);
      if (r > 16) layers.push({ shapes: [area(disc(cx, cy, r))], fill: i % 2 ? off : on });
    }
  });
  return layers;
}

/** Hard geometry in four compositions. */
export const geometry: Family = (canvas): Graphic => {
  const layers = composition(canvas, { planes, tiles, lanes, rings })(canvas);
  const { roles } = canvas;
  return { ground: roles.ground, layers, lettering: { on: "label", colour: roles.ground } };
};
