/** Mirrors, moves and completes outlines. */
import { n, type Point } from "#demo/artwork/svg.ts";
import { nodesOf } from "./outline.ts";

const mapped = (of: string, change: (p: Point) => Point): string =>
  nodesOf(of)
    .map(({ p, corner }) => {
      const [x, y] = change(p);
      return `${n(x)},${n(y)}${corner ? "!" : ""}`;
    })
    .join(" ");

/** Mirrors a spec at a vertical axis. */
export const flip = (of: string, axis = 450): string => mapped(of, ([x, y]) => [2 * axis - x, y]);

/** Scales a spec about the origin and moves it. */
export const placed = (of: string, dx: number, dy: number, scale = 1): string =>
  mapped(of, ([x, y]) => [x * scale + dx, y * scale + dy]);

/** Completes a symmetric shape from its right half, given from the top of the axis to its bottom. */
export function symmetric(half: string, axis = 450): string {
  const back = flip(half, axis).split(/\s+/).reverse();
  const [first, last] = [half.split(/\s+/)[0] as string, half.trim().split(/\s+/).at(-1) as string];
  const onAxis = (word: string): boolean => Math.abs(Number(word.split(",")[0]) - axis) < 0.6;
  return [half, ...back.slice(onAxis(last) ? 1 : 0, onAxis(first) ? -1 : undefined)].join(" ");
}
