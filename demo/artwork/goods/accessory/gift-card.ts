/** A gift card: the whole card, and the email that delivers it. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { oval, slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { line } from "#demo/artwork/goods/draw/outline.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, rope, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { n } from "#demo/artwork/svg.ts";

/** A ridge line with its snow, across a card of the given width from the left edge at x, with its foot at y. */
const ridge = (x: number, y: number, width: number, lift: number): string => {
  const at = (u: number, v: number): string => `${n(x + u * width)} ${n(y - v * lift)}`;
  return `M${at(0, 0)}L${at(0, 0.28)}L${at(0.12, 0.46)}L${at(0.2, 0.38)}L${at(0.37, 0.86)}L${at(0.46, 0.62)}L${at(0.53, 0.7)}L${at(0.72, 0.3)}L${at(0.83, 0.5)}L${at(1, 0.2)}L${at(1, 0)}Z`;
};

/** The card in a box, upright or small in an email. */
function card(e: Easel, [x, y, wide]: readonly [number, number, number]): string {
  const high = wide * 0.63;
  const d = slab(x, y, wide, high, wide * 0.045);
  const ink = readable(e, e.main);
  const unit = wide / 640;
  const snow = ridge(x, y + high, wide, high * 0.56);
  return (
    fill(d, tone(e, e.main, slant, 0.2)) +
    inside(
      e,
      d,
      print(e, d, [x, y, wide, high], e.accent, 0.32) +
        fill(snow, e.pale, 0.94) +
        fill(ridge(x + wide * 0.12, y + high, wide * 1.1, high * 0.3), tone(e, e.second, slant, 0.2)) +
        fill(`M${n(x)} ${n(y)}H${n(x + wide * 0.52)}L${n(x + wide * 0.2)} ${n(y + high)}H${n(x)}Z`, "#ffffff", 0.1),
    ) +
    edge(d, e.main, 1.6) +
    mark(x + 46 * unit, y + 46 * unit, 76 * unit, ink) +
    stroke(`M${n(x + 46 * unit)} ${n(y + 158 * unit)}h${n(120 * unit)}`, e.accent, 11 * unit)
  );
}

/** The main picture: the whole card, tilted back a little. */
export const giftCard = (e: Easel): string =>
  groundShadow(462, 850, 380, 26, "floor") +
  turned(
    `<g transform="translate(10 16)">${fill(slab(80, 366, 740, 466, 34), "#1c2733", 0.22)}</g>${card(e, [80, 366, 740])}`,
    450,
    600,
    -4,
  );

/** The card in an email on a phone. */
export function giftCardMail(e: Easel): string {
  const phone = slab(236, 96, 428, 884, 62);
  const glass = slab(254, 114, 392, 848, 46);
  const words = (y: number, widths: readonly number[], paint: string, tall: number): string =>
    widths.map((width, i) => fill(slab(290, y + i * tall * 2, width, tall, tall / 2), paint)).join("");
  return (
    groundShadow(460, 992, 270, 24, "floor") +
    fill(phone, tone(e, "#20272e", slant, 0.5)) +
    edge(phone, "#20272e", 2) +
    fill(slab(664, 300, 7, 92, 3), "#2b333a") +
    fill(glass, "#ffffff") +
    inside(
      e,
      glass,
      fill("M254 114H646V226H254Z", "#f2f4f6") +
        fill(slab(402, 130, 96, 24, 12), "#14181c") +
        fill(oval(306, 194, 20), tone(e, e.main, slant, 0.3)) +
        fill(slab(340, 178, 150, 12, 6), "#0e1216") +
        fill(slab(340, 200, 220, 10, 5), "#aab4be") +
        words(254, [286, 180], "#0e1216", 18) +
        card(e, [282, 346, 336]) +
        words(596, [320, 300, 326, 210], "#aab4be", 12) +
        fill(slab(282, 720, 336, 70, 6), "#c8350a") +
        rope(line("378,755 510,755"), "#ffffff", 12) +
        words(832, [220, 260], "#d9dee3", 10) +
        fill("M254 114L470 114L254 700Z", "#ffffff", 0.12),
    ) +
    fill(slab(392, 942, 116, 7, 3), "#0e1216", 0.7)
  );
}
