import type { Point } from "./svg.ts";

/** The part of a closed outline where a·x + b·y ≤ c (Sutherland–Hodgman). */
export function halved(points: readonly Point[], a: number, b: number, c: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < points.length; i++) {
    const [p, q] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    const [u, v] = [a * p[0] + b * p[1] - c, a * q[0] + b * q[1] - c];
    if (u <= 0) out.push(p);
    if (u * v < 0) {
      const t = u / (u - v);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  }
  return out;
}

type Frame = { width: number; height: number };

/**
 * Clips points to a frame widened by a margin. Areas are cut; lines lose the points before their first and after their
 * last visible one.
 */
export function framed(points: readonly Point[], closed: boolean, { width, height }: Frame, margin: number): Point[] {
  const inside = ([x, y]: Point): boolean => x > -margin && x < width + margin && y > -margin && y < height + margin;
  if (points.every(inside)) return points.slice();
  if (!closed) {
    const first = points.findIndex(inside);
    const last = points.findLastIndex(inside);
    return first < 0 ? [] : points.slice(Math.max(0, first - 1), last + 2);
  }
  const left = halved(points, -1, 0, margin);
  const right = halved(left, 1, 0, width + margin);
  const top = halved(right, 0, -1, margin);
  return halved(top, 0, 1, height + margin);
}

/** Removes the points that lie within a tolerance (mm) of the straight line between their neighbours. */
export function simplified(points: readonly Point[], tolerance: number): Point[] {
  const keep = new Uint8Array(points.length);
  const last = points.length - 1;
  keep[0] = keep[last] = 1;
  const open: [number, number][] = [[0, last]];
  for (let span = open.pop(); span; span = open.pop()) {
    const [from, to] = span;
    const [a, b] = [points[from] as Point, points[to] as Point];
    const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
    const length = Math.hypot(dx, dy);
    let [worst, where] = [tolerance, -1];
    for (let i = from + 1; i < to; i++) {
      const p = points[i] as Point;
      const [px, py] = [p[0] - a[0], p[1] - a[1]];
      const off = length < 0.001 ? Math.sqrt(px * px + py * py) : Math.abs(px * dy - py * dx) / length;
      if (off > worst) [worst, where] = [off, i];
    }
    if (where < 0) continue;
    keep[where] = 1;
    open.push([from, where], [where, to]);
  }
  return points.filter((_, i) => keep[i]);
}
