import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import { type Arm, hand, head, limb, rolesIn, sleeve, torso } from "./body.ts";
import { figure, type Outfit } from "./figure.ts";
import { placed } from "./piece.ts";
import { seated } from "./seated.ts";

/** How somebody stands who is not at work. */

const over = (side: -1 | 1): Arm => [
  [side * 158, -680],
  [side * 330, -560],
  [side * 300, -730],
];

/** With the board across the shoulders, both hands over it. Units and origin are those of riders at work (body.ts). */
export function shouldered(board: PictureRequest, outfit: Outfit, key: string): string {
  const { jacket, pants, gloves } = outfit;
  const [cloth, legs] = [rolesIn(jacket), rolesIn(pants)];
  const leg = (side: -1 | 1): string =>
    limb(
      [
        [side * 74, -300],
        [side * 84, -120],
        [side * 92, 60],
      ],
      legs.main,
      164,
    );
  return (
    standingBoard(board, [10, -742], 0.72, 86, "top", 0.92, key) +
    leg(-1) +
    leg(1) +
    head(outfit, key) +
    torso(cloth, `${key}t`) +
    sleeve(over(-1), cloth) +
    sleeve(over(1), cloth) +
    // Fingers go over the board's upper edge, and are behind it.
    `<clipPath id="${key}o"><rect x="-700" y="-838" width="1400" height="400"/></clipPath><g clip-path="url(#${key}o)">` +
    (gloves ? hand(gloves, over(-1), `${key}l`, 14) + hand(gloves, over(1), `${key}r`, -14) : "") +
    "</g>"
  );
}

/** Half turned, as one looks along a slope. Units and origin are those of the standing figure (figure.ts). */
export const turned = (outfit: Outfit): string =>
  `<g transform="translate(450 0) skewY(-2.5) scale(.84 1) translate(-450 0)">${figure(outfit)}</g>`;

/** With the board under an arm. Units and origin are those of the standing figure (figure.ts). */
export function carrying(board: PictureRequest, outfit: Outfit): string {
  const { board: _board, gloves, ...worn } = outfit;
  const grip = gloves
    ? placed(gloves, (e) => glove(e, false), "gc", "translate(858 930) rotate(-76) scale(.31 .3) translate(-450 -1040)")
    : "";
  return (
    figure({ ...worn, ...(gloves && { gloves }) }, { busy: true }) + standingBoard(board, [742, 900], 0.79, 7) + grip
  );
}

/** Sitting, the board upright in the snow beside. Units are those of riders at work; the seat is at y -300. */
export const resting = (board: PictureRequest, outfit: Outfit, key: string): string =>
  standingBoard(board, [300, -340], 0.72, 7, "top", 1, key) + seated(null, outfit, key);
