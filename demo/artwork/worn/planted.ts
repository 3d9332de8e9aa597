import { canvasOf } from "#demo/artwork/board/graphic.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { standingBoard } from "./board.ts";
import { outdoors } from "./outdoors.ts";

/** Where the tail is in the snow, units per millimetre, and how far the board leans, in degrees. */
const [tail, scale, lean]: [Point, number, number] = [[408, 1104], 1.5, -8];

/** The drift at its foot, lit from the upper left; its crest alone is soft, so that it fills the picture to its edges. */
const drift =
  "M-60 1176C60 1128 150 1102 236 1082C300 1066 350 1046 420 1050C500 1054 560 1092 660 1104C760 1116 860 1106 960 1124V1260H-60Z";

/** Draws a board from near, its tail in the snow: graphic, rear inserts and edge. SVG text, 900 × 1200. */
export function drawPlanted(request: PictureRequest): string {
  const half = (canvasOf(request).outline.length * scale) / 2;
  const angle = (lean * Math.PI) / 180;
  const middle: Point = [tail[0] + Math.sin(angle) * half, tail[1] - Math.cos(angle) * half];
  const shade = `<filter id="cast" x="-30%" y="-80%" width="160%" height="260%"><feGaussianBlur stdDeviation="16"/></filter><path d="M300 1060C520 1016 840 1040 1160 1150C880 1190 520 1160 320 1110Z" fill="#27508a" fill-opacity=".42" filter="url(#cast)"/>`;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200">${outdoors(-900, -170, 2400)}${shade}` +
    standingBoard(request, middle, scale, lean, { own: "pl", inserts: true }) +
    `<linearGradient id="snow" x2="0" y2="1"><stop offset="0" stop-color="#fff"/><stop offset="1" stop-color="#d6e3ef"/></linearGradient><filter id="soft" x="-20%" y="-40%" width="140%" height="180%"><feGaussianBlur stdDeviation="7"/></filter>` +
    `<path d="${drift}" fill="url(#snow)" filter="url(#soft)"/><path d="${drift}" transform="translate(0 12)" fill="url(#snow)"/>` +
    `<path d="M430 1066C500 1076 560 1112 660 1124C600 1140 470 1134 400 1102Z" fill="#7fa3c8" fill-opacity=".34" filter="url(#cast)"/></svg>`
  );
}
