/** A board bag on wheels. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { oval, slab } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, topstitch } from "#demo/artwork/goods/draw/seam.ts";
import { ladderLock, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function boardBag(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "322,1060! 304,1000 300,700 306,300 326,170 380,104 450,86 520,104 574,170 594,300 600,700 596,1000 578,1060! 450,1078",
  );
  const style = e.variant(3);
  return (
    groundShadow(450, 1092, 210, 24, "floor") +
    (e.facts.wheels === undefined ? [] : [352, 548])
      .map(
        (x) =>
          fill(oval(x, 1066, 34, 34), "#14181c") +
          fill(oval(x, 1066, 18, 18), "#7d878f") +
          stroke(oval(x, 1066, 26, 26), "#3b444b", 3),
      )
      .join("") +
    fill(body, tone(e, hex, [0, 0, 1, 0.1], 0.4)) +
    inside(
      e,
      body,
      (style === 0
        ? fill(shape("280,620! 620,500! 620,1100! 280,1100!"), tone(e, quiet(e), [0, 0, 1, 0.2], 0.35)) +
          topstitch("280,620 620,500", quiet(e), 8)
        : style === 1
          ? print(e, body, [290, 90, 320, 1000], e.second, 0.6)
          : fill(shape("280,880! 620,880! 620,1100! 280,1100!"), quiet(e)) +
            fill(shape("280,60! 620,60! 620,260! 280,260!"), quiet(e))) +
        fold("306,400 430,440 590,410", 30, 1) +
        fold("306,760 420,800 596,770", 30, 1) +
        fold("596,560 500,600 400,590", 26, 0.8) +
        fold("300,980 440,1010 580,990", 26, 0.9),
    ) +
    volume(e, body, 80, 0.5, 0.26) +
    edge(body, hex, 2.2) +
    zip("560,1050 578,900 580,600 572,320 546,196 490,138 450,130 404,140", e.dark, e.accent, 9, 1) +
    webbing("318,470 460,486 590,470", 32, e.dark) +
    webbing("312,830 460,846 596,830", 32, e.dark) +
    ladderLock(e, 404, 482, 54, 54, mix(e.dark, "#6b757d", 0.35), 3) +
    ladderLock(e, 404, 842, 54, 54, mix(e.dark, "#6b757d", 0.35), 3) +
    webbing("330,610 288,640 288,720 330,750", 30, e.dark, false, false) +
    piece(e, slab(268, 636, 36, 90, 14), mix(e.dark, e.accent, 0.25), [0, 0, 1, 0], 0.5) +
    mark(490, 576, 84, readable(e, hex), 90) +
    tag(356, 956, 84, e.pale, e.dark)
  );
}
