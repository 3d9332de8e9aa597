import { glove } from "#demo/artwork/goods/gloves/pair.ts";
import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { giftCard } from "#demo/catalogue/products.ts";
import { heap, put, shadow } from "./things.ts";

/** Still lifes in the snow. Everything is in the middle, where an upright crop keeps it. */

type Hour = { air: string; far: string; shade: string; snow: string; ripple: string };

const evening: Hour = {
  air: "0 #38487c, .5 #a88fae, .85 #f2b9a0, 1 #fbd9bd",
  far: "0 #f3cdbb, .5 #a99ab8, 1 #8b8fb4",
  shade: "#6f719f",
  snow: "0 #f6e3dc, .3 #d5d3e2, 1 #8e9cc2",
  ripple: "#7d87b4",
};
const noon: Hour = {
  air: "0 #3c83c7, .6 #a3cae7, 1 #eef5f7",
  far: "0 #fdfefe, .5 #dae6f0, 1 #bfd3e5",
  shade: "#8fb1d2",
  snow: "0 #ffffff, .45 #e8eff5, 1 #b7cde2",
  ripple: "#9dbad6",
};
const morning: Hour = {
  air: "0 #6d93bd, .55 #d9c9c8, .85 #f8dcc4, 1 #fdeedd",
  far: "0 #fff0e2, .5 #d8d6df, 1 #bcc4d6",
  shade: "#a3afca",
  snow: "0 #fff8f0, .4 #e9ebf1, 1 #b9c8de",
  ripple: "#a3b4d0",
};

function land(p: Picture, seed: string, hour: Hour, edge: number, peaks: string): void {
  sky(p, edge + 60, hour.air);
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
  ripples(p, edge + 60, H, hour.ripple, 0.4, seed, 60);
}

/** One glove in the snow, and the tracks of whoever went on without it. */
export function lostGlove(p: Picture): void {
  land(p, "glove", evening, 330, "300 150 420, 1120 200 460, 1660 130 380");
  sun(p, [1180, 330], 0, "#fff", "#ffd0a8", 520);
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
  shadow(p, [960, 770], 330, 60, 0.75, "#2d3a6d");
  put(p, "pillar-mitten:bone", "gl", { at: [905, 640], scale: 0.62, turn: 62 }, (e) => glove(e, false));
  heap(p, [740, 800], 250, 60, "#ece4ea");
  heap(p, [1080, 806], 190, 34, "#e4dfe9");
  grain(p, 500, "glove", 340);
}

/** A parcel on a sled, on its way. */
export function parcelSled(p: Picture): void {
  land(p, "sled", noon, 400, "200 170 440, 840 240 420, 1500 190 460");
  const lines: Point[][] = [pts("650 834, 330 800, 60 700, -60 660"), pts("640 872, 300 846, 20 760, -60 735")];
  p.lines(lines, "#8fadcd", 12, { curved: true, opacity: 0.8 });
  p.lines(
    lines.map((line) => line.map(([x, y]): Point => [x, y + 7])),
    "#ffffff",
    5,
    { curved: true, opacity: 0.9 },
  );
  shadow(p, [930, 868], 440, 44, 0.6, "#27476f");
  // The far runner, then the deck, the parcel, the near runner.
  p.line(pts("640 828, 1130 828, 1230 810, 1256 740, 1224 716"), "#5d3a1e", 16, { curved: true });
  for (const x of [700, 880, 1060])
    p.line(
      [
        [x, 838],
        [x, 760],
      ],
      "#6d4526",
      16,
    );
  p.area(pts("590 738, 1180 738, 1210 762, 620 766"), "#b77c46");
  p.box(600, 762, 610, 20, "#8a5a30");
  const [left, top] = [662, 430];
  p.area(
    [
      [left, top],
      [left + 36, top - 34],
      [left + 484, top - 34],
      [left + 450, top],
    ],
    "#dcb583",
  );
  p.area(
    [
      [left + 450, top],
      [left + 484, top - 34],
      [left + 484, 728],
      [left + 450, 752],
    ],
    "#9b6f41",
  );
  p.box(left, top, 450, 322, "#c8995f");
  p.box(left + 190, top, 70, 322, "#f7e9d0", 0.55);
  p.area(
    [
      [left + 190, top],
      [left + 222, top - 34],
      [left + 296, top - 34],
      [left + 260, top],
    ],
    "#f7efe0",
    { opacity: 0.6 },
  );
  p.box(left + 28, top + 40, 140, 96, "#ffffff");
  p.lines(
    [
      [
        [left + 44, top + 66],
        [left + 140, top + 66],
      ],
      [
        [left + 44, top + 88],
        [left + 120, top + 88],
      ],
      [
        [left + 44, top + 110],
        [left + 150, top + 110],
      ],
    ],
    "#5a6570",
    7,
    { round: false },
  );
  p.box(left + 300, top + 226, 116, 62, "#ff5a1f");
  p.lines(
    [
      [
        [left + 326, top + 270],
        [left + 358, top + 238],
        [left + 390, top + 270],
      ],
    ],
    "#ffffff",
    9,
  );
  p.line(pts("600 870, 1150 870, 1262 850, 1290 760, 1246 728"), "#7a4a26", 20, { curved: true });
  for (const x of [680, 870, 1080])
    p.line(
      [
        [x, 868],
        [x, 780],
      ],
      "#8a5a30",
      18,
    );
  p.line(pts("1246 730, 1400 800, 1560 690, 1800 560"), "#ff5a1f", 9, { curved: true });
  p.area(pts("656 432, 700 392, 900 388, 1150 396, 1146 412, 1000 424, 880 414, 760 440"), "#fbfdff", { curved: true });
  heap(p, [900, 890], 420, 20, "#eef4f9");
  grain(p, 500, "sled", 420);
}

/** The gift card that is sold, standing in snow at first light. */
export function giftInSnow(p: Picture): void {
  land(p, "gift", morning, 380, "160 160 420, 820 230 380, 1540 210 480");
  shadow(p, [960, 850], 460, 60, 0.5, "#3f5687");
  const [colour] = giftCard.colours;
  const card = { product: { ...giftCard, name: giftCard.title.en }, palette: colour?.palette ?? [], view: "worn" };
  put(p, card, "gi", { at: [896, 560], scale: 0.9, turn: -3 });
  heap(p, [900, 930], 430, 80, "#eef0f5");
  const twig = (x: number, y: number, way: number): void => {
    p.line(
      [
        [x, y],
        [x + way * 210, y - 70],
      ],
      "#4a3524",
      7,
    );
    const needles: Point[][] = [];
    for (let i = 1; i < 14; i++) {
      const at: Point = [x + (way * 210 * i) / 14, y - (70 * i) / 14];
      needles.push([at, [at[0] + way * 30, at[1] - 38]], [at, [at[0] + way * 42, at[1] + 18]]);
    }
    p.lines(needles, "#1f4a3c", 6);
  };
  twig(1100, 880, 1);
  twig(690, 886, -1);
  grain(p, 500, "gift", 400);
}
