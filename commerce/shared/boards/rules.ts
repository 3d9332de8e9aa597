/**
 * The positions of a board's binding inserts. The board's pictures and the drawing of its outline both use them. Pure.
 */

type Point = readonly [across: number, along: number];

/**
 * Half the distance between the centres of the two insert packs, in millimetres: a stance of 56 cm on a board of 156
 * cm.
 */
export const stanceOf = (length: number): number => length * 0.179;

/** Inserts are 40 mm apart across the board and 20 mm along it, with six pairs for each foot. */
const [pairs, apart, step] = [6, 40, 20];

/**
 * Returns the threaded inserts of a board of this length, in two packs on either side of its waist. Each point says how
 * far right of the board's middle and how far along its axis it is, in millimetres. The position along the axis is
 * measured like `waistAt`.
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
