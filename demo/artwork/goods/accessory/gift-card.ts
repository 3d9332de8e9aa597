/** A gift card, half out of its sleeve. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { centredMark, mark } from "#demo/artwork/goods/draw/mark.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { shaded, slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";

export function giftCard(e: Easel): string {
  const card = slab(130, 330, 640, 404, 30);
  const sleeve = slab(110, 560, 680, 430, 22);
  const ink = readable(e, e.main);
  return (
    groundShadow(460, 1040, 350, 24, "floor") +
    turned(
      `<g transform="translate(6 10)">${fill(card, "#1c2733", 0.25)}</g>` +
        fill(card, tone(e, e.main, slant, 0.14)) +
        inside(e, card, print(e, card, [130, 330, 640, 404], e.accent, 0.5)) +
        mark(176, 380, 84, ink) +
        stroke("M176 500h150", e.accent, 12),
      450,
      530,
      -7,
    ) +
    `<g transform="translate(5 9)">${fill(sleeve, "#1c2733", 0.25)}</g>` +
    fill(sleeve, tone(e, e.pale, slant, 0.06)) +
    stroke("M110 640q340 120 680 0", shaded(e.pale, 0.14), 4) +
    centredMark(450, 860, 96, e.dark)
  );
}
