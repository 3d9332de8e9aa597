/** Outlines mirrored, moved and completed. */
import { n, type Point } from "#demo/artwork/svg.ts";
import { nodesOf } from "./outline.ts";

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
