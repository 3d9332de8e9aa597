/** Points along a line, lines parallel to it, bands and slivers. */
import { at, n, type Point } from "#demo/artwork/svg.ts";
import { type Cubic, cubics, length, line, type Node, nodesOf, shape } from "./outline.ts";

const point = ([p0, p1, p2, p3]: Cubic, t: number): Point => {
  const s = 1 - t;
  const mixed = (i: 0 | 1): number =>
    s * s * s * p0[i] + 3 * s * s * t * p1[i] + 3 * s * t * t * p2[i] + t * t * t * p3[i];
  return [mixed(0), mixed(1)];
};

/** Evenly spaced points along an open line, each with the unit normal to the right of travel. */
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

/** Converts points to a spec. */
export const spec = (points: readonly Point[]): string => points.map(([x, y]) => `${n(x)},${n(y)}`).join(" ");

/** The number of samples that a line needs. A straight line needs only its ends. */
const grain = (of: string): number => {
  const count = nodesOf(of).length;
  return count === 2 ? 2 : Math.min(14, count * 2);
};

/** A line parallel to another at a distance (to the right of travel when positive), as a spec. */
export function parallel(of: string, distance: number, count = grain(of)): string {
  return spec(
    walk(of, count).map(({ p, normal }): Point => [p[0] + normal[0] * distance, p[1] + normal[1] * distance]),
  );
}

/** The band between two parallels of a line, at the given distances, as path data. */
export function ribbon(of: string, from: number, to: number, count = grain(of)): string {
  const there = parallel(of, from, count).split(" ");
  const backwards = parallel(of, to, count).split(" ").reverse();
  const cornered = (words: string[]): string[] =>
    words.map((word, i) => (i === 0 || i === words.length - 1 ? `${word}!` : word));
  return shape([...cornered(there), ...cornered(backwards)].join(" "));
}

/** A tapering sliver along a line: full width in the middle, none at its ends. For folds, highlights and creases. */
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
