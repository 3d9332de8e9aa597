import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { skeletonOf } from "#demo/artwork/person/skeleton.ts";
import { project, type V } from "#demo/artwork/person/vector.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { requestFor } from "#demo/outfit.ts";
import type { Picture } from "./picture.ts";
import { someone } from "./ride.ts";

type Colours = { top: string; tip: string };

/**
 * Draws somebody who tours uphill, seen from behind: a half of a splitboard under each foot, a pole in each hand, a
 * pack on the back. `at` is the ground between the feet.
 */
export function tourer(p: Picture, at: Point, scale: number, who: string, { top, tip }: Colours): void {
  const { seen } = skeletonOf(attitudes.tours);
  const put = (v: V): Point => {
    const [x, y] = project(seen(v));
    return [at[0] + x * scale, at[1] + y * scale];
  };
  /** A half: straight along its inner edge, waisted along the outer, its tip and tail bent up. */
  const half = (x: number, z: number, way: 1 | -1, high: number): Point[] => {
    const edge: readonly [number, number, number][] = [
      [-76, 0, 7],
      [-72, 6, 4],
      [-56, 12, 0],
      [0, 10, 0],
      [60, 12.6, 0],
      [74, 9.5, 3],
      [84, 3, 8],
    ];
    const at = (aside: number, [along, , up]: readonly [number, number, number]): Point =>
      put([x + way * aside, up + high, z + along]);
    return [...edge.map((one) => at(one[1] - 5, one)), ...edge.toReversed().map((one) => at(-5, one))];
  };
  const pole = (x: number, z: number, hand: V): void => {
    const [low, top]: [Point, Point] = [put([x, -2, z]), put([hand[0], hand[1] + 8, hand[2]])];
    p.line([top, low], "#20272d", 7);
    p.line([top, low], "#c9d1d8", 2);
    p.ellipse(put([x, 4, z]), 15, 5, "#20272d");
  };
  pole(35, 6, [33, 104, 40]);
  for (const [x, z, way] of [
    [13, 30, 1],
    [-13, -22, -1],
  ] as const) {
    p.area(half(x, z, way, -2.2), "#7f9fc2", { opacity: 0.75 });
    p.area(half(x, z, way, 1.6), "#20272d");
    p.area(
      half(x, z, way, 2.8),
      p.along(
        put([x, 0, z - 76]),
        put([x, 0, z + 86]),
        `0 ${tip}, .06 ${tip}, .07 ${top}, .9 ${top}, .91 ${tip}, 1 ${tip}`,
      ),
    );
  }
  pole(-46, -30, [-36, 92, 2]);
  someone(p, { at, scale, how: "tours", who, more: { bag: requestFor("traverse-32-backpack", "storm") } });
}
