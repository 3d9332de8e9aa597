/** A set of stickers. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark, mark } from "#demo/artwork/goods/draw/mark.ts";
import { line, shape } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { quiet } from "#demo/artwork/goods/draw/quiet.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function stickers(e: Easel): string {
  const card = (body: string, x: number, y: number, turn: number): string => turned(body, x, y, turn);
  const sticker = (d: string, hex: string, inner: string): string =>
    `<g transform="translate(5 8)">${fill(d, "#1c2733", 0.22)}</g>${stroke(d, "#ffffff", 16, 1, ' stroke-linejoin="round"')}${fill(d, tone(e, hex, slant, 0.12))}${inside(e, d, inner)}`;
  const round = oval(300, 380, 150);
  const wide = slab(430, 250, 330, 160, 18);
  const peak = shape("600,560! 780,860! 420,860!");
  const tall = slab(170, 590, 190, 380, 26);
  const small = oval(520, 960, 84);
  return (
    groundShadow(460, 1064, 330, 24, "floor") +
    card(
      sticker(wide, e.main, centredMark(595, 326, 78, readable(e, e.main)) + stroke("M430 388h330", e.accent, 14)),
      595,
      330,
      6,
    ) +
    card(
      sticker(
        round,
        quiet(e),
        print(e, round, [150, 230, 300, 300], e.accent, 0.9) +
          fill(slab(190, 350, 220, 62, 6), e.pale) +
          centredMark(300, 381, 44, e.dark),
      ),
      300,
      380,
      -8,
    ) +
    card(
      sticker(
        tall,
        e.accent,
        stroke(
          Array.from({ length: 9 }, (_, i) =>
            line(`150,${640 + i * 40} 230,${620 + i * 40} 300,${660 + i * 40} 380,${630 + i * 40}`),
          ).join(""),
          readable(e, e.accent),
          5,
          0.5,
        ) + mark(290, 660, 74, readable(e, e.accent), 90),
      ),
      265,
      780,
      5,
    ) +
    card(
      sticker(
        peak,
        e.fourth,
        fill(shape("600,560! 650,644! 620,690! 590,650! 560,690! 548,646!"), e.pale) +
          fill(shape("420,860! 520,760! 580,820! 660,740! 780,860!"), shaded(e.fourth, 0.4)) +
          centredMark(600, 826, 34, e.pale),
      ),
      600,
      740,
      -5,
    ) +
    card(sticker(small, e.dark, centredMark(520, 960, 44, e.pale)), 520, 960, 12)
  );
}
