import { mix } from "#demo/artwork/colour.ts";
import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { flip, symmetric } from "#demo/artwork/goods/draw/mirror.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge, piece, stitches, thread } from "#demo/artwork/goods/draw/seam.ts";
import { ladderLock, webbing } from "#demo/artwork/goods/draw/strap.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { lit, shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { volume } from "#demo/artwork/goods/draw/volume.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { bodyHalf, loop } from "./pack-shape.ts";

/** The side that touches the rider. */
export function backpackBack(e: Easel): string {
  const d = shape(symmetric(bodyHalf));
  const pad = mix(e.dark, e.second, 0.3);
  const strap = (left: boolean): string => {
    const of = "520,260! 590,250! 660,320 690,460 680,620 650,720! 600,716! 622,600 622,470 590,360 540,310!";
    const s = shape(left ? flip(of) : of);
    const web = "626,716 650,820 664,930";
    return (
      webbing(left ? flip(web) : web, 24, e.dark, false) +
      piece(e, s, pad, [0, 0, 1, 0.4], 0.4, 2) +
      volume(e, s, 26, 0.36, 0.3) +
      stitches(left ? flip("584,290 636,360 654,470 646,620") : "584,290 636,360 654,470 646,620", thread(pad), 2) +
      ladderLock(e, left ? 276 : 624, 716, 52, 42, mix(e.dark, "#6b757d", 0.4), left ? 6 : -6)
    );
  };
  const cushions = [0, 1, 2].map((i) => {
    const p = shape(
      symmetric(
        `450,${420 + i * 176}! 540,${424 + i * 176} 566,${450 + i * 176} 560,${550 + i * 176} 520,${572 + i * 176} 450,${576 + i * 176}!`,
      ),
    );
    return (
      piece(e, p, shaded(pad, 0.1), [0, 0, 0.8, 1], 0.4) +
      inside(
        e,
        p,
        stroke(Array.from({ length: 12 }, (_, k) => `M330 ${430 + i * 176 + k * 13}h240`).join(""), "#ffffff", 2, 0.07),
      ) +
      volume(e, p, 24, 0.4, 0.26)
    );
  });
  const belt = shape("120,884! 240,860 330,900 330,980 240,984 130,948!");
  const beltRight = shape(flip("120,884! 240,860 330,900 330,980 240,984 130,948!"));
  return (
    groundShadow(450, 1066, 330, 28, "floor") +
    loop(e) +
    fill(d, tone(e, e.main, [0, 0, 0.8, 0.9], 0.4)) +
    inside(
      e,
      d,
      fill(
        shape(symmetric("450,300! 570,310 600,420 606,960 450,990!")),
        tone(e, shaded(pad, 0.35), [0, 0, 1, 0.3], 0.3),
      ),
    ) +
    volume(e, d, 90, 0.5, 0.26) +
    edge(d, e.main, 2.2) +
    cushions.join("") +
    piece(e, belt, pad, [0, 0, 0.8, 1], 0.4, 2) +
    piece(e, beltRight, pad, [0, 0, 0.8, 1], 0.4, 2) +
    webbing("130,916 60,930", 26, e.dark, false, false) +
    webbing("770,916 840,930", 26, e.dark, false, false) +
    strap(true) +
    strap(false) +
    webbing("270,520 450,532 630,520", 20, e.dark, false) +
    piece(e, slab(414, 510, 72, 40, 10), e.accent, slant, 0.4) +
    rope(line("430,530 470,530"), lit(e.accent, 0.5), 4) +
    mark(396, 262, 36, readable(e, e.main))
  );
}
