import { bindingAround } from "#demo/artwork/goods/binding/views.ts";
import { sideOf } from "#demo/artwork/goods/boot/side.ts";
import { atStature } from "#demo/artwork/goods/boot/stature.ts";
import { creased } from "#demo/artwork/goods/draw/crease.ts";
import { type Easel, easelFor } from "#demo/artwork/goods/draw/easel.ts";
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

/** A trouser leg that falls over the shaft. */
function leg(e: Easel): string {
  const d = shape("414,-400! 736,-400! 748,150 758,300! 680,334 560,332 372,296! 380,150");
  const hem = "374,286 560,320 680,322 754,290";
  return (
    fill(d, tube(e, e.main, across, 0.5)) +
    inside(
      e,
      d,
      creased(e, [
        ["390,60 490,120 620,110 740,50", 34, 0.9],
        ["380,190 480,240 580,240 680,210", 26, 0.8],
        ["748,150 700,220 610,250", -24, 0.7],
        ["460,-40 440,120 470,250", 22, 0.5],
      ]),
    ) +
    volume(e, d, 56, 0.42, 0.24) +
    stitches(hem, thread(e.main), 2.4, 0.7) +
    stroke(line("372,296 560,332 680,334 758,300"), "#05080c", 4, 0.5)
  );
}

/** The deck under the binding, seen along the board: its width, its edge in the snow, and the snow before it. */
function deck(board: PictureRequest, snow: string, small: boolean): { under: string; before: string } {
  const e = easelFor({ ...board, view: "worn" });
  const half = 13.6 * unit * (small ? 0.86 : 1) + 96;
  const [near, far] = [floor + 34, floor - 66];
  const across = (y: number): number => half * (1 - (near - y) / 760);
  const strip = (from: number, to: number, paint: string): string => {
    const x = (t: number, y: number) => n(middle + (t * 2 - 1) * across(y));
    return `<path d="M${x(from, near)} ${near}L${x(to, near)} ${near}L${x(to, far)} ${far}L${x(from, far)} ${far}Z" fill="${paint}"/>`;
  };
  const mound = (y: number, wide: number, high: number): string =>
    `<path d="M${middle - wide} ${y}C${middle - wide * 0.7} ${y - high} ${middle - wide * 0.3} ${y - high * 0.4} ${middle} ${y - high * 0.7}S${middle + wide * 0.66} ${y - high * 1.1} ${middle + wide} ${y}C${middle + wide * 0.5} ${y + high} ${middle - wide * 0.5} ${y + high} ${middle - wide} ${y}Z" fill="url(#drift)"/>`;
  return {
    under:
      `<linearGradient id="drift" x2="0" y2="1"><stop offset="0" stop-color="${snow}"/><stop offset=".5" stop-color="${snow}"/><stop offset="1" stop-color="${snow}" stop-opacity="0"/></linearGradient><ellipse cx="${middle + 60}" cy="${near + 8}" rx="${n(half * 1.5)}" ry="40" fill="#16304f" fill-opacity=".32"/>` +
      mound(far + 14, half * 1.5, 34) +
      strip(0, 1, e.main) +
      strip(0, 0.018, "#cfd6dc") +
      strip(0.982, 1, "#8b959e") +
      `<path d="M${n(middle - half)} ${near}h${n(half * 2)}v9h${n(-half * 2)}Z" fill="#11161b"/><path d="M${n(middle - half)} ${near + 9}h${n(half * 2)}v5h${n(-half * 2)}Z" fill="#cfd6dc"/>`,
    before: mound(near + 34, half * 1.36, 26),
  };
}

/** A boot in a binding on a board, seen along the board, in a picture of 900 × 1200. */
export function strapped(request: PictureRequest, { board, binding, pants }: Rig, snow: string): string {
  const small = request.product.facts?.rider === "kids";
  const part = (which: "behind" | "before", key: string): string =>
    placed(binding, (e) => bindingAround(e, [middle, floor], small ? unit * 0.86 : unit)[which], key, "translate(0 0)");
  const at = `translate(${middle - 455 * scale} ${floor - 30 - 1005 * scale}) scale(${scale})`;
  const shoe = placed(request, (e) => atStature(e, sideOf(e)), "bo", at);
  const trousers = placed(pants, leg, "le", small ? "translate(64 190) scale(.86)" : "translate(18 -30)");
  const { under, before } = deck(board, snow, small);
  return `${under}${part("behind", "bk")}${shoe}${trousers}${part("before", "bf")}${before}`;
}

/** Draws a boot in a binding on a board in the snow. SVG text, 900 × 1200. */
export function drawStrapped(request: PictureRequest, rig: Rig): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 0 900 1200"><defs>${markDefs}</defs>${outdoors(-660, -346, 2750)}<g transform="translate(0 84)">${strapped(request, rig, "#f4f8fb")}</g></svg>`;
}
