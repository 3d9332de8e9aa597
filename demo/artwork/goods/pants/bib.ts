import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { ladderLock, snap, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { sealedZip, zip } from "#demo/artwork/goods/draw/zip.ts";

/** Chest panel and braces of a bib. At the back, the braces cross. */
export function bibTop(e: Easel, behind: boolean): string {
  const hex = e.trait("bib", 2) ? quiet(e) : e.main;
  const chest = shape(
    symmetric(
      behind
        ? "450,250! 500,246 530,262! 560,320! 592,350! 616,430 624,500! 540,520 450,540!"
        : "450,214! 516,210 548,222! 562,296! 590,330! 614,410 624,480! 560,516 450,524!",
    ),
  );
  const brace = (left: boolean): string => {
    const of = behind
      ? left
        ? "384,262 420,190 470,130 500,60"
        : "516,262 480,190 430,130 400,60"
      : left
        ? "372,236 364,150 368,84 384,50 406,62"
        : "528,236 536,150 532,84 516,50 494,62";
    const x = left ? 372 : 528;
    const strap = webbing(of, 38, e.dark, true, false);
    if (behind) return strap;
    return (
      strap +
      ladderLock(e, x + (left ? -3 : 3), 172, 50, 40, mix(e.dark, "#6b757d", 0.4), left ? -3 : 3) +
      piece(e, slab(x - 22, 222, 44, 46, 8), e.accent, [0, 0, 0.6, 1], 0.3) +
      snap(e, x, 245, 9, "#9aa5ad")
    );
  };
  /** The part of a brace behind the shoulder, down to the back. */
  const far = (left: boolean): string =>
    webbing(
      left ? "400,54 424,104 440,160 446,250" : "500,54 476,104 460,160 454,250",
      34,
      shaded(e.dark, 0.35),
      false,
      false,
    );
  const pocket = behind
    ? ""
    : fill(shape("372,300! 528,300! 536,420! 364,420!"), tone(e, shaded(hex, 0.08), [0, 0, 0.6, 1], 0.25)) +
      topstitch("372,420! 372,302! 528,302! 530,420!", hex, -8);
  const front =
    rope(line("356,226 384,216 450,218 516,216 544,226"), lit(hex, 0.5), 4, 0.5) +
    zip("450,226 450,512", hex, e.accent, 7) +
    sealedZip("390,316 510,316", hex, e.accent, 6, 1) +
    mark(386, 356, 15, readable(e, hex));
  const rear = piece(e, slab(416, 132, 68, 60, 10), e.dark, [0, 0, 0.6, 1], 0.3) + mark(428, 156, 13, e.pale);
  const body =
    fill(chest, tone(e, hex, [0, 0, 1, 0.3], 0.32)) +
    inside(
      e,
      chest,
      topstitch("280,424 450,440 620,424", hex, -8) +
        fold("606,470 540,490 480,486", 16) +
        fold("294,470 360,490 420,486", -16) +
        pocket,
    ) +
    volume(e, chest, 36, 0.34, 0.26) +
    edge(chest, hex, 2);
  const inner = piece(
    e,
    shape(symmetric("450,250! 500,250 540,268 580,420! 450,440!")),
    shaded(e.second, 0.45),
    [0, 1, 0, 0],
    0.5,
  );
  return behind
    ? brace(false) + brace(true) + rear + body
    : far(true) + far(false) + inner + body + front + brace(true) + brace(false);
}
