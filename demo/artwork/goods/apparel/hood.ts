/** Hoods, front and back. */
import { creased } from "#demo/artwork/goods/draw/crease.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { piece, seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { cordLock } from "#demo/artwork/goods/draw/strap.ts";
import { inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded } from "#demo/artwork/goods/draw/tone.ts";
import { glow, volume } from "#demo/artwork/goods/draw/volume.ts";
import { parallel } from "#demo/artwork/goods/draw/walk.ts";

const hoodOuter = "450,90! 512,94 564,126 590,190 598,262 586,330 560,362 520,372 450,380!";

const hoodMouth = "450,150! 500,156 532,196 540,252 522,306 496,330 450,336!";

/** The hood, open as if worn, with its lining visible. */
export function hood(e: Easel, hex: string, lining: string): string {
  const outer = shape(symmetric(hoodOuter));
  const mouth = shape(symmetric(hoodMouth));
  const brim = "356,260 360,196 396,144 450,130 504,144 540,196 544,260";
  return (
    piece(e, outer, hex, [0, 0, 0.9, 0.7], 0.42, 2) +
    inside(
      e,
      outer,
      seam("380,90 392,150 350,240 330,340", hex) +
        seam("520,90 508,150 550,240 570,340", hex) +
        fold("318,330 352,318 380,330", 18) +
        fold("580,330 552,312 524,330", -18),
    ) +
    volume(e, outer, 44, 0.34, 0.3) +
    piece(e, mouth, shaded(lining, 0.3), [0, 1, 0, 0], 0.6) +
    print(e, mouth, [350, 140, 200, 200], e.pale, 0.22) +
    inside(e, mouth, glow(e, 450, 330, 130, 130, "#05080c", 0.55)) +
    // stiffened brim
    stroke(line(brim), "#05080c", 15, 0.28) +
    stroke(line(parallel(brim, -8)), lit(hex, 0.4), 3.2, 0.55) +
    stitches(parallel(brim, -15), thread(hex), 1.9, 0.7)
  );
}

/** The hood of somebody who does not wear it: cloth behind the neck that falls towards the shoulders. */
export function hoodDown(e: Easel, hex: string): string {
  const d = shape(symmetric("450,286! 502,274 546,282 590,312 640,362! 600,396 530,406 450,408!"));
  return (
    piece(e, d, hex, [0, 0, 0.9, 0.7], 0.42, 2) +
    inside(
      e,
      d,
      creased(e, [
        ["300,360 336,318 384,296", 18, 0.9],
        ["600,360 564,318 516,296", -18, 0.9],
      ]) + topstitch("268,354 312,308 356,280 450,276 544,280 588,308 632,354", hex, 9),
    ) +
    volume(e, d, 44, 0.36, 0.3)
  );
}

/** The hood seen from the back, hanging down. */
export function hoodBehind(e: Easel, hex: string): string {
  const d = shape(symmetric("450,92! 514,98 566,132 592,200 598,280 580,352 530,392 450,402!"));
  const panel = "386,96 366,180 372,290 396,396";
  return (
    cast("320,350 380,402 450,414 520,402 580,350", 22, 0.4) +
    piece(e, d, hex, [0, 0, 0.9, 0.8], 0.4, 2) +
    inside(
      e,
      d,
      topstitch(panel, hex, 8) +
        topstitch(flip(panel), hex, -8) +
        fold("320,290 372,300 400,276", 18) +
        fold("580,300 530,312 500,286", -18) +
        fold("410,380 450,352 496,384", 16),
    ) +
    volume(e, d, 46, 0.36, 0.28) +
    piece(e, shape("424,190! 476,190! 472,250! 428,250!"), shaded(hex, 0.2)) +
    stitches("430,198 470,198", thread(hex), 1.8) +
    cordLock(e, 450, 256, 13, e.dark, e.accent)
  );
}
