import { insertsOf } from "#commerce/shared/boards/rules.ts";
import { insertLayers } from "#demo/artwork/board/finish.ts";
import { canvasOf, graphicOf } from "#demo/artwork/board/graphic.ts";
import { area, drawLayers, outlinePath, type View } from "#demo/artwork/board/layers.ts";
import { topMarks } from "#demo/artwork/board/marks.ts";
import { darken, lighten, mix } from "#demo/artwork/colour.ts";
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
import { n } from "#demo/artwork/svg.ts";
import type { PictureRequest } from "#demo/shapes.ts";
import { outdoors } from "./outdoors.ts";
import { placed } from "./piece.ts";

/** The board and binding that a boot is strapped to, and the trousers over its shaft. */
export type Rig = { board: PictureRequest; binding: PictureRequest; pants: PictureRequest };

/** Where the sole stands, the boot's scale relative to its main picture, and the binding's units per centimetre. */
const [middle, floor, scale, unit] = [450, 872, 0.86, 21.6];

/** A trouser leg that falls over the shaft and folds above it. */
function leg(e: Easel): string {
  const d = shape(
    "418,-400! 730,-400! 722,-120 740,40 724,150 746,232 738,286 752,326! 716,344 668,338 622,348 566,340 512,346 452,328 396,316! 378,300 392,250 374,190 396,120 384,20 410,-140",
  );
  const hem = "386,300 452,312 512,330 566,324 622,332 668,322 716,328 746,312";
  return (
    fill(d, tube(e, e.main, across, 0.5)) +
    inside(
      e,
      d,
      creased(e, [
        ["404,20 520,80 640,70 726,30", 34, 0.8],
        ["392,110 470,158 580,160 700,120", 30, 0.9],
        ["388,190 470,236 590,232 720,196", 30, 1],
        ["396,258 480,292 600,296 742,262", 24, 1],
        ["730,120 690,200 640,240", -22, 0.8],
        ["470,-60 452,90 478,190", 22, 0.6],
        ["610,-200 640,-40 620,90", 26, 0.5],
        ["436,324 446,298 432,276", 13, 0.8],
        ["560,338 568,308 552,286", 13, 0.8],
        ["668,334 660,304 674,280", 13, 0.8],
      ]),
    ) +
    volume(e, d, 56, 0.42, 0.24) +
    stitches(hem, thread(e.main), 2.4, 0.7) +
    stroke(line("396,316 452,328 512,346 566,340 622,348 668,338 716,344 752,326"), "#05080c", 4, 0.5)
  );
}

/** How far away the camera is in millimetres, and how high above the board the horizon would be. */
const [away, rise] = [1000, 430];

/** Layers are only drawn in a view's area, which begins at 0: the board is drawn this far to the right, and moved back. */
const room = 900;

/**
 * The board under the binding, seen along it: it comes out of the picture at the viewer, and its other end is under
 * snow.
 */
function deck(board: PictureRequest, snow: string, small: boolean): string {
  const canvas = canvasOf(board);
  const graphic = graphicOf(canvas, board.product.art.family);
  const { outline } = canvas;
  const inserts = insertsOf(outline.length, outline.waistAt);
  const stand = Math.max(...inserts.map(([, along]) => along)) - 60;
  const wide = (unit / 10) * (small ? 0.96 : 1.12);
  const top = floor - 16;
  const nearness = (y: number): number => away / (away + stand - y);
  const view: View = {
    project: ([x, y]) => {
      const s = nearness(y);
      return [room + middle + x * wide * s + (1 - s) * 150, top - rise * (1 - s)];
    },
    scale: ([, y]) => wide * nearness(y),
    straight: true,
    width: 2 * room + 900,
    height: 2000,
  };
  const d = outlinePath([area(outline.points, true)], view);
  const [far = 0, high = 0] = view.project([0, -outline.length / 2]);
  const layers = drawLayers([...graphic.layers, ...topMarks(canvas, graphic), ...insertLayers(inserts)], view);
  const soft = (name: string, by: number): string =>
    `<filter id="${name}" x="-30%" y="-60%" width="160%" height="220%"><feGaussianBlur stdDeviation="${by}"/></filter>`;
  const [light, shade] = [lighten(snow, 0.35), darken(snow, 0.34)];
  const ground = `M-900 ${high + 40}C-300 ${high - 4} 300 ${high + 26} 900 ${high + 2}S1800 ${high + 34} 2400 ${high + 10}V1600H-900Z`;
  return (
    `<defs>${soft("deckFar", 16)}<linearGradient id="deckSnow" x2="0" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".4" stop-color="${snow}"/><stop offset="1" stop-color="${mix(snow, "#6f8fbd", 0.34)}"/></linearGradient><linearGradient id="deckLight" gradientUnits="userSpaceOnUse" x1="${room + 100}" x2="${room + 900}"><stop offset="0" stop-color="#fff" stop-opacity=".22"/><stop offset=".5" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#05070a" stop-opacity=".4"/></linearGradient><clipPath id="deckTop"><path d="${d}"/></clipPath></defs>` +
    `<path d="${ground}" fill="url(#deckSnow)"/>` +
    `<g transform="translate(${-room} 0)"><path d="${d}" transform="translate(34 30)" fill="${darken(shade, 0.3)}" fill-opacity=".5" filter="url(#deckFar)"/>` +
    `<path d="${d}" transform="translate(0 15)" fill="#8d98a3"/><path d="${d}" transform="translate(0 11)" fill="#0b0f13"/>` +
    `<g clip-path="url(#deckTop)"><path d="${d}" fill="${graphic.ground}"/>${layers}<path d="${d}" fill="url(#deckLight)"/></g>` +
    `<ellipse cx="${room + middle + 40}" cy="${top + 18}" rx="360" ry="52" fill="#05080c" fill-opacity=".5" filter="url(#deckFar)"/>` +
    `<path d="M${n(far - 420)} ${n(high + 96)}C${n(far - 240)} ${n(high + 30)} ${n(far - 120)} ${n(high - 24)} ${n(far)} ${n(high - 18)}S${n(far + 260)} ${n(high + 40)} ${n(far + 440)} ${n(high + 92)}C${n(far + 200)} ${n(high + 116)} ${n(far - 200)} ${n(high + 120)} ${n(far - 420)} ${n(high + 96)}Z" fill="${light}" filter="url(#deckFar)"/>` +
    `<path d="M${n(far + 20)} ${n(high + 4)}C${n(far + 150)} ${n(high + 30)} ${n(far + 270)} ${n(high + 70)} ${n(far + 400)} ${n(high + 96)}C${n(far + 250)} ${n(high + 104)} ${n(far + 120)} ${n(high + 96)} ${n(far + 30)} ${n(high + 70)}Z" fill="${shade}" fill-opacity=".3" filter="url(#deckFar)"/></g>`
  );
}

/** A boot in a binding on a board, seen along the board, in a picture of 900 × 1200. */
export function strapped(request: PictureRequest, { board, binding, pants }: Rig, snow: string): string {
  const small = request.product.facts?.rider === "kids";
  const part = (which: "behind" | "calf" | "before", key: string): string =>
    placed(binding, (e) => bindingAround(e, [middle, floor], small ? unit * 0.86 : unit)[which], key, "translate(0 0)");
  const at = `translate(${middle - 455 * scale} ${floor - 30 - 1005 * scale}) scale(${scale})`;
  const shoe = placed(request, (e) => atStature(e, sideOf(e)), "bo", at);
  const trousers = placed(pants, leg, "le", small ? "translate(64 190) scale(.86)" : "translate(18 -30)");
  return `${deck(board, snow, small)}${part("behind", "bk")}<g transform="translate(0 ${floor}) skewX(2.6) translate(0 ${-floor})">${shoe}</g>${part("calf", "bh")}<g transform="translate(-26 0)">${trousers}</g>${part("before", "bf")}`;
}

/** Draws a boot in a binding on a board in the snow. SVG text, 900 × 1200. */
export function drawStrapped(request: PictureRequest, rig: Rig): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200"><defs>${markDefs}</defs>${outdoors(-660, -346, 2750)}<g transform="translate(0 84)">${strapped(request, rig, "#f4f8fb")}</g></svg>`;
}
