/** Padded shorts. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast, fold } from "#demo/artwork/goods/draw/fold.ts";
import { centredMark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, seam, stitches, thread, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { mesh } from "./mesh.ts";

export function shorts(e: Easel): string {
  const d = shape(
    symmetric("450,250! 580,246 650,256! 684,420 706,640 716,880! 600,912 486,896! 474,760 462,640 450,590!"),
  );
  const cloth = mix(e.dark, e.main, 0.55);
  const pad = (of: string): string => {
    const p = shape(of);
    return piece(e, p, e.main, [0, 0, 0.8, 1], 0.45) + volume(e, p, 26, 0.4, 0.34);
  };
  const both = (of: string): string => pad(of) + pad(flip(of));
  const grid = (x: number, y: number): string =>
    [0, 1, 2, 3]
      .flatMap((r) =>
        [0, 1].map((c) =>
          both(
            `${x + c * 52 + r * 5},${y + r * 88}! ${x + 44 + c * 52 + r * 5},${y - 4 + r * 88}! ${x + 48 + c * 52 + r * 5},${y + 70 + r * 88}! ${x + 4 + c * 52 + r * 5},${y + 76 + r * 88}!`,
          ),
        ),
      )
      .join("");
  return (
    piece(e, shape(symmetric("450,236! 580,232 642,244! 640,280 450,284!")), shaded(cloth, 0.5), [0, 1, 0, 0], 0.4) +
    fill(d, tone(e, cloth, [0, 0, 1, 0.15], 0.4)) +
    mesh(d, e, [180, 240, 560, 700]) +
    inside(
      e,
      d,
      cast("450,590 462,640 474,760 486,896", 40, 0.3) +
        seam("450,300 450,590", cloth) +
        fold("456,600 520,640 600,636", 20) +
        fold("444,600 380,640 300,636", -20) +
        topstitch("184,868 300,900 414,884", cloth, -7) +
        topstitch("486,884 600,900 716,868", cloth, -7),
    ) +
    volume(e, d, 60, 0.42, 0.26) +
    edge(d, cloth, 2) +
    grid(572, 470) +
    both("500,700! 548,692 560,730 552,800 508,806!") +
    piece(e, shape(symmetric("450,262! 580,258 654,262! 662,330! 580,334 450,338!")), quiet(e), [0, 0, 1, 0.3], 0.3) +
    centredMark(450, 300, 34, readable(e, quiet(e))) +
    stitches("246,324 450,330 654,324", thread(quiet(e)), 2) +
    zip("450,352 450,440", cloth, e.accent, 6) +
    tag(520, 850, 60, e.pale, e.dark)
  );
}
