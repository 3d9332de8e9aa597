import type { Point } from "#demo/artwork/svg.ts";

/** A corner of a centre line: position and corner radius, in units of cap height. */
export type Corner = readonly [x: number, y: number, radius?: number];

/** The number of segments of a curve: enough for letters as large as a board, few for tight corners. */
const pieces = (radius: number): number => Math.min(9, Math.max(2, Math.round(radius * 23)));

const reversed = (points: Point[]): Point[] => points.slice().reverse();

function rounded(points: Point[], radii: number[], closed: boolean): Point[] {
  const count = points.length;
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    const p = points[i] as Point;
    const radius = radii[i] ?? 0;
    if (radius <= 0.001 || (!closed && (i === 0 || i === count - 1))) {
      out.push(p);
      continue;
    }
    const before = points[(i + count - 1) % count] as Point;
    const after = points[(i + 1) % count] as Point;
    const a = Math.hypot(before[0] - p[0], before[1] - p[1]);
    const b = Math.hypot(after[0] - p[0], after[1] - p[1]);
    if (a < 0.001 || b < 0.001) {
      out.push(p);
      continue;
    }
    const u: Point = [(before[0] - p[0]) / a, (before[1] - p[1]) / a];
    const v: Point = [(after[0] - p[0]) / b, (after[1] - p[1]) / b];
    const half = Math.acos(Math.max(-1, Math.min(1, u[0] * v[0] + u[1] * v[1]))) / 2;
    const reach = Math.min(radius / Math.tan(half), a / 2 + 0.001, b / 2 + 0.001);
    const start: Point = [p[0] + u[0] * reach, p[1] + u[1] * reach];
    const end: Point = [p[0] + v[0] * reach, p[1] + v[1] * reach];
    // A rational quadratic is an exact arc: the weight is the sine of the half angle.
    const weight = Math.sin(half);
    const steps = pieces(radius);
    for (let k = 0; k <= steps; k++) {
      const t = k / steps;
      const [w0, w1, w2] = [(1 - t) ** 2, 2 * t * (1 - t) * weight, t ** 2];
      const sum = w0 + w1 + w2;
      out.push([(start[0] * w0 + p[0] * w1 + end[0] * w2) / sum, (start[1] * w0 + p[1] * w1 + end[1] * w2) / sum]);
    }
  }
  return out;
}

function side(corners: readonly Corner[], offset: number, closed: boolean): Point[] {
  const count = corners.length;
  const points: Point[] = [];
  const radii: number[] = [];
  const normal = (i: number, j: number): Point => {
    const [a, b] = [corners[i] as Corner, corners[j] as Corner];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
    return [-(b[1] - a[1]) / length, (b[0] - a[0]) / length];
  };
  for (let i = 0; i < count; i++) {
    const corner = corners[i] as Corner;
    const first = !closed && i === 0;
    const last = !closed && i === count - 1;
    const into = first ? normal(0, 1) : normal((i + count - 1) % count, i);
    const out = last ? into : normal(i, (i + 1) % count);
    const scale = offset / (1 + into[0] * out[0] + into[1] * out[1]);
    points.push([corner[0] + (into[0] + out[0]) * scale, corner[1] + (into[1] + out[1]) * scale]);
    // Positive when the line turns towards the offset side, where the radius is smaller.
    const turn = into[0] * out[1] - into[1] * out[0];
    radii.push(corner[2] ? Math.max(0, corner[2] - Math.sign(turn) * offset) : 0);
  }
  return rounded(points, radii, closed);
}

function area(points: Point[]): number {
  let sum = 0;
  for (let i = 0; i < points.length; i++) {
    const [a, b] = [points[i] as Point, points[(i + 1) % points.length] as Point];
    sum += a[0] * b[1] - b[0] * a[1];
  }
  return sum;
}

/** Makes the winding positive, so that overlapping pieces add up under the non-zero rule. */
export const solid = (points: Point[]): Point[] => (area(points) < 0 ? reversed(points) : points);

/** The outline of a line of the given thickness along rounded corners: one outline, or two when closed. */
export function tube(corners: readonly Corner[], thickness: number, closed = false): Point[][] {
  const one = side(corners, thickness / 2, closed);
  const other = side(corners, -thickness / 2, closed);
  if (!closed) return [solid([...one, ...reversed(other)])];
  const [outer, inner] = Math.abs(area(one)) > Math.abs(area(other)) ? [one, other] : [other, one];
  return [solid(outer), reversed(solid(inner))];
}

/** An upright rectangle. */
export const bar = (x: number, y: number, w: number, h: number): Point[][] => [
  solid([
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]),
];

/** A slanted stroke with horizontal ends. `thickness` is measured horizontally. */
export const slant = (x1: number, y1: number, x2: number, y2: number, thickness: number): Point[][] => [
  solid([
    [x1, y1],
    [x1 + thickness, y1],
    [x2 + thickness, y2],
    [x2, y2],
  ]),
];
