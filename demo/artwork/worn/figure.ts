import { jacketFront } from "#demo/artwork/goods/apparel/jacket.ts";
import { jacketBack } from "#demo/artwork/goods/apparel/jacket-back.ts";
import { midlayerFront } from "#demo/artwork/goods/apparel/midlayer.ts";
import { armTurn } from "#demo/artwork/goods/apparel/sleeve.ts";
import { bagFront } from "#demo/artwork/goods/bag/bag.ts";
import { boot } from "#demo/artwork/goods/boot/front.ts";
import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { gogglesFront } from "#demo/artwork/goods/goggles/front.ts";
import { helmetFront } from "#demo/artwork/goods/helmet/front.ts";
import { beanieFront } from "#demo/artwork/goods/knit/beanie.ts";
import { pantsBack, pantsFront } from "#demo/artwork/goods/pants/pants.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import { placed } from "./piece.ts";

/**
 * A rider in what the shop sells, from the front, standing at ease. Units: those in which a jacket is drawn, about an eighth of a
 * centimetre; the middle is at x 450, the crown of the head near y 45, the snow at y 1640.
 */

/** What a rider may wear and hold. */
export const slots = [
  "helmet",
  "beanie",
  "goggles",
  "jacket",
  "midlayer",
  "gloves",
  "pants",
  "boots",
  "board",
  "bag",
] as const;
export type Slot = (typeof slots)[number];
export type Outfit = Partial<Record<Slot, PictureRequest>>;

/** Where each piece is seen best. */
export const places: Readonly<Record<Exclude<Slot, "midlayer" | "beanie" | "bag">, readonly [x: number, y: number]>> = {
  helmet: [490, 94],
  goggles: [378, 194],
  jacket: [520, 620],
  gloves: [770, 1040],
  pants: [340, 1200],
  boots: [600, 1585],
  board: [36, 700],
};

/** A scarf over chin and neck, which leaves nothing to the wind, nor to a likeness. */
const scarf =
  '<path d="M352 150C334 190 338 226 346 250C352 282 386 318 420 340H520C540 300 548 220 536 160Z" fill="#1d242b"/>' +
  '<path d="M350 236C372 262 420 276 470 262M362 268C390 292 440 300 500 282" stroke="#3b4752" stroke-width="4" fill="none"/>' +
  '<path d="M352 150C334 190 338 226 346 250C352 282 386 318 420 340L440 340C392 300 366 230 378 150Z" fill="#fff" fill-opacity=".08"/>';

function head({ helmet, beanie, goggles }: Outfit): string {
  const hat = beanie
    ? placed(beanie, beanieFront, "hb", "translate(248 -232) scale(.42)")
    : helmet && placed(helmet, helmetFront, "hh", "translate(283 -47) scale(.36)");
  const eyes = goggles ? placed(goggles, gogglesFront, "hg", "translate(284 -6) scale(.27)") : "";
  // As low as a collar lets it sit.
  return `<g transform="translate(0 ${beanie ? 36 : 24})">${scarf}${hat ?? ""}${eyes}</g>`;
}

/** Hands go where the sleeves go. */
const arm = (left: boolean): string => (left ? `rotate(${armTurn.left} 240 380)` : `rotate(${armTurn.right} 660 380)`);

/** A hand, hanging. */
const hanging = (gloves: PictureRequest, left: boolean): string =>
  left
    ? placed(
        gloves,
        (e) => glove(e, false),
        "gl",
        `${arm(true)} translate(130 896) rotate(-171) scale(.32 .31) translate(-450 -1040)`,
      )
    : placed(
        gloves,
        (e) => glove(e, false),
        "gr",
        `${arm(false)} translate(770 896) rotate(171) scale(-.32 .31) translate(-450 -1040)`,
      );

/**
 * The rider's own drawing; `fromBehind`: with the back to us, as a pack is shown; `tucked`: the boots are seen whole; `busy`: the
 * hand at the right does something else and is not drawn.
 */
export function figure(outfit: Outfit, { fromBehind = false, tucked = false, busy = false } = {}): string {
  const { jacket, midlayer, pants, boots, gloves, board, bag } = outfit;
  // To show boots, trousers are pulled up as one does to lace them.
  const legs = `translate(54 ${tucked ? 470 : 647}) scale(.88 .8)`;
  return (
    (board ? standingBoard(board, [36, 1030], 0.79, -2.5) : "") +
    // What the trousers cover is not drawn, or it would show beside them.
    (boots
      ? `<clipPath id="shown"><rect x="-200" y="${tucked ? 1330 : 1490}" width="1300" height="700"/></clipPath><g clip-path="url(#shown)">${placed(boots, (e) => boot(e, 726, false) + boot(e, 174, true), "bo", "translate(225 1140) scale(.5)")}</g>`
      : "") +
    (pants ? placed(pants, fromBehind ? pantsBack : pantsFront, "pa", legs) : "") +
    (gloves ? (busy ? "" : hanging(gloves, false)) + hanging(gloves, true) : "") +
    (fromBehind ? "" : head(outfit)) +
    (jacket ? placed(jacket, fromBehind ? jacketBack : jacketFront, "ja", "translate(0 0)") : "") +
    (midlayer ? placed(midlayer, midlayerFront, "mi", "translate(0 20)") : "") +
    (bag ? placed(bag, bagFront, "bg", "translate(180 330) scale(.6)") : "")
  );
}
