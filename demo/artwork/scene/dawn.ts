import { mix } from "#demo/artwork/colour.ts";
import { noise } from "#demo/artwork/noise.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { cloud, grain, mist, sky, stars, sun } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { bank, sheet, someone } from "./ride.ts";
import { figure, poses } from "./rider.ts";
import { ripples, slope, track, turns } from "./snow.ts";
import { heightOf, scatter, stand } from "./trees.ts";

/** First light on the highest face, while the valleys are still blue. */
export function dawnRidge(p: Picture): void {
  sky(p, 640, "0 #16264a, .35 #4a5f92, .62 #c58e92, .82 #f3b184, 1 #ffdcae");
  stars(p, 70, 240, "dawn");
  sun(p, [1180, 560], 0, "#fff", "#ffb873", 720);
  for (const [x, y, rx] of [
    [420, 300, 420],
    [980, 232, 380],
    [1460, 340, 460],
  ] as const)
    cloud(p, [x, y], rx, 20, "#ffd2b0", 0.5);
  paintRidge(
    p,
    {
      seed: "dawn:a",
      base: 640,
      peaks: "180 150 330, 520 110 260, 1480 170 360, 1720 120 280",
      rough: 46,
    },
    {
      stops: "0 #e9a78f, .5 #b98da0, 1 #9aa0bf",
      depth: 260,
      shade: { colours: ["#7f7fa8"], opacity: 0.55 },
    },
    -1,
  );
  mist(p, 650, 60, "#ffd9bd", 0.5, "dawn");
  paintRidge(
    p,
    {
      seed: "dawn:main",
      base: 760,
      peaks: "850 470 560, 1130 300 340, 560 250 330, 1420 150 320",
      rough: 70,
      step: 10,
    },
    {
      stops: "0 #ffb58a, .3 #f08a5f, .56 #a86f80, 1 #56608f",
      depth: 500,
      shade: { colours: ["#5d4a78", "#2b3564"], opacity: 0.86 },
      rock: { colour: "#3a2645", amount: 0.62, opacity: 0.7 },
    },
    -1,
  );
  mist(p, 770, 70, "#c3b0c8", 0.5, "dawn2");
  const mid = paintRidge(
    p,
    {
      seed: "dawn:mid",
      base: 850,
      peaks: "120 190 460, 1620 230 480, 760 60 380",
      rough: 54,
    },
    {
      stops: "0 #4b5687, 1 #2b3761",
      depth: 300,
      shade: { colours: ["#1b264b"], opacity: 0.6 },
    },
    -1,
  );
  stand(p, {
    seed: "dawn",
    feet: scatter("dawn", 150, -20, 1810, (x) => heightOf(mid)(x) + 60, 90),
    tall: [34, 74],
    colour: "#17203f",
  });
  slope(p, pts("0 872, 300 900, 700 930, 1100 905, 1500 868, 1792 850"), "0 #35436f, .5 #222e54, 1 #121a36");
  ripples(p, 900, H, "#5a6a9c", 0.4, "dawn", 70);
  grain(p, 500, "dawn");
}

/** The sun on the ridge and one rider's turns, with everything else in gold and blue. */
export function lowSun(p: Picture): void {
  const at: Point = [1090, 408];
  sky(p, 560, "0 #4d7fb5, .5 #a9c3d4, .8 #f6dcb6, 1 #ffe9c4");
  sun(p, at, 46, "#fffaf0", "#ffd28a", 900);
  paintRidge(
    p,
    {
      seed: "sun:far",
      base: 560,
      peaks: "260 180 380, 640 120 300, 1380 150 420, 1700 210 330",
      rough: 50,
    },
    {
      stops: "0 #d9c9bb, .4 #b9c0cb, 1 #d8d6d2",
      depth: 240,
      shade: { colours: ["#8c9fb8"], opacity: 0.6 },
    },
    -1,
  );
  mist(p, 560, 46, "#ffe7c6", 0.6, "sun");
  paintRidge(
    p,
    {
      seed: "sun:near",
      base: 690,
      peaks: "30 330 560, 430 170 300, 1560 290 520",
      rough: 74,
      step: 11,
    },
    {
      stops: "0 #f7e6cf, .4 #b5c3d6, 1 #8fa9c9",
      depth: 400,
      shade: { colours: ["#7d97bb", "#47699a"], opacity: 0.8 },
      rock: { colour: "#33435c", amount: 0.6, opacity: 0.75 },
    },
    -1,
  );
  mist(p, 690, 40, "#ffe9cf", 0.42, "sun2");
  slope(p, pts("0 640, 260 690, 640 730, 980 706, 1340 640, 1792 560"), "0 #fff4e2, .3 #dfe4ea, 1 #9db6d3");
  const swale: Point[] = pts("-40 1040, 180 880, 520 800, 860 770, 700 850, 430 940, 260 1040");
  p.area(swale, p.along([700, 780], [100, 1000], "0 #7f9fc6 0, 1 #6187ba .75"), { curved: true });
  track(p, turns([1380, 640], [930, 870], 7, [10, 66]), [3, 30], "#8aa6c8", "#fffaf0");
  p.area(pts("960 850, 700 870, 420 960, 560 990, 820 930"), "#5f82b0", { opacity: 0.45, curved: true });
  sheet(p, [960, 846], [690, 800], [-360, -330], ["#fffaf0", "#d8c8c2"], "sun");
  someone(p, { at: [900, 812], scale: 0.37, turn: 10, how: "heelside", who: "dario-reyes" });
  bank(p, [720, 880], [1140, 912], 18, "#e9edf2", "sun");
  ripples(p, 800, H, "#ffffff", 0.6, "sun", 90);
  ripples(p, 780, H, "#7d9cc4", 0.32, "sunb", 60);
  grain(p, 900, "sun", 600);
}

/** A curtain of northern light: narrow upright strips along a winding foot, brightest near the foot. */
function curtain(p: Picture, foot: readonly Point[], tall: number, colour: string, seed: string): void {
  const flicker = noise(seed);
  const at = heightOf(foot);
  for (let x = (foot[0] as Point)[0]; x < (foot.at(-1) as Point)[0]; x += 20) {
    const strength = Math.min(1, 0.55 + 0.5 * flicker(x / 170, 0.5) + 0.3 * flicker(x / 46, 3));
    if (strength < 0.08) continue;
    const y = at(x) + 26 * flicker(x / 260, 7);
    const high = tall * (0.75 + 0.4 * flicker(x / 120, 2));
    const fill = p.down(y - high, y + 14, [
      [0, colour, 0],
      [0.5, colour, 0.16 * strength],
      [0.9, colour, 0.6 * strength],
      [1, colour, 0],
    ]);
    p.area(
      [
        [x + 30, y - high],
        [x + 51, y - high],
        [x + 20, y + 14],
        [x - 1, y + 14],
      ],
      fill,
    );
  }
}

/** Northern light over a ridge and a lake of snow; a tent with a lamp in it. */
export function aurora(p: Picture): void {
  sky(p, 700, "0 #04080f, .45 #0a1a2e, .8 #123049, 1 #1d4a5c");
  stars(p, 260, 620, "aurora");
  curtain(p, pts("-60 420, 260 300, 620 390, 980 250, 1330 370, 1860 210"), 340, "#37e0a6", "aurora:a");
  curtain(p, pts("300 230, 760 180, 1180 250, 1560 130, 1860 190"), 220, "#3fb6e8", "aurora:b");
  paintRidge(
    p,
    {
      seed: "aurora:far",
      base: 640,
      peaks: "200 200 420, 900 160 400, 1560 250 460",
      rough: 60,
    },
    {
      stops: "0 #3a7480, .4 #1f4a5b, 1 #15384a",
      depth: 300,
      shade: { colours: ["#0a1d2b"], opacity: 0.75 },
    },
  );
  const near = paintRidge(
    p,
    {
      seed: "aurora:near",
      base: 760,
      peaks: "-20 190 420, 1790 240 480, 620 60 320",
      rough: 50,
    },
    {
      stops: "0 #163443, 1 #0a1a27",
      depth: 260,
    },
  );
  stand(p, {
    seed: "aurora",
    feet: scatter("aurora", 130, -20, 1810, (x) => heightOf(near)(x) + 40, 90),
    tall: [34, 78],
    colour: "#060f18",
  });
  slope(p, pts("0 800, 400 826, 900 834, 1400 818, 1792 790"), "0 #2f6a72, .35 #1c4655, 1 #0a1c2a");
  ripples(p, 840, H, "#66c7b4", 0.3, "aurora", 90);
  const [x, y] = [1010, 850];
  p.band(540, 468, p.around([x, y], 260, "0 #ff9a4d .55, .4 #ff7a2e .18, 1 #ff7a2e 0"));
  p.area(
    [
      [x - 74, y + 26],
      [x - 8, y - 62],
      [x + 82, y + 26],
    ],
    p.around([x, y], 80, "0 #ffd08a, .6 #ff8a3a, 1 #b5400e"),
  );
  p.area(
    [
      [x - 8, y - 62],
      [x - 26, y + 26],
      [x + 6, y + 26],
    ],
    "#fff0cf",
    { opacity: 0.85 },
  );
  p.line(
    [
      [x - 8, y - 62],
      [x + 30, y + 26],
    ],
    mix("#b5400e", "#0e1216", 0.3),
    2,
  );
  figure(p, { at: [x - 150, y + 34], tall: 88, pose: poses.stand, colours: ["#101c28", "#0b141e", "#ff5a1f"] });
  grain(p, 400, "aurora", 700);
}
