import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { bottom, type Picture, top } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, drift } from "./light.ts";
import { put } from "./things.ts";

/** Still lifes in the snow. Everything is in the middle, so that an upright crop keeps it. */

export type Hour = { air: string; far: string; shade: string; snow: string; ripple: string };

const evening: Hour = {
  air: "0 #38487c, .5 #a88fae, .85 #f2b9a0, 1 #fbd9bd",
  far: "0 #f3cdbb, .5 #a99ab8, 1 #8b8fb4",
  shade: "#6f719f",
  snow: "0 #f6e3dc, .3 #d5d3e2, 1 #8e9cc2",
  ripple: "#7d87b4",
};
export const noon: Hour = {
  air: "0 #3c83c7, .6 #a3cae7, 1 #eef5f7",
  far: "0 #fdfefe, .5 #dae6f0, 1 #bfd3e5",
  shade: "#8fb1d2",
  snow: "0 #ffffff, .45 #e8eff5, 1 #b7cde2",
  ripple: "#9dbad6",
};
export const morning: Hour = {
  air: "0 #6d93bd, .55 #d9c9c8, .85 #f8dcc4, 1 #fdeedd",
  far: "0 #fff0e2, .5 #d8d6df, 1 #bcc4d6",
  shade: "#a3afca",
  snow: "0 #fff8f0, .4 #e9ebf1, 1 #b9c8de",
  ripple: "#a3b4d0",
};

/** A ridge and a field of snow. The drawing of `behind` is placed behind the ridge. */
export function land(p: Picture, seed: string, hour: Hour, edge: number, peaks: string, behind?: () => void): void {
  sky(p, edge + 60, hour.air, top / 2);
  behind?.();
  paintRidge(
    p,
    { seed: `${seed}:far`, base: edge + 20, peaks, rough: 50 },
    { stops: hour.far, depth: 260, shade: { colours: [hour.shade], opacity: 0.8 } },
  );
  mist(p, edge, 40, "#f6ece4", 0.5, seed);
  slope(
    p,
    [
      [0, edge + 20],
      [440, edge + 6],
      [900, edge + 26],
      [1380, edge + 4],
      [1792, edge - 16],
    ],
    hour.snow,
  );
  ripples(p, edge + 60, bottom, hour.ripple, 0.4, seed, 90);
}

/** A lost glove in the snow, with tracks that lead away. */
export function lostGlove(p: Picture): void {
  land(p, "glove", evening, 330, "300 150 420, 1120 200 460, 1660 130 380", () =>
    sun(p, [900, 300], 0, "#fff", "#ffd9b0", 620),
  );
  const steps: Point[][] = [];
  for (let i = 0; i < 16; i++) {
    const t = (i / 15) ** 1.7;
    const [x, y, size] = [1120 - 300 * t + (i % 2 ? 1 : -1) * (5 + 46 * t), 376 + 600 * t, 4 + 30 * t];
    if (y > 520 && y < 860 && x > 720) continue;
    steps.push([
      [x - size, y],
      [x - size * 0.3, y - size * 0.5],
      [x + size, y - size * 0.2],
      [x + size * 0.9, y + size * 0.3],
      [x - size * 0.4, y + size * 0.5],
    ]);
  }
  p.areas(steps, "#6a75a8", { curved: true, opacity: 0.75 });
  p.raw('<g transform="translate(900 800) scale(1.24) translate(-900 -800)">');
  contact(p, [930, 772], 300, 74, "#2d3a6d");
  put(p, "pillar-mitten:bone", "gl", { at: [905, 640], scale: 0.62, turn: 62 }, (e) => glove(e, false));
  // A snow drift with its lee side in the shade, over the cuff and the edge of the hand.
  const snow = { light: "#fbeee6", ground: "#c9c9df", shade: "#5f6da6" };
  drift(p, [860, 838], [420, 92], snow, 0.26);
  drift(p, [1130, 846], [230, 40], snow, 0.4);
  p.raw("</g>");
  grain(p, 500, "glove", 340);
}
