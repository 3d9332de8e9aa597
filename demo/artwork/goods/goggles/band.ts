import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { type Camera, type Place, trace } from "#demo/artwork/goods/draw/solid.ts";

/** A band around the head between two angles. Heights are measured from the middle. */
export function band(c: Camera, from: number, to: number, half = 2.05, out = 0): string {
  const edge = (s: number): string[] =>
    c
      .run(
        trace(9, (t): Place => {
          const b = from + (to - from) * t;
          return [
            -5.2 - (15.5 + out) * Math.sin(b),
            (8.7 + out) * Math.cos(b),
            s * (half - 0.25 * Math.sin(b)) - 0.6 * Math.sin(b),
          ];
        }),
      )
      .split(" ");
  return shape(
    [
      ...edge(1).map((w, i) => (i % 8 ? w : `${w}!`)),
      ...edge(-1)
        .reverse()
        .map((w, i) => (i % 8 ? w : `${w}!`)),
    ].join(" "),
  );
}

/** A line along the band at a height, as a spec. */
export const bandLine = (c: Camera, from: number, to: number, s: number): string =>
  c.run(
    trace(9, (t): Place => {
      const b = from + (to - from) * t;
      return [-5.2 - 15.5 * Math.sin(b), 8.7 * Math.cos(b), s - 0.6 * Math.sin(b)];
    }),
  );
