import { noise } from "#demo/artwork/noise.ts";
import { between, seeded } from "#demo/artwork/random.ts";
import { grain, mist, sky, snowfall } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { stand } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { wood } from "./wood.ts";

/** The team's home mountains by day. The middle is left free for the riders, and the lowest quarter for their names. */

/** A ridge shaped by the wind, over a valley in the ridge's shadow. */
export function windRidge(p: Picture): void {
  sky(p, 600, "0 #12489a, .6 #5a9bdc, 1 #cfe5f4");
  paintRidge(
    p,
    { seed: "alp:far", base: 600, peaks: "180 260 420, 620 170 340, 1230 330 460, 1680 230 380", rough: 70, step: 10 },
    {
      stops: "0 #ffffff, .5 #dbe8f3, 1 #a9c6e2",
      depth: 420,
      shade: { colours: ["#86aede", "#4f80bd"], opacity: 0.9 },
      rock: { colour: "#33475f", amount: 0.5, opacity: 0.8 },
    },
  );
  mist(p, 640, 50, "#e9f3fa", 0.7, "alp");
  slope(p, pts("0 900, 420 800, 820 700, 1180 640, 1500 560, 1792 500"), "0 #ffffff, .3 #eaf2f9, 1 #a7c4e4");
  // Crust: tongues of hard snow that point into the wind, each with its shade.
  const random = seeded("crust");
  const tongues: Point[][] = [];
  const lights: Point[][] = [];
  for (let i = 0; i < 60; i++) {
    const x = random() * W;
    const y = between(random, 0, 1) ** 0.7 * 330 + 660;
    if (y < 860 - x * 0.2) continue;
    const long = 60 + (y - 600) * 0.5 * random();
    const thick = long * 0.13;
    tongues.push([
      [x, y],
      [x + long * 0.5, y - thick * 1.4],
      [x + long, y - long * 0.2],
      [x + long * 0.8, y + thick * 0.7],
      [x + long * 0.4, y + thick],
    ]);
    lights.push([
      [x, y - 2],
      [x + long * 0.5, y - thick * 1.6],
      [x + long, y - long * 0.22],
      [x + long * 0.5, y - thick * 0.9],
    ]);
  }
  p.areas(tongues, "#7ba4d6", { curved: true, opacity: 0.5 });
  p.areas(lights, "#ffffff", { curved: true, opacity: 0.9 });
  grain(p, 500, "alp", 600);
}

/** Birches, and a mountain with volcanic steam. */
export function steam(p: Picture): void {
  sky(p, 700, "0 #8fa3b4, .5 #c3d0d9, 1 #eef2f4");
  paintRidge(
    p,
    { seed: "steam:far", base: 640, peaks: "620 330 620, 980 370 560, 1500 190 520", rough: 50 },
    {
      stops: "0 #f8fafb, .5 #d3dee6, 1 #c6d3dd",
      depth: 420,
      shade: { colours: ["#9db2c4", "#7d97ae"], opacity: 0.8 },
      rock: { colour: "#5a6a78", amount: 0.4, opacity: 0.6 },
    },
  );
  const random = seeded("steam");
  for (const [x, y] of pts("720 430, 1040 380, 1240 450"))
    for (let i = 0; i < 13; i++) {
      const t = i / 12;
      const at: Point = [x + 150 * t * t + between(random, -14, 14), y - 330 * t + between(random, -10, 10)];
      const r = 26 + 92 * t;
      p.disc(at, r, p.around(at, r, `0 #ffffff ${0.62 - 0.4 * t}, .6 #ffffff ${0.34 - 0.22 * t}, 1 #ffffff 0`));
    }
  mist(p, 640, 60, "#ffffff", 0.7, "steam");
  slope(p, pts("0 720, 440 690, 900 716, 1380 690, 1792 700"), "0 #ffffff, .4 #eef3f6, 1 #bccbd8");
  const bend = noise("birch");
  for (const [x, w, foot] of [
    [110, 44, 1000],
    [300, 26, 850],
    [430, 18, 790],
    [560, 13, 750],
    [1270, 16, 770],
    [1400, 30, 880],
    [1560, 22, 820],
    [1690, 52, 1008],
  ] as const) {
    const side = (s: number): Point[] =>
      [0, 0.25, 0.5, 0.75, 1].map(
        (t): Point => [x + s * w * (0.34 + 0.16 * t) + w * 1.2 * bend(x / 90, t * 2), -20 + (foot + 20) * t],
      );
    const edge = side(-1);
    p.area([...edge, ...side(1).reverse()], p.along([x - w, 0], [x + w, 0], "0 #ffffff, .45 #eceae6, 1 #9aa3ab"), {
      curved: true,
    });
    const marks = Array.from({ length: 22 }, (_, i): Point[] => {
      const t = (i + random()) / 22;
      const left = x + w * 1.2 * bend(x / 90, t * 2) - w * 0.4 + random() * w * 0.5;
      const y = foot * t;
      return [
        [left, y],
        [left + w * (0.14 + 0.24 * random()), y + 2],
      ];
    });
    p.lines(marks, "#2b333c", Math.max(3, w * 0.11), { opacity: 0.8 });
    for (const [k, s] of [
      [0.2, 1],
      [0.34, -1],
      [0.48, 1],
    ] as const)
      p.line(
        [
          [x + s * w * 0.2, foot * k],
          [x + s * w * 2.4, foot * k - w * 2.6],
          [x + s * w * 4.4, foot * k - w * 4.6],
        ],
        "#c3c7ca",
        Math.max(2, w * 0.14),
        { curved: true },
      );
  }
  snowfall(p, 170, 0, "steam");
  grain(p, 300, "steam", 660);
}

/** Old spruces loaded with snow, in snowfall. */
export function rainforest(p: Picture): void {
  sky(p, 760, "0 #7d93a8, .6 #bccad6, 1 #e4ebf0");
  paintRidge(
    p,
    { seed: "selkirk", base: 640, peaks: "220 330 520, 1420 380 560, 860 180 420", rough: 70 },
    { stops: "0 #eef3f7, .5 #c3d0dc, 1 #b3c3d1", depth: 420, shade: { colours: ["#8fa6bb", "#6f89a3"], opacity: 0.7 } },
  );
  mist(p, 600, 90, "#e9eff3", 0.8, "selkirk");
  wood(p, "selkirk:far", () => 640, [120, 210], "#7d94a6", "#e4ecf1");
  mist(p, 700, 60, "#e9eff3", 0.7, "selkirk2");
  const feet: Point[] = pts("70 860, 230 800, 380 770, 1330 780, 1480 820, 1640 860, 1760 820");
  stand(p, { seed: "selkirk:near", feet, tall: [430, 640], colour: "#27424f", snow: { colour: "#f2f6f9", side: -1 } });
  slope(p, pts("0 800, 300 740, 700 716, 1100 724, 1500 752, 1792 820"), "0 #ffffff, .4 #e6edf3, 1 #a9bdd0");
  snowfall(p, 190, 0, "selkirk");
  grain(p, 300, "selkirk", 700);
}

/** A symmetrical volcano on the far side of the valley. */
export function volcano(p: Picture): void {
  sky(p, 680, "0 #3d6f9c, .55 #a6c4d6, 1 #f2e6d4");
  const cone: Point[] = Array.from({ length: 45 }, (_, i): Point => {
    const t = (i - 22) / 22;
    const k = Math.max(0, 1 - Math.abs(t));
    return [1120 + t * 860, 680 - 500 * k ** 1.75 - (k > 0.93 ? -14 * Math.cos(t * 40) : 0)];
  });
  p.area([...cone, [1990, 760], [260, 760]], p.down(170, 700, "0 #ffffff, .4 #d9e4ec, 1 #9fb8cc"));
  const gullies = noise("yotei");
  const shade: Point[][] = [];
  for (let i = 0; i < 15; i++) {
    const t = 0.02 + i / 20;
    const k = Math.max(0, 1 - t);
    const top: Point = [1120 + t * 330, 680 - 500 * (k ** 1.75 * 0.4 + 0.6 * Math.max(0, 1 - t * 0.4) ** 1.75) + 30];
    const low: Point = [1120 + t * 1000 + 30 * gullies(i, 2), 700];
    shade.push([top, [top[0] + 14, top[1] + 60], [low[0] + 34, low[1]], [low[0] - 6, low[1]]]);
  }
  const right = cone.filter(([x]) => x >= 1120);
  p.area([...right, [1990, 760], [1240, 760], [1180, 420], [1128, 260]], "#7fa0bf", { opacity: 0.6 });
  p.areas(shade, "#5f84a8", { opacity: 0.35 });
  mist(p, 640, 60, "#eef2f2", 0.85, "yotei");
  wood(p, "yotei", (x) => 690 + 20 * Math.sin(x / 170), [70, 150], "#2d4a52", "#f0f5f6");
  slope(p, pts("0 760, 420 720, 900 744, 1380 716, 1792 740"), "0 #ffffff, .4 #e9f0f3, 1 #afc5d3");
  ripples(p, 800, H, "#8fb0c6", 0.36, "yotei", 60);
  snowfall(p, 60, 0, "yotei");
  grain(p, 300, "yotei", 700);
}
