import { canvasOf } from "#demo/artwork/board/graphic.ts";
import { jacketArm, jacketBody, jacketNape } from "#demo/artwork/goods/apparel/jacket.ts";
import { leggings } from "#demo/artwork/goods/apparel/leggings.ts";
import { midlayerBody, midlayerNape, midlayerSleeve } from "#demo/artwork/goods/apparel/midlayer.ts";
import { oneBoot } from "#demo/artwork/goods/boot/front.ts";
import { type Easel, easelFor } from "#demo/artwork/goods/draw/easel.ts";
import { buildOf } from "#demo/artwork/goods/gloves/build.ts";
import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { gogglesFront } from "#demo/artwork/goods/goggles/front.ts";
import { helmetFront } from "#demo/artwork/goods/helmet/front.ts";
import { beanieFront } from "#demo/artwork/goods/knit/beanie.ts";
import { legsFront } from "#demo/artwork/goods/pants/pants.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import type { Outfit } from "./figure.ts";
import { keyed, placed } from "./piece.ts";
import { type Joint, limbMove, type Move, posed } from "./posed.ts";

/**
 * Somebody who wears products of the shop, seen from near: each is its own drawing for sale, bent into the pose, so that
 * what is worn has the panels, seams and folds of what is sold. The units are those of a jacket's drawing, 8.5 to a
 * centimetre.
 */

type Draw = (e: Easel) => string;

/** A drawing bent by a move and placed by a transform. */
function bent(request: PictureRequest, draw: Draw, key: string, move: Move, transform = "translate(0 0)"): string {
  const easel = easelFor({ ...request, view: "worn" });
  const body = draw(easel);
  return `<g transform="${transform}" fill="none">${keyed(posed(`<defs>${easel.defs()}</defs>${body}`, move), key)}</g>`;
}

/** The joints of an arm: shoulder and elbow. On the picture's left side they are mirrored. */
type Arm = { shoulder: number; elbow: number };

const joints = ({ shoulder, elbow }: Arm, left: boolean, drop: number): Joint[] => [
  { at: [left ? 260 : 640, 400 - drop], turn: left ? -shoulder : shoulder, soft: 60 },
  { at: [left ? 180 : 720, 656 - drop], turn: left ? -elbow : elbow, soft: 70 },
];

/** Where the middle of a sleeve's end is in a flat drawing. */
const wrist = (left: boolean): Point => [left ? 133 : 767, 922];

type Upper = {
  request: PictureRequest;
  arm: (e: Easel, left: boolean) => string;
  body: Draw;
  nape: Draw;
  drop: number;
};

/** Midlayers are drawn a little higher than jackets. */
function upperOf({ jacket, midlayer }: Outfit): Upper | null {
  if (jacket) return { request: jacket, arm: jacketArm, body: jacketBody, nape: jacketNape, drop: 0 };
  if (!midlayer) return null;
  return { request: midlayer, arm: midlayerSleeve, body: (e) => midlayerBody(e), nape: midlayerNape, drop: 30 };
}

/** Fingers that hang close together and are seen a little from above. */
const relaxed: Move = ([x, y]) => {
  const far = Math.min(1, Math.max(0, (720 - y) / 620));
  return [450 + (x - 450) * (1 - 0.24 * far), y + 110 * far ** 1.4];
};

/** Fingers that close around an edge: their ends are on its other side. */
const gripping: Move = ([x, y]) => {
  const far = Math.min(1, Math.max(0, (720 - y) / 620));
  return [450 + (x - 450) * (1 - 0.1 * far), y + 330 * far ** 1.1];
};

/** A gloved hand that hangs from a sleeve, its back towards the viewer and its thumb towards the body. */
function hanging(gloves: PictureRequest, move: Move, left: boolean, drop: number, holds: boolean): string {
  const [x, y] = wrist(left);
  const at: Point = [x, y - drop];
  const [hx, hy] = move(at);
  const [dx, dy] = move([at[0], at[1] - 6]);
  const angle = (Math.atan2(hy - dy, hx - dx) * 180) / Math.PI + 90;
  const side = left ? -1 : 1;
  return bent(
    gloves,
    (e) => glove(e, false),
    left ? "gr" : "gl",
    holds ? gripping : relaxed,
    `translate(${n(hx)} ${n(hy + drop)}) rotate(${n(angle + side * 4)}) scale(${side * 0.3} .29) translate(-450 -905)`,
  );
}

/** Head, helmet or beanie and goggles, half turned to the left. */
function head({ helmet, beanie, goggles }: Outfit): string {
  const k = 1.04;
  const [x, y] = [456, 142];
  const hat = beanie
    ? placed(beanie, beanieFront, "hb", `translate(${n(x - 168 * k)} ${n(y - 306 * k)}) scale(${0.36 * k})`)
    : helmet && placed(helmet, helmetFront, "hh", `translate(${n(x - 162 * k)} ${n(y - 172 * k)}) scale(${0.36 * k})`);
  const eyes = goggles
    ? placed(goggles, gogglesFront, "hg", `translate(${n(x - 141 * k)} ${n(y - 121 * k)}) scale(${0.25 * k})`)
    : "";
  // Cloth over mouth and chin, down into the collar.
  const face = `<ellipse cx="${n(x - 24 * k)}" cy="${n(y + 34 * k)}" rx="${n(82 * k)}" ry="${n(88 * k)}" fill="#232b34"/><path d="M392 200L508 180C506 260 516 300 532 340L368 340C384 300 392 260 392 200Z" fill="#1d242c"/>`;
  return `${face}${hat ?? ""}${eyes}`;
}

/** The weight is on the leg at the right; the other knee is bent a little. */
const stand: Move = ([x, y]) => {
  const side = x < 450 ? -1 : 1;
  const knee = Math.exp(-(((y - 690) / 170) ** 2));
  return [x + (side < 0 ? -16 * knee : 4 * knee), y];
};

/** Shade of the head on the collar. */
const underHead =
  '<radialGradient id="uh"><stop offset="0" stop-color="#05080c" stop-opacity=".5"/><stop offset="1" stop-color="#05080c" stop-opacity="0"/></radialGradient><ellipse cx="454" cy="300" rx="88" ry="36" fill="url(#uh)"/>';

/** Both boots, at places of the picture. */
const feet = (boots: PictureRequest, at: readonly [number, number]): string =>
  at
    .map((x, i) =>
      placed(
        boots,
        (e) => oneBoot(e, i === 0),
        i === 0 ? "br" : "bl",
        `translate(${x} ${soles}) scale(.44 .4) translate(${i === 0 ? -252 : -648} -1002)`,
      ),
    )
    .join("");

/** The middle of a held board. */
const boardLeft = -62;

/** The height on which the soles stand. */
export const soles = 1716;

/** The arms of who waits, and of who holds a board at the left of the picture. */
const waiting: readonly [Arm, Arm] = [
  { shoulder: 5, elbow: -7 },
  { shoulder: -11, elbow: 30 },
];
const holding: readonly [Arm, Arm] = [
  { shoulder: -15, elbow: 4 },
  { shoulder: -7, elbow: 14 },
];

/** A board that stands upright in the snow, its inner edge in the hand. */
const upright = (request: PictureRequest): string => {
  const { length } = canvasOf(request).outline;
  return standingBoard(request, [boardLeft, soles - length * 0.425], 0.85, -1.5);
};

/** Draws somebody in an outfit, with its board in one hand. Empty without a jacket or midlayer. */
export function model(outfit: Outfit): string {
  const upper = upperOf(outfit);
  if (!upper) return "";
  const { board } = outfit;
  const arms = board ? holding : waiting;
  const { request, drop } = upper;
  const low = `translate(0 ${n(drop)})`;
  const arm = (i: 0 | 1): string => {
    const left = i === 0;
    const move = limbMove(joints(arms[i], left, drop));
    const sleeve = bent(request, (e) => upper.arm(e, left), left ? "sr" : "sl", move, low);
    const { gloves } = outfit;
    if (!gloves) return sleeve;
    const hand = hanging(gloves, move, left, drop, left && board !== undefined);
    const isOver = buildOf(easelFor({ ...gloves, view: "worn" })).cuff === "gauntlet";
    return isOver ? sleeve + hand : hand + sleeve;
  };
  const { pants, boots } = outfit;
  // Trousers fall over the boots, leggings end in them.
  const isTight = pants?.product.kind === "midlayer";
  const shod = boots ? feet(boots, isTight ? [364, 536] : [292, 606]) : "";
  const legs = pants
    ? bent(pants, isTight ? (e) => leggings(e, false) : legsFront, "lg", stand, "translate(0 516)")
    : "";
  return (
    (isTight ? legs + shod : shod + legs) +
    (board ? upright(board) : "") +
    arm(0) +
    arm(1) +
    placed(request, upper.nape, "np", low) +
    `<g transform="translate(0 ${n(drop * 0.6)})">${head(outfit)}</g>` +
    placed(request, upper.body, "up", low) +
    underHead
  );
}
