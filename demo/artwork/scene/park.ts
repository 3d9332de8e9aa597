import { between, seeded } from "#demo/artwork/random.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { cloud, grain, sky, stars, sun } from "./air.ts";
import { lamp } from "./lift.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { someone } from "./ride.ts";
import { figure, poses } from "./rider.ts";
import { plume, ripples, slope } from "./snow.ts";
import { heightOf, scatter, stand } from "./trees.ts";

/** The park after closing time. */
export function nightPark(p: Picture): void {
  sky(p, 700, "0 #04070d, .6 #0b1628, 1 #17304d");
  stars(p, 200, 520, "park");
  paintRidge(
    p,
    {
      seed: "park:far",
      base: 600,
      peaks: "260 190 420, 1010 150 420, 1560 250 460",
      rough: 56,
    },
    {
      stops: "0 #2b4a6b, .5 #1a3350, 1 #132740",
      depth: 300,
      shade: { colours: ["#0c1b2d"], opacity: 0.8 },
    },
  );
  const hill = paintRidge(
    p,
    {
      seed: "park:hill",
      base: 700,
      peaks: "-20 120 420, 1800 150 460",
      rough: 34,
    },
    {
      stops: "0 #10233a, 1 #0b1828",
      depth: 200,
    },
  );
  stand(p, {
    seed: "park",
    feet: scatter("park", 110, -20, 1810, (x) => heightOf(hill)(x) + 30, 60),
    tall: [40, 96],
    colour: "#060c15",
  });
  slope(p, pts("0 720, 500 742, 1000 736, 1792 700"), "0 #4a6c9c, .4 #2c4870, 1 #122340");
  for (const [x, y, tall, tx, ty, wide] of [
    [250, 740, 330, 330, 822, 240],
    [640, 730, 280, 690, 800, 260],
    [1570, 724, 360, 1440, 830, 280],
  ] as const)
    lamp(p, [x, y], tall, [tx, ty], wide);
  const kicker: Point[] = pts("470 912, 640 888, 760 828, 806 770, 830 772, 838 924");
  p.area(kicker, p.along([500, 900], [830, 780], "0 #3f5f8c, .6 #8fb0da, 1 #dcebfb"));
  p.area(pts("806 770, 830 772, 838 924, 812 930"), "#1a2d4b");
  p.line(pts("806 770, 830 772"), "#ff5a1f", 5);
  const landing: Point[] = pts("1180 812, 1240 812, 1500 900, 1700 930, 1180 940");
  p.area(landing, p.along([1180, 800], [1640, 930], "0 #c9dcf4, .5 #5a7dae, 1 #23395c .2"), { curved: false });
  p.area(pts("1180 812, 1196 812, 1180 940, 1160 944"), "#152640");
  const arc: Point[] = Array.from({ length: 20 }, (_, i): Point => {
    const t = i / 19;
    return [818 + 400 * t, 770 - 4 * 262 * t * (1 - t) + 40 * t];
  });
  p.line(arc, "#ffffff", 2, { opacity: 0.22, dash: "2 10" });
  someone(p, { at: [1016, 498], scale: 0.24, turn: 12, how: "air", who: "teo-marchetti" });
  for (const [x, w] of pts("120 230, 1430 250")) {
    p.line(
      [
        [x, 900],
        [x + w, 884],
      ],
      "#ff5a1f",
      7,
      { round: false },
    );
    p.lines(
      [
        [
          [x + 26, 900],
          [x + 26, 930],
        ],
        [
          [x + w - 26, 888],
          [x + w - 26, 918],
        ],
      ],
      "#0a121e",
      8,
      { round: false },
    );
  }
  ripples(p, 780, H, "#7ea3d2", 0.2, "park", 90);
  grain(p, 500, "park", 700);
}

/** A half-pipe with walls of 22 feet under a blue sky. */
export function halfpipe(p: Picture): void {
  sky(p, 560, "0 #0c4aa6, .55 #4b93dc, 1 #cfe6f7");
  sun(p, [1310, 190], 30, "#fffdf4", "#fff2cf", 480);
  cloud(p, [360, 210], 380, 26, "#ffffff", 0.65);
  cloud(p, [980, 330], 300, 18, "#ffffff", 0.5);
  paintRidge(
    p,
    {
      seed: "pipe:far",
      base: 560,
      peaks: "640 130 300, 1010 190 360, 1330 120 260",
      rough: 50,
    },
    {
      stops: "0 #f1f6fa, 1 #b5cee4",
      depth: 260,
      shade: { colours: ["#86acd3"], opacity: 0.85 },
    },
  );
  const lip = {
    left: pts("-40 250, 820 556"),
    right: pts("1840 330, 1010 556"),
  };
  const floor: Point[] = pts("820 590, 1010 590, 1590 1300, 240 1300");
  p.area(pts("-60 236, 822 548, 1012 548, 1850 318, 1850 1060, -60 1060"), "#eef5fb");
  // Walls are concave, so the light falls off in bands along lines that meet in the distance.
  const far: Point = [914, 566];
  const wall = (edge: Point, foot: Point, colours: readonly string[]): void => {
    const n = colours.length;
    colours.forEach((colour, i) => {
      const at = (t: number): Point => {
        // A quarter circle from the lip to the floor.
        const a = (t * Math.PI) / 2;
        return [edge[0] + (foot[0] - edge[0]) * (1 - Math.cos(a)), edge[1] + (foot[1] - edge[1]) * Math.sin(a)];
      };
      const side = Math.sign(foot[0] - edge[0]);
      const end = (t: number): Point => [
        far[0] - side * 94 + side * 62 * (1 - Math.cos((t * Math.PI) / 2)),
        556 + 36 * Math.sin((t * Math.PI) / 2),
      ];
      p.area([at(i / n), at((i + 1) / n), end((i + 1) / n), end(i / n)], colour);
    });
  };
  wall(
    [-760, -6],
    [250, 1290],
    ["#a9caec", "#93bbe4", "#7fadde", "#72a3d9", "#6f9fd6", "#7aa8da", "#8db6e0", "#a6c7e8"],
  );
  wall(
    [2560, 138],
    [1560, 1290],
    ["#fbfdff", "#f4f9fd", "#e9f2fa", "#ddebf7", "#d3e4f4", "#cadef1", "#c3d9ef", "#bdd5ed"],
  );
  p.area(floor, p.down(580, 1040, "0 #c3daef, 1 #aecbe8"));
  const random = seeded("pipe:lines");
  const scratches = Array.from({ length: 60 }, (): Point[] => {
    const x = between(random, -600, 2400);
    const t = between(random, 0.1, 0.9);
    const end: Point = [far[0] + (x - far[0]) * (t * 0.25), far[1] + 500 * t * 0.25 + 20];
    return [[far[0] + (x - far[0]) * t, far[1] + 500 * t + 20], end];
  });
  p.lines(scratches, "#ffffff", 1.6, { opacity: 0.3 });
  p.line(lip.left, "#1b4dff", 5);
  p.line(lip.right, "#1b4dff", 5);
  p.area(pts("560 540, 760 640, 700 664, 500 560"), "#4f86c4", { opacity: 0.3, curved: true });
  someone(p, { at: [690, 380], scale: 0.3, turn: -32, how: "air", who: "noor-de-wit" });
  plume(p, [626, 504], 84, 1, "#ffffff", "pipe");
  for (const [x, y, h] of [
    [1180, 510, 46],
    [1228, 496, 52],
    [1270, 486, 54],
  ] as const)
    figure(p, { at: [x, y], tall: h, pose: poses.stand, colours: ["#23303d", "#0e1216", "#c8350a"] });
  grain(p, 800, "pipe", 500);
}
