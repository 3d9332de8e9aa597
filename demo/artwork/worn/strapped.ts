import { canvasOf, graphicOf } from "#demo/artwork/board/graphic.ts";
import { drawSolid } from "#demo/artwork/board/solid.ts";
import { bindingAround } from "#demo/artwork/goods/binding/views.ts";
import { sideOf } from "#demo/artwork/goods/boot/side.ts";
import { atStature } from "#demo/artwork/goods/boot/stature.ts";
import { creased } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { across, tube } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { keyed, placed } from "./piece.ts";

/** The board and binding that a boot is strapped to, and the trousers over its shaft. */
export type Rig = { board: PictureRequest; binding: PictureRequest; pants: PictureRequest };

/** Where the sole stands, the boot's scale relative to its main picture, and the binding's units per centimetre. */
const [middle, floor, scale, unit] = [450, 872, 0.86, 21.6];

/** A trouser leg that falls over the shaft. */
function leg(e: Easel): string {
  const d = shape("300,-400! 890,-400! 846,150 822,300! 700,340 560,336 372,296! 352,150");
  const hem = "374,286 560,324 700,328 818,290";
  return (
    fill(d, tube(e, e.main, across, 0.5)) +
    inside(
      e,
      d,
      creased(e, [
        ["330,60 470,120 640,110 860,50", 34, 0.9],
        ["350,190 480,240 600,240 720,210", 26, 0.8],
        ["840,150 760,220 640,250", -24, 0.7],
        ["460,-40 440,120 470,250", 22, 0.5],
      ]),
    ) +
    volume(e, d, 56, 0.42, 0.24) +
    stitches(hem, thread(e.main), 2.4, 0.7) +
    stroke(line("372,296 560,336 700,340 822,300"), "#05080c", 4, 0.5)
  );
}

/** Draws a boot in a binding on a board, seen along the board. SVG text, 900 × 1200. */
export function drawStrapped(request: PictureRequest, { board, binding, pants }: Rig): string {
  const canvas = canvasOf(board);
  const { length, waistAt } = canvas.outline;
  const lying = drawSolid(canvas, graphicOf(canvas, board.product.art.family), {
    camera: { yaw: 0, elevation: 13, distance: 0.62, target: [0, waistAt - length * 0.04] },
    place: { scale: 2.2, at: [middle, floor - 26] },
    slices: 5,
    specks: 300,
  });
  const small = request.product.facts?.rider === "kids";
  const part = (which: "behind" | "before", key: string): string =>
    placed(binding, (e) => bindingAround(e, [middle, floor], small ? unit * 0.86 : unit)[which], key, "translate(0 0)");
  const at = `translate(${middle - 455 * scale} ${floor - 30 - 1005 * scale}) scale(${scale})`;
  const boot = placed(request, (e) => atStature(e, sideOf(e)), "bo", at);
  const trousers = placed(pants, leg, "le", small ? "translate(64 190) scale(.86)" : "translate(18 -30)");
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200"><defs>${markDefs}</defs>${keyed(lying, "bd")}${part("behind", "bk")}${boot}${trousers}${part("before", "bf")}</svg>`;
}
