/** Where a board's bindings are screwed on: the same on its pictures and on the drawing of its outline. Pure. */

type Point = readonly [across: number, along: number];

/** Half the distance between the middles of the two packs: a stance of 56 cm on a board of 156 cm. Millimetres. */
export const stanceOf = (length: number): number => length * 0.179;

/** Inserts are 40 mm apart across the board and 20 mm along it, six pairs for each foot. */
const [pairs, apart, step] = [6, 40, 20];

/**
 * The threaded inserts of a board of a length, two packs around the place where it is narrowest: how far right of the board's
 * middle, and how far along its axis, in millimetres, counted as `waistAt` is.
 */
export const insertsOf = (length: number, waistAt: number): Point[] =>
  [-1, 1].flatMap((side) =>
    Array.from(
      { length: pairs },
      (_, pair) => waistAt + side * stanceOf(length) + (pair - (pairs - 1) / 2) * step,
    ).flatMap((along): Point[] => [
      [-apart / 2, along],
      [apart / 2, along],
    ]),
  );
