/** A boot bag. */
import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { fold } from "#demo/artwork/goods/draw/fold.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark, tag } from "#demo/artwork/goods/draw/mark.ts";
import { shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { zip } from "#demo/artwork/goods/draw/zip.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function bootBag(e: Easel): string {
  const hex = e.main;
  const body = shape(
    "212,980! 196,900 210,640 236,440 270,350 340,312 560,312 630,350 664,440 690,640 704,900 688,980! 450,1000",
  );
  const door = "270,960 262,640 300,430 380,380 520,380 600,430 638,640 630,960";
  return (
    groundShadow(450, 1004, 300, 28, "floor") +
    webbing("360,330 372,220 450,186 528,220 540,330", 36, e.dark, true, false) +
    piece(e, slab(396, 172, 108, 44, 16), mix(e.dark, e.accent, 0.2), [0, 0, 0.4, 1], 0.5) +
    fill(body, tone(e, hex, [0, 0, 0.8, 1], 0.42)) +
    inside(
      e,
      body,
      fill(
        shape("180,820! 450,838 720,820! 720,1020! 180,1020!"),
        tone(e, mix(e.dark, quiet(e), 0.3), [0, 0, 1, 0.4], 0.35),
      ) +
        (e.variant(2)
          ? fill(shape(`${door} 450,980`), tone(e, quiet(e), [0, 0, 0.6, 1], 0.35))
          : print(e, shape(`${door} 450,980`), [250, 380, 400, 600], e.second, 0.4)) +
        fold("240,560 330,600 420,584", 26) +
        fold("660,600 560,650 470,640", 26) +
        stitches("190,836 450,854 710,836", thread(e.dark), 2.2),
    ) +
    volume(e, body, 90, 0.5, 0.26) +
    edge(body, hex, 2.2) +
    zip(door, e.dark, e.accent, 11, 1) +
    // vent mesh
    piece(e, slab(352, 470, 196, 110, 18), mix(e.dark, e.second, 0.2), slant, 0.4) +
    stroke(
      Array.from({ length: 12 }, (_, i) => `M${362 + i * 16} 474v102`).join("") +
        Array.from({ length: 6 }, (_, i) => `M356 ${488 + i * 16}h188`).join(""),
      "#ffffff",
      1.6,
      0.16,
    ) +
    mark(346, 690, 60, readable(e, e.variant(2) ? quiet(e) : hex)) +
    webbing("330,770 330,960", 26, e.dark) +
    webbing("570,770 570,960", 26, e.dark) +
    tag(412, 892, 78, e.pale, e.dark)
  );
}
