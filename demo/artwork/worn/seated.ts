import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import { type Arm, hand, head, limb, rolesIn, shin, sleeve, torso } from "./body.ts";
import type { Outfit } from "./figure.ts";

const arm = (side: -1 | 1): Arm => [
  [side * 150, -690],
  [side * 250, -510],
  [side * 150, -410],
];

/**
 * Somebody on a chair of a lift, seen from below and before it: hands at the bar, one foot on the board, which hangs with its base
 * towards us, if it is on. Units are those of the standing figure; the seat is at y -300. `key` keeps several riders in one picture apart.
 */
export function seated(board: PictureRequest | null, outfit: Outfit, key: string): string {
  const { jacket, pants, boots, gloves } = outfit;
  const [cloth, legs, leather] = [rolesIn(jacket), rolesIn(pants), rolesIn(boots)];
  const leg = (x: number): string =>
    `<g transform="translate(0 150)">${shin(x, leather)}</g>` +
    limb(
      [
        [x * 0.6, -330],
        [x, -230],
        [x * 1.02, 0],
      ],
      legs.main,
      150,
    );
  return (
    head(outfit, key) +
    torso(cloth, `${key}t`) +
    leg(-122) +
    leg(122) +
    sleeve(arm(-1), cloth) +
    sleeve(arm(1), cloth) +
    (gloves ? hand(gloves, arm(-1), `${key}l`, -160) + hand(gloves, arm(1), `${key}r`, 160) : "") +
    (board
      ? `<g transform="translate(20 180) rotate(24) scale(1 .5)">${standingBoard(board, [0, 0], 0.79, 0, "base", 1, key)}</g>`
      : "")
  );
}
