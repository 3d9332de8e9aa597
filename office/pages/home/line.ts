/** The chart of today's orders, as one SVG path. Pure. */

/** The running total at the end of each hour, up to hour `last`. */
export function soFar(hours: readonly number[], last: number): number[] {
  let sum = 0;
  return hours.slice(0, last + 1).map((count) => {
    sum += count;
    return sum;
  });
}

type Size = { width: number; height: number };

/**
 * The line starts at the bottom left and has a point per hour of the day; `most` is at the top. A margin of one unit on
 * all sides leaves room for the stroke.
 */
export function lineOf(sums: readonly number[], most: number, { width, height }: Size): string {
  const x = (hour: number) => round(1 + (hour / 24) * (width - 2));
  const y = (sum: number) => round(height - 1 - (sum / most) * (height - 2));
  return sums.reduce((path, sum, at) => `${path} L${x(at + 1)} ${y(sum)}`, `M${x(0)} ${y(0)}`);
}

const round = (value: number): number => Math.round(value * 10) / 10;
