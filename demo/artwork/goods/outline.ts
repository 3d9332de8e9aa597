/**
 * Outlines written the way one sketches them: "x,y x,y! x,y" is a smooth line through the points, "!" marks a corner.
 * Picture units; y grows downwards.
 */
import { at, n, type Point } from "../svg.ts";

type Node = { p: Point; corner: boolean };
type Cubic = readonly [Point, Point, Point, Point];

const cache = new Map<string, Node[]>();

function nodesOf(spec: string): Node[] {
  const known = cache.get(spec);
  if (known) return known;
  const nodes = spec
    .trim()
    .split(/\s+/)
    .map((word): Node => {
      const corner = word.endsWith("!");
      const [x, y] = (corner ? word.slice(0, -1) : word).split(",");
      return { p: [Number(x), Number(y)], corner };
    });
  if (cache.size > 4000) cache.clear();
  cache.set(spec, nodes);
  return nodes;
}

const length = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;

/** The direction in which a smooth line passes a node; nearer neighbours weigh more, so uneven spacing does not bulge. */
function heading(before: Point, here: Point, after: Point): Point {
  const [a, b] = [length(before, here), length(here, after)];
  const x = ((here[0] - before[0]) / a) * b + ((after[0] - here[0]) / b) * a;
  const y = ((here[1] - before[1]) / a) * b + ((after[1] - here[1]) / b) * a;
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

function cubics(spec: string, closed: boolean): Cubic[] {
  const nodes = nodesOf(spec);
  const count = nodes.length;
  const get = (i: number): Node => nodes[(i + count) % count] as Node;
  const straight = (a: Point, b: Point): Point => [(b[0] - a[0]) / length(a, b), (b[1] - a[1]) / length(a, b)];
  const pieces: Cubic[] = [];
  for (let i = 0; i < (closed ? count : count - 1); i++) {
    const [from, to] = [get(i), get(i + 1)];
    const reach = length(from.p, to.p) * 0.36;
    const ends = (k: number): boolean => get(k).corner || (!closed && (k === 0 || k === count - 1));
    const out = ends(i) ? straight(from.p, to.p) : heading(get(i - 1).p, from.p, to.p);
    const into = ends(i + 1) ? straight(from.p, to.p) : heading(from.p, to.p, get(i + 2).p);
    pieces.push([
      from.p,
      [from.p[0] + out[0] * reach, from.p[1] + out[1] * reach],
      [to.p[0] - into[0] * reach, to.p[1] - into[1] * reach],
      to.p,
    ]);
  }
  return pieces;
}

function write(pieces: Cubic[], closed: boolean): string {
  const first = pieces[0];
  if (!first) return "";
  return `M${at(first[0])}${pieces.map(([, a, b, to]) => `C${at(a)} ${at(b)} ${at(to)}`).join("")}${closed ? "Z" : ""}`;
}

/** An open smooth line as path data. */
export const line = (spec: string): string => write(cubics(spec, false), false);

/** A closed smooth shape as path data. */
export const shape = (spec: string): string => write(cubics(spec, true), true);

const point = ([p0, p1, p2, p3]: Cubic, t: number): Point => {
  const s = 1 - t;
  const mixed = (i: 0 | 1): number =>
    s * s * s * p0[i] + 3 * s * s * t * p1[i] + 3 * s * t * t * p2[i] + t * t * t * p3[i];
  return [mixed(0), mixed(1)];
};

/** Evenly spaced points along an open line, with the unit normal to the right of travel. */
export function walk(spec: string, count: number): { p: Point; normal: Point; t: number }[] {
  const dense: Point[] = [];
  for (const piece of cubics(spec, false)) for (let i = 0; i < 12; i++) dense.push(point(piece, i / 12));
  dense.push((nodesOf(spec).at(-1) as Node).p);
  const sums = [0];
  for (let i = 1; i < dense.length; i++)
    sums.push((sums[i - 1] as number) + length(dense[i - 1] as Point, dense[i] as Point));
  const total = sums.at(-1) as number;
  let k = 1;
  return Array.from({ length: count }, (_, i) => {
    const t = count === 1 ? 0.5 : i / (count - 1);
    while (k < dense.length - 1 && (sums[k] as number) < t * total) k++;
    const [a, b] = [dense[k - 1] as Point, dense[k] as Point];
    const part = (t * total - (sums[k - 1] as number)) / ((sums[k] as number) - (sums[k - 1] as number) || 1);
    const size = length(a, b);
    return {
      p: [a[0] + (b[0] - a[0]) * part, a[1] + (b[1] - a[1]) * part],
      normal: [-(b[1] - a[1]) / size, (b[0] - a[0]) / size],
      t,
    };
  });
}

/** The point at t (0 … 1) along an open line. */
export function along(spec: string, t: number): Point {
  const steps = walk(spec, 61);
  return (steps[Math.round(Math.min(1, Math.max(0, t)) * 60)] as { p: Point }).p;
}

/** The points of a spec. */
export const points = (of: string): Point[] => nodesOf(of).map(({ p }) => p);

/** Points back into the written form. */
export const spec = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

/** A line running beside another at a distance (to the right of travel when positive), as a spec. */
export function beside(of: string, distance: number, count = 14): string {
  return spec(
    walk(of, count).map(({ p, normal }): Point => [p[0] + normal[0] * distance, p[1] + normal[1] * distance]),
  );
}

const mapped = (of: string, change: (p: Point) => Point): string =>
  nodesOf(of)
    .map(({ p, corner }) => {
      const [x, y] = change(p);
      return `${n(x)},${n(y)}${corner ? "!" : ""}`;
    })
    .join(" ");

/** Mirrored at a vertical axis. */
export const flip = (of: string, axis = 450): string => mapped(of, ([x, y]) => [2 * axis - x, y]);

/** Moved and scaled about the origin. */
export const placed = (of: string, dx: number, dy: number, scale = 1): string =>
  mapped(of, ([x, y]) => [x * scale + dx, y * scale + dy]);

/** The right half of a symmetric shape, from the top of the axis to its bottom, completed on the left. */
export function symmetric(half: string, axis = 450): string {
  const back = flip(half, axis).split(/\s+/).reverse();
  const [first, last] = [half.split(/\s+/)[0] as string, half.trim().split(/\s+/).at(-1) as string];
  const onAxis = (word: string): boolean => Math.abs(Number(word.split(",")[0]) - axis) < 0.6;
  return [half, ...back.slice(onAxis(last) ? 1 : 0, onAxis(first) ? -1 : undefined)].join(" ");
}

/** A tapering sliver along a line: full width in the middle, nothing at its ends. Folds, highlights, creases. */
export function sliver(of: string, width: number): string {
  const nodes = nodesOf(of).map(({ p }) => p);
  const [first, last] = [nodes[0] as Point, nodes.at(-1) as Point];
  if (nodes.length <= 3) {
    const mid =
      nodes.length === 3 ? (nodes[1] as Point) : ([(first[0] + last[0]) / 2, (first[1] + last[1]) / 2] as Point);
    const size = length(first, last);
    const bend: Point = [2 * mid[0] - (first[0] + last[0]) / 2, 2 * mid[1] - (first[1] + last[1]) / 2];
    const [dx, dy] = [(-(last[1] - first[1]) / size) * width * 2, ((last[0] - first[0]) / size) * width * 2];
    return `M${at(first)}Q${at(bend)} ${at(last)}Q${at([bend[0] + dx, bend[1] + dy])} ${at(first)}Z`;
  }
  const steps = walk(of, 7);
  const near = steps.map(({ p }) => p);
  const far = steps.map(({ p, normal, t }): Point => {
    const swell = width * Math.sin(Math.PI * t);
    return [p[0] + normal[0] * swell, p[1] + normal[1] * swell];
  });
  return `${line(spec(near))}${line(spec(far.reverse())).replace(/^M/, "L")}Z`;
}

/** The band between two lines beside a line, at the distances given, as path data. */
export function ribbon(of: string, from: number, to: number, count = 14): string {
  const there = beside(of, from, count).split(" ");
  const backwards = beside(of, to, count).split(" ").reverse();
  const cornered = (words: string[]): string[] =>
    words.map((word, i) => (i === 0 || i === words.length - 1 ? `${word}!` : word));
  return shape([...cornered(there), ...cornered(backwards)].join(" "));
}
