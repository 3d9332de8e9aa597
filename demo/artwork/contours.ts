import type { Field } from "./noise.ts";
import type { Point } from "./svg.ts";

/** A field sampled on a grid over a box of the board. */
export type Grid = { columns: number; rows: number; step: Point; origin: Point; values: Float64Array };

/** Samples a field over a box. Values outside the box are low, so that every contour closes. */
export function sample(
  field: Field,
  box: readonly [x0: number, y0: number, x1: number, y1: number],
  step: Point,
): Grid {
  const columns = Math.ceil((box[2] - box[0]) / step[0]) + 1;
  const rows = Math.ceil((box[3] - box[1]) / step[1]) + 1;
  const values = new Float64Array(columns * rows);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const rim = i === 0 || j === 0 || i === columns - 1 || j === rows - 1;
      values[j * columns + i] = rim ? -9 : field(box[0] + i * step[0], box[1] + j * step[1]);
    }
  }
  return { columns, rows, step, origin: [box[0], box[1]], values };
}

/** The closed lines where a sampled field crosses a level (marching squares). */
export function contours(grid: Grid, level: number): Point[][] {
  const { columns, rows, values } = grid;
  // Edges are numbered 2·cell for the one to the right of a node and 2·cell + 1 for the one below it.
  const next = new Int32Array(2 * columns * rows).fill(-1);
  const starts: number[] = [];
  const join = (from: number, to: number): void => {
    next[from] = to;
    starts.push(from);
  };
  const value = (k: number): number => (values[k] as number) - level;
  for (let j = 0; j < rows - 1; j++) {
    let k = j * columns;
    let [left, below] = [(values[k] as number) > level, (values[k + columns] as number) > level];
    for (let i = 0; i < columns - 1; i++, k++) {
      const right = (values[k + 1] as number) > level;
      const corner = (values[k + columns + 1] as number) > level;
      const mask = (left ? 1 : 0) | (right ? 2 : 0) | (corner ? 4 : 0) | (below ? 8 : 0);
      [left, below] = [right, corner];
      if (mask === 0 || mask === 15) continue;
      // The high side is always on the same hand, which keeps the segments' direction consistent.
      const high = value(k) + value(k + 1) + value(k + columns + 1) + value(k + columns) > 0;
      segments(mask, 2 * k, 2 * (k + 1) + 1, 2 * (k + columns), 2 * k + 1, high, join);
    }
  }
  const crossing = (edge: number): Point => {
    const k = edge >> 1;
    const i = k % columns;
    const j = (k - i) / columns;
    const [a, b] = [value(k), value(edge & 1 ? k + columns : k + 1)];
    const t = Math.min(0.98, Math.max(0.02, a / (a - b)));
    const [x, y] = [grid.origin[0] + i * grid.step[0], grid.origin[1] + j * grid.step[1]];
    return edge & 1 ? [x, y + t * grid.step[1]] : [x + t * grid.step[0], y];
  };
  const lines: Point[][] = [];
  for (const start of starts) {
    const points: Point[] = [];
    for (let edge = start; (next[edge] as number) >= 0; ) {
      points.push(crossing(edge));
      const after = next[edge] as number;
      next[edge] = -1;
      edge = after;
    }
    if (points.length > 3) lines.push(points);
  }
  return lines;
}

type Join = (from: number, to: number) => void;

/** The line segments in a cell. `mask` says which corners are high; t, r, b, l are the cell's edges. */
function segments(mask: number, t: number, r: number, b: number, l: number, high: boolean, join: Join): void {
  if (mask === 1) join(t, l);
  else if (mask === 2) join(r, t);
  else if (mask === 3) join(r, l);
  else if (mask === 4) join(b, r);
  else if (mask === 6) join(b, t);
  else if (mask === 7) join(b, l);
  else if (mask === 8) join(l, b);
  else if (mask === 9) join(t, b);
  else if (mask === 11) join(r, b);
  else if (mask === 12) join(l, r);
  else if (mask === 13) join(t, r);
  else if (mask === 14) join(l, t);
  else if (mask === 5) {
    join(t, high ? r : l);
    join(b, high ? l : r);
  } else {
    join(l, high ? t : b);
    join(r, high ? b : t);
  }
}
