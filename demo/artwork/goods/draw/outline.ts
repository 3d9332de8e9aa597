/**
 * Outlines written as text: "x,y x,y! x,y" is a smooth line through the points, and "!" marks a corner. Picture units;
 * y grows downwards.
 */
import { at, type Point } from "#demo/artwork/svg.ts";

export type Node = { p: Point; corner: boolean };

export type Cubic = readonly [Point, Point, Point, Point];

const cache = new Map<string, Node[]>();

/** The nodes of a spec, parsed once. */
export function nodesOf(spec: string): Node[] {
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

/** The points of a spec. */
export const points = (of: string): Point[] => nodesOf(of).map(({ p }) => p);

/** Distance between two points, never zero. */
export const length = (a: Point, b: Point): number => Math.hypot(b[0] - a[0], b[1] - a[1]) || 1e-6;

/**
 * The direction of a smooth line at a node. Nearer neighbours have more weight, so that uneven spacing causes no
 * bulges.
 */
function heading(before: Point, here: Point, after: Point): Point {
  const [a, b] = [length(before, here), length(here, after)];
  const x = ((here[0] - before[0]) / a) * b + ((after[0] - here[0]) / b) * a;
  const y = ((here[1] - before[1]) / a) * b + ((after[1] - here[1]) / b) * a;
  const size = Math.hypot(x, y) || 1;
  return [x / size, y / size];
}

/** The cubic pieces of a smooth line through a spec. */
export function cubics(spec: string, closed: boolean): Cubic[] {
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
