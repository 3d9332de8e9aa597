/** A gift card. */

import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { slab, turned } from "#demo/artwork/goods/draw/form.ts";
import { mark } from "#demo/artwork/goods/draw/mark.ts";
import { print } from "#demo/artwork/goods/draw/print.ts";
import { readable } from "#demo/artwork/goods/draw/roles.ts";
import { edge } from "#demo/artwork/goods/draw/seam.ts";
import { fill, inside, stroke } from "#demo/artwork/goods/draw/stroke.ts";
import { slant, tone } from "#demo/artwork/goods/draw/tone.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { n } from "#demo/artwork/svg.ts";

/** A ridge line with its snow, across a card of the given width from the left edge at x, with its foot at y. */
const ridge = (x: number, y: number, width: number, lift: number): string => {
  const at = (u: number, v: number): string => `${n(x + u * width)} ${n(y - v * lift)}`;
  return `M${at(0, 0)}L${at(0, 0.28)}L${at(0.12, 0.46)}L${at(0.2, 0.38)}L${at(0.37, 0.86)}L${at(0.46, 0.62)}L${at(0.53, 0.7)}L${at(0.72, 0.3)}L${at(0.83, 0.5)}L${at(1, 0.2)}L${at(1, 0)}Z`;
};

/** Firs along the card's foot, the outer ones taller. */
const firs = (x: number, y: number, width: number, lift: number): string =>
  [0.04, 0.14, 0.25, 0.55, 0.68, 0.79, 0.91]
    .map((u, at) => {
      const high = lift * (0.52 + 0.48 * Math.abs(u - 0.42) * 2);
      const wide = high * 0.3;
      const [left, top] = [x + u * width, y - high];
      const tiers = [0.34, 0.62, 1].map(
        (down, tier) =>
          `L${n(left + wide * (0.5 + tier * 0.25))} ${n(top + high * down)}L${n(left + wide * (0.24 + tier * 0.12))} ${n(top + high * down - 2)}`,
      );
      const back = [1, 0.62, 0.34].map(
        (down, tier) =>
          `L${n(left - wide * (0.48 - tier * 0.12))} ${n(top + high * down - 2)}L${n(left - wide * (1 - tier * 0.25))} ${n(top + high * down)}`,
      );
      return `M${n(left)} ${n(top - (at % 2) * 8)}${tiers.join("")}${back.join("")}Z`;
    })
    .join("");

/** A low sun behind two slopes. */
const sunrise = (x: number, y: number, width: number, lift: number): string => {
  const radius = lift * 0.86;
  const middle = x + width * 0.44;
  return `M${n(middle - radius)} ${n(y)}A${n(radius)} ${n(radius)} 0 0 1 ${n(middle + radius)} ${n(y)}Z`;
};

/** The faces from which a giver chooses, by the colour of the card. Others have the ridge. */
const faces: Readonly<Record<string, typeof ridge>> = { "#0F4A3A": firs, "#B8330C": sunrise };

/** The card in a box. */
function card(e: Easel, [x, y, wide]: readonly [number, number, number]): string {
  const high = wide * 0.63;
  const d = slab(x, y, wide, high, wide * 0.045);
  const ink = readable(e, e.main);
  const unit = wide / 640;
  const snow = (faces[e.main] ?? ridge)(x, y + high, wide, high * 0.56);
  return (
    fill(d, tone(e, e.main, slant, 0.2)) +
    inside(
      e,
      d,
      print(e, d, [x, y, wide, high], e.accent, 0.32) +
        fill(snow, e.pale, 0.94) +
        fill(ridge(x - wide * 0.06, y + high, wide * 1.12, high * 0.3), tone(e, e.second, slant, 0.2)) +
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
