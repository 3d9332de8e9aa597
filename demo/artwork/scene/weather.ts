import { seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { requestFor } from "#demo/outfit.ts";
import { cloud, grain, mist, sky, snowfall, stars, vignette } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { bank, sheet, someone } from "./ride.ts";
import { ripples, slope, track, turns } from "./snow.ts";
import { heightOf, scatter, stand, trunk } from "./trees.ts";

/** A forest in deep snow, without people. */
export function forest(p: Picture): void {
  sky(p, 800, "0 #b8c9d4, .6 #dde6eb, 1 #eef3f5");
  const floor: [number, string, string, number, readonly [number, number]][] = [
    [560, "#b7c9d3", "#e9f0f3", 60, [250, 420]],
    [630, "#8da8b5", "#eef4f6", 44, [330, 540]],
    [710, "#5b7b8a", "#f5f9fa", 26, [420, 700]],
  ];
  floor.forEach(([y, colour, snow, count, tall], i) => {
    const feet = scatter(`wood${i}`, count, -60, 1850, () => y, 40).filter(
      ([x]) => i === 0 || Math.abs(x - 900) > 70 + i * 90,
    );
    stand(p, { seed: `wood${i}`, feet, tall, colour, snow: { colour: snow, side: -1 } });
    p.band(y + 8, 500, p.down(y + 8, y + 90, "0 #e6eef2, 1 #f1f5f7"));
    mist(p, y + 2, 60, "#eaf1f4", 0.9, `wood${i}`, 2);
  });
  slope(p, pts("0 740, 300 752, 700 726, 1000 722, 1400 750, 1792 730"), "0 #fbfdfd, .5 #e9f0f4, 1 #c6d7e1");
  track(p, turns([930, 726], [880, 850], 5, [8, 70]), [3, 34], "#b4c9d8", "#ffffff");
  sheet(p, [640, 850], [900, 806], [-330, -300], ["#ffffff", "#c9d6df"], "wood");
  someone(p, { at: [860, 800], scale: 0.37, turn: -10, how: "heelside", who: "maeve-okafor" });
  bank(p, [600, 872], [1130, 808], 30, "#f6f9fb", "wood");
  for (const [x, w] of pts("120 66, 330 44, 1530 52, 1720 78")) {
    trunk(p, x, w, 900, ["#33434c", "#74868f"], "wood");
    p.ellipse([x, 906], w * 1.5, w * 0.34, "#f3f8fa");
  }
  ripples(p, 760, H, "#a9c0cf", 0.35, "wood", 60);
  snowfall(p, 260, 0, "wood");
  grain(p, 500, "wood", 700);
}

/** Somebody who walks through a storm, with the board under the arm. */
export function storm(p: Picture): void {
  stormHill(p);
  cloud(p, [820, 930], 300, 22, "#4c5f70", 0.6);
  someone(p, {
    at: [910, 936],
    scale: 0.47,
    how: "carries",
    who: "ilse-hofer",
    more: { boots: requestFor("tarmac-boot", "mustard") },
  });
  bank(p, [760, 940], [1060, 942], 16, "#e6edf1", "storm");
  stormAir(p);
}

/** Mountains that a storm hides for the most part. */
export function stormHill(p: Picture): void {
  sky(p, 900, "0 #6d7f8f, .5 #a3b3bf, 1 #d9e1e6");
  for (const [x, y, rx, ry] of [
    [300, 150, 700, 150],
    [1200, 90, 800, 170],
    [1600, 330, 560, 120],
    [700, 340, 620, 110],
  ] as const)
    cloud(p, [x, y], rx, ry, "#5a6b7b", 0.5);
  paintRidge(
    p,
    {
      seed: "storm:far",
      base: 560,
      peaks: "980 330 620, 1420 200 380, 380 180 420",
      rough: 80,
    },
    {
      stops: "0 #8e9fae, .6 #b1bfc9, 1 #cbd5dc",
      depth: 360,
      shade: { colours: ["#73869a"], opacity: 0.7 },
      rock: { colour: "#4a5a6a", amount: 0.6, opacity: 0.7 },
    },
  );
  mist(p, 500, 150, "#cdd7de", 0.75, "storm");
  const ridge = paintRidge(
    p,
    {
      seed: "storm:near",
      base: 760,
      peaks: "60 260 560, 1700 200 520",
      rough: 60,
    },
    {
      stops: "0 #dbe3e8, 1 #b9c7d2",
      depth: 340,
      shade: { colours: ["#90a5b6"], opacity: 0.8 },
      rock: { colour: "#3a4856", amount: 0.72, opacity: 0.85 },
    },
  );
  stand(p, {
    seed: "storm",
    feet: scatter("storm", 46, 1150, 1800, (x) => heightOf(ridge)(x) + 60, 100),
    tall: [60, 130],
    colour: "#4c5f6d",
    snow: { colour: "#e8eef1", side: -1 },
  });
  mist(p, 760, 90, "#dfe6ea", 0.7, "storm2");
  slope(p, pts("0 740, 420 742, 900 764, 1400 744, 1792 726"), "0 #f3f6f8, .5 #dbe4ea, 1 #a9bac7");
  ripples(p, 820, H, "#8ea3b4", 0.4, "storm", 80);
  for (const [x, y, rx, ry] of [
    [500, 700, 760, 80],
    [1380, 620, 720, 90],
    [900, 960, 900, 60],
  ] as const)
    cloud(p, [x, y], rx, ry, "#ffffff", 0.45);
}

/** What flies before those who stand in it. */
export function stormAir(p: Picture): void {
  snowfall(p, 560, 1.5, "storm");
  vignette(p, 0.35, "#2c3a47");
}

/** A village at dusk with its lights on. */
export function village(p: Picture): void {
  sky(p, 620, "0 #0c1c3a, .45 #2b4575, .8 #8f86a5, 1 #e8b08c");
  stars(p, 110, 320, "village");
  paintRidge(
    p,
    {
      seed: "village:far",
      base: 560,
      peaks: "360 300 520, 930 180 380, 1450 350 560",
      rough: 64,
    },
    {
      stops: "0 #d9b7b4, .35 #8d8fb4, 1 #55699a",
      depth: 400,
      shade: { colours: ["#5d6a98", "#39497c"], opacity: 0.9 },
      rock: { colour: "#2b3358", amount: 0.5, opacity: 0.75 },
    },
    -1,
  );
  mist(p, 590, 56, "#a79fbb", 0.6, "village");
  const hill = paintRidge(
    p,
    {
      seed: "village:hill",
      base: 720,
      peaks: "40 170 620, 1760 210 640",
      rough: 40,
    },
    {
      stops: "0 #4d6496, 1 #31477a",
      depth: 220,
    },
  );
  stand(p, {
    seed: "village",
    feet: scatter("village", 100, -20, 1810, (x) => heightOf(hill)(x) + 30, 110),
    tall: [46, 104],
    colour: "#16264a",
  });
  slope(p, pts("0 800, 400 790, 900 770, 1400 786, 1792 800"), "0 #8098cb, .35 #5a73ab, 1 #243a6d");
  const random = seeded("village:houses");
  const houses: [number, number, number][] = [
    [250, 800, 0.8],
    [470, 782, 0.72],
    [1330, 790, 0.78],
    [1560, 812, 0.9],
    [690, 776, 0.62],
    [1130, 778, 0.64],
    [900, 772, 0.58],
    [360, 880, 1.15],
    [1240, 886, 1.15],
    [820, 866, 1],
    [1500, 930, 1.3],
    [90, 920, 1.3],
    [610, 944, 1.3],
    [1060, 968, 1.35],
  ];
  for (const [x, y, s] of houses) chalet(p, [x, y], s * 116, random() < 0.5, random);
  church(p, [1010, 772], 150);
  stand(p, {
    seed: "village:b",
    feet: pts("200 930, 480 960, 735 980, 1150 990, 1390 1000, 1690 990, 20 1010, 910 900, 1660 850"),
    tall: [110, 190],
    colour: "#101d3c",
    snow: { colour: "#6f86b8", side: 1 },
  });
  grain(p, 400, "village", 700);
}

function chalet(p: Picture, [x, y]: Point, size: number, flip: boolean, random: () => number): void {
  const put = (px: number, py: number): Point => [x + (flip ? -px : px) * size, y + py * size];
  p.ellipse([x, y + 4], size * 0.9, size * 0.16, p.around([x, y], size * 0.9, "0 #ffb45e .45, 1 #ffb45e 0"));
  p.area([put(-0.5, 0), put(-0.5, -0.42), put(0, -0.68), put(0.5, -0.42), put(0.5, 0)], "#2a2130");
  p.area([put(-0.5, 0), put(-0.5, -0.16), put(0.5, -0.16), put(0.5, 0)], "#4a4350");
  const windows: Point[][] = [];
  for (const [wx, wy] of pts("-.34 -.34, -.06 -.34, .22 -.34, -.06 -.53, -.34 -.12, .22 -.12")) {
    if (random() < 0.24) continue;
    windows.push([put(wx, wy), put(wx + 0.13, wy), put(wx + 0.13, wy + 0.1), put(wx, wy + 0.1)]);
  }
  p.areas(windows, "#ffc46b");
  const roof: Point[] = [
    put(-0.66, -0.36),
    put(0, -0.78),
    put(0.66, -0.36),
    put(0.66, -0.46),
    put(0.02, -0.92),
    put(-0.02, -0.92),
    put(-0.66, -0.46),
  ];
  p.area(roof, p.along(put(-0.66, 0), put(0.66, 0), "0 #c9d5ee, 1 #8ea3d0"));
  p.area([put(0.24, -0.6), put(0.24, -0.92), put(0.36, -0.92), put(0.36, -0.56)], "#3a3140");
  p.area([put(0.22, -0.92), put(0.38, -0.92), put(0.38, -0.98), put(0.22, -0.98)], "#c9d5ee");
}

function church(p: Picture, [x, y]: Point, tall: number): void {
  p.area(
    [
      [x - 16, y],
      [x - 16, y - tall * 0.62],
      [x + 16, y - tall * 0.62],
      [x + 16, y],
    ],
    "#d5cfd6",
  );
  p.area(
    [
      [x - 20, y - tall * 0.6],
      [x, y - tall * 1.2],
      [x + 20, y - tall * 0.6],
    ],
    "#26304f",
  );
  p.disc([x, y - tall * 0.5], 7, "#ffc46b");
}
