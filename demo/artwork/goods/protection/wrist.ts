import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { cast } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { mesh } from "./mesh.ts";

/** A pair of wrist guards, splint outwards. */
export function wrist(e: Easel): string {
  const guard = (mirrored: boolean): string => {
    const d = shape(
      "330,300! 450,280 570,300! 590,420 600,560 596,800 580,960! 450,984 320,960! 304,800 300,560 310,420",
    );
    const splint = shape(
      "392,330 450,316 508,330 520,480 508,640 512,800 500,900 450,914 400,900 388,800 392,640 380,480",
    );
    const belt = (y: number, hex: string): string =>
      webbing(`306,${y} 450,${y + 18} 596,${y}`, 62, hex) +
      piece(e, slab(mirrored ? 316 : 470, y - 18, 110, 62, 12), e.accent, [0, 0, 0.5, 1], 0.3) +
      mark(mirrored ? 336 : 490, y + 4, 20, readable(e, e.accent));
    return (
      piece(e, shape("560,380! 640,360 680,420 650,520 590,560!"), shaded(e.main, 0.2), [0, 0, 1, 0.3], 0.4) +
      fill(d, tone(e, e.main, [0, 0, 1, 0.2], 0.42)) +
      mesh(d, e, [290, 280, 330, 720]) +
      volume(e, d, 60, 0.46, 0.28) +
      edge(d, e.main, 2) +
      cast("392,330 380,480 392,640 388,800", 16, 0.4) +
      piece(e, splint, mix(e.dark, quiet(e), 0.3), [0, 0, 1, 0.2], 0.5, 2) +
      volume(e, splint, 30, 0.4, 0.4) +
      [420, 480, 540].map((y) => stroke(line(`404,${y} 450,${y + 8} 496,${y}`), "#05080c", 6, 0.5)).join("") +
      belt(640, e.dark) +
      belt(820, e.dark)
    );
  };
  return (
    `<g transform="translate(236 0) scale(.9) rotate(8 450 700)">${guard(true)}</g>` +
    `<g transform="translate(-116 92) scale(.96) rotate(-6 450 700)">${guard(false)}</g>`
  );
}
