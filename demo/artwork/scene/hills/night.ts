import { between, seeded } from "#demo/artwork/random.ts";
import { cloud, grain, mist, sky, snowfall, stars } from "#demo/artwork/scene/air.ts";
import { lamp } from "#demo/artwork/scene/lift.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import { heightOf } from "#demo/artwork/scene/trees.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { wood } from "./wood.ts";

/**
 * The team's home mountains after dark. The middle is left free for the riders, and the lowest quarter for their names.
 */

/** Round, treeless fells under stars, with a headlamp's light on the bank of a turn. */
export function fells(p: Picture): void {
  sky(p, 720, "0 #040a16, .45 #0c2140, .8 #1c4a63, 1 #2f7480");
  stars(p, 240, 560, "fells");
  for (const [x, y, rx, colour] of [
    [520, 210, 620, "#37e0a6"],
    [1240, 150, 560, "#37e0a6"],
    [900, 300, 420, "#3fb6e8"],
  ] as const)
    cloud(p, [x, y], rx, 70, colour, 0.34);
  const far = paintRidge(
    p,
    { seed: "fells:far", base: 640, peaks: "240 170 620, 1020 130 520, 1560 210 640", rough: 10 },
    { stops: "0 #3f7f92, .4 #245067, 1 #17384f", depth: 300, shade: { colours: ["#0e2740"], opacity: 0.7 } },
  );
  wood(p, "fells", (x) => heightOf(far)(x) + 150, [20, 46], "#081827");
  slope(p, pts("0 720, 500 690, 900 742, 1300 700, 1792 640"), "0 #5d93ac, .3 #2d5a78, 1 #0f2740");
  const bank: Point[] = pts("-60 860, 260 760, 700 742, 1120 792, 1500 760, 1860 640, 1860 1040, -60 1040");
  p.area(bank, p.down(700, 1008, "0 #4c86a3, .35 #275676, 1 #0d2138"), { curved: true });
  ripples(p, 780, H, "#8fd0d8", 0.3, "fells", 80);
  grain(p, 400, "fells", 700);
}

/** The light of a headlamp: a cone from one point to another, and the lit snow there. */
export function headlamp(p: Picture, from: Point, to: Point, wide: number): void {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const far = Math.hypot(dx, dy);
  const [nx, ny] = [(-dy / far) * wide, (dx / far) * wide];
  // Several cones, each narrower, fade towards the edge of the light.
  for (const [share, soft] of [
    [1, 26],
    [0.66, 18],
    [0.36, 10],
  ] as const)
    p.area(
      [from, [to[0] + nx * share, to[1] + ny * share], [to[0] - nx * share, to[1] - ny * share]],
      p.along(from, to, "0 #fff6dc .4, .4 #ffeec0 .16, 1 #ffeec0 .02"),
      { soft },
    );
  cloud(p, to, wide * 1.5, wide * 0.28, "#fff3d0", 0.6);
  p.disc(from, 60, p.around(from, 60, "0 #fffbe9 .95, .2 #fff0c4 .5, 1 #fff0c4 0"));
}

/** A park under lamps in its last opening hour. */
export function parkLamps(p: Picture): void {
  sky(p, 760, "0 #030711, .5 #0a1830, 1 #1c3a66");
  stars(p, 170, 520, "livigno");
  const hill = paintRidge(
    p,
    { seed: "livigno", base: 690, peaks: "160 240 520, 980 150 520, 1620 300 520", rough: 46 },
    { stops: "0 #2c4c76, .5 #1a3356, 1 #122545", depth: 320, shade: { colours: ["#0b1a33"], opacity: 0.8 } },
  );
  wood(p, "livigno", (x) => heightOf(hill)(x) + 130, [36, 80], "#060d1a");
  const random = seeded("livigno");
  p.lines(
    Array.from({ length: 70 }, (): Point[] => [[random() * W, 690 + random() * 46]]),
    "#ffcf87",
    4,
    { opacity: 0.9 },
  );
  slope(p, pts("0 740, 500 730, 1000 752, 1792 720"), "0 #7d9fd4, .3 #3f64a0, 1 #10213f");
  for (const [x, y, tall, tx, ty, wide] of [
    [180, 760, 470, 330, 850, 300],
    [480, 744, 330, 620, 820, 260],
    [1330, 744, 360, 1190, 830, 280],
    [1640, 770, 520, 1460, 870, 320],
  ] as const)
    lamp(p, [x, y], tall, [tx, ty], wide);
  p.area(
    pts("-20 1000, 250 930, 520 850, 600 846, 640 1010"),
    p.along([0, 1000], [600, 850], "0 #294b7f, .7 #8db0e2, 1 #e8f2ff"),
  );
  grain(p, 300, "livigno", 720);
}

/** A street of wooden houses below the Tatra, with a rail down its stairs. */
export function street(p: Picture): void {
  sky(p, 640, "0 #101b3f, .5 #33457f, .85 #8f7fae, 1 #e3a79a");
  stars(p, 90, 320, "street");
  paintRidge(
    p,
    {
      seed: "tatra",
      base: 560,
      peaks: "330 250 330, 560 190 240, 860 280 300, 1180 210 260, 1480 260 320",
      rough: 100,
      step: 9,
    },
    { stops: "0 #8f8fc0, .5 #54609a, 1 #3f4c86", depth: 300, shade: { colours: ["#37437c", "#27325f"], opacity: 0.8 } },
    -1,
  );
  mist(p, 570, 40, "#b89bb4", 0.5, "street");
  slope(p, pts("0 650, 600 640, 1200 652, 1792 640"), "0 #8f9cd0, .4 #5a6aa8, 1 #27335f");
  for (const [x, y, w, h] of [
    [130, 700, 300, 170],
    [470, 668, 180, 110],
    [1240, 668, 190, 116],
    [1640, 712, 330, 190],
  ] as const) {
    p.area(
      [
        [x - w / 2, y],
        [x - w / 2, y - h],
        [x + w / 2, y - h],
        [x + w / 2, y],
      ],
      "#33262c",
    );
    const logs = Array.from({ length: 7 }, (_, i): Point[] => [
      [x - w / 2, y - (h * i) / 7],
      [x + w / 2, y - (h * i) / 7],
    ]);
    p.lines(logs, "#1f171d", 3, { opacity: 0.8 });
    for (const k of [-0.28, 0, 0.28]) {
      const at: Point = [x + k * w, y - h * 0.5];
      p.disc(at, w * 0.4, p.around(at, w * 0.4, "0 #ffb45a .5, 1 #ffb45a 0"));
      p.box(at[0] - w * 0.07, at[1] - h * 0.17, w * 0.14, h * 0.36, "#ffcf7d");
      p.line(
        [
          [at[0], at[1] - h * 0.17],
          [at[0], at[1] + h * 0.19],
        ],
        "#33262c",
        3,
      );
    }
    p.area(
      [
        [x - w * 0.64, y - h * 0.92],
        [x - w * 0.2, y - h * 2.1],
        [x + w * 0.2, y - h * 2.1],
        [x + w * 0.64, y - h * 0.92],
      ],
      p.down(y - h * 2.1, y - h * 0.9, "0 #eef1fb, 1 #a9b4dc"),
    );
    p.area(
      [
        [x - w * 0.16, y - h * 1.1],
        [x, y - h * 1.72],
        [x + w * 0.16, y - h * 1.1],
      ],
      "#33262c",
    );
    p.box(x - w * 0.04, y - h * 1.42, w * 0.08, h * 0.22, "#ffcf7d");
  }
  p.area(
    pts("-20 760, 700 720, 1180 726, 1820 770, 1820 1020, -20 1020"),
    p.down(720, 1008, "0 #c9d2f0, .4 #7f8cc4, 1 #2b3868"),
    { curved: true },
  );
  p.line(pts("1180 790, 1500 860, 1800 960"), "#2a66d8", 14);
  p.line(pts("1180 786, 1500 856, 1800 956"), "#9ec0ff", 4);
  for (const [x, y] of pts("1240 806, 1480 858, 1720 936"))
    p.line(
      [
        [x, y],
        [x, y + 110],
      ],
      "#1f49a0",
      10,
    );
  snowfall(p, 120, 0, "street");
  grain(p, 300, "street", 640);
}

/** The wall of a half-pipe at dusk. */
export function pipe(p: Picture): void {
  sky(p, 620, "0 #0d2a6b, .5 #2f62c2, .85 #9ab8ea, 1 #f3d6c4");
  stars(p, 60, 240, "pipe");
  paintRidge(
    p,
    { seed: "pipe:far", base: 600, peaks: "140 190 420, 1500 290 420, 860 130 320", rough: 70 },
    {
      stops: "0 #f6d9cc, .3 #a9b9e0, 1 #5f7fc0",
      depth: 320,
      shade: { colours: ["#4a6cb5", "#2f4f98"], opacity: 0.85 },
    },
    -1,
  );
  mist(p, 610, 40, "#d9def2", 0.5, "pipe");
  slope(p, pts("0 640, 600 632, 1200 640, 1792 628"), "0 #cdd9f2, 1 #5a7cc0");
  // The far wall: its lip is a line, and its curve runs from light to the blue of the flat bottom.
  p.area(
    pts("-20 720, 1820 660, 1820 1020, -20 1020"),
    p.down(660, 1008, "0 #f2f6fd, .12 #c9d8f2, .5 #7f9fd8, 1 #2f57a6"),
  );
  p.line(pts("-20 720, 1820 660"), "#ffffff", 7);
  p.line(pts("-20 729, 1820 669"), "#2f66c9", 4, { opacity: 0.7 });
  const random = seeded("pipe");
  const scratches = Array.from({ length: 90 }, (): Point[] => {
    const x = random() * W;
    const y = 730 - x * 0.034 + random() * 240;
    return [
      [x, y],
      [x + between(random, 20, 60), y + between(random, 10, 44)],
    ];
  });
  p.lines(scratches, "#ffffff", 2.4, { opacity: 0.4 });
  p.lines(
    scratches.map((line) => line.map(([x, y]): Point => [x + 4, y + 4])),
    "#2a4f9c",
    2,
    { opacity: 0.35 },
  );
  for (const [x, y] of pts("150 705, 420 696, 1380 665, 1640 656")) lamp(p, [x, y], 250, [x + 40, y + 90], 130);
  grain(p, 300, "pipe", 640);
}
