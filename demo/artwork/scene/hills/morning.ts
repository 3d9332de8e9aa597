import { between, seeded } from "#demo/artwork/random.ts";
import { grain, mist, sky, sun } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts, W } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { wood } from "./wood.ts";

/**
 * The team's home mountains when the sun is low. The middle is left free for the riders, and the lowest quarter for
 * their names.
 */

/** Granite in the pink light of a morning by the Atlantic. */
export function granite(p: Picture): void {
  sky(p, 640, "0 #6f6aa6, .4 #c58fae, .72 #f6b4a4, 1 #ffdcb4");
  sun(p, [1330, 500], 40, "#fff4e0", "#ffc48f", 620);
  paintRidge(
    p,
    { seed: "granite:far", base: 600, peaks: "160 120 520, 860 150 700, 1500 110 520", rough: 26 },
    { stops: "0 #d79aa8, 1 #b98ca8", depth: 240, shade: { colours: ["#8c6d9a"], opacity: 0.6 } },
    -1,
  );
  mist(p, 610, 60, "#ffd7bd", 0.7, "granite");
  slope(p, pts("0 700, 420 660, 900 690, 1380 650, 1792 690"), "0 #fff0e4, .4 #eccfd2, 1 #b79bbd");
  const random = seeded("granite");
  for (let i = 0; i < 26; i++) {
    const x = between(random, -40, W + 40);
    if (x > 640 && x < 1160 && i % 3) continue;
    const y = 690 + random() * 210;
    const r = 16 + (y - 680) * 0.36 * random();
    const rock: Point[] = Array.from({ length: 9 }, (_, k): Point => {
      const a = Math.PI + (k / 8) * Math.PI;
      return [x + Math.cos(a) * r * between(random, 1, 1.35), y + Math.sin(a) * r * between(random, 0.75, 1.05)];
    });
    p.area([...rock, [x + r, y + 6], [x - r, y + 6]], "#6d5a76", { curved: true });
    p.area(
      rock.map(([px, py]): Point => [x + (px - x) * 0.9 + r * 0.16, y + (py - y) * 0.8]),
      "#9d7f93",
      { curved: true },
    );
    p.area(
      rock
        .slice(2, 7)
        .map(([px, py]): Point => [px, py - 2])
        .concat([
          [x + r * 0.3, y - r * 0.62],
          [x - r * 0.3, y - r * 0.66],
        ]),
      "#fff3ec",
      { curved: true },
    );
  }
  ripples(p, 760, H, "#a684ac", 0.3, "granite", 60);
  grain(p, 400, "granite", 640);
}

/** A freshly groomed piste without tracks. */
export function firstTracks(p: Picture): void {
  sky(p, 520, "0 #3a7cc4, .5 #9fc8e6, .85 #fbe3c0, 1 #fff0da");
  sun(p, [360, 400], 0, "#fff", "#ffe2ae", 700);
  paintRidge(
    p,
    { seed: "gets:far", base: 520, peaks: "260 210 420, 1000 160 420, 1480 270 460", rough: 60 },
    {
      stops: "0 #fff3e2, .45 #d6e0ec, 1 #b5c8de",
      depth: 320,
      shade: { colours: ["#9ab4d4", "#6f94c2"], opacity: 0.85 },
    },
  );
  mist(p, 540, 40, "#fff0da", 0.6, "gets");
  wood(p, "gets", (x) => 560 + 12 * Math.sin(x / 200), [40, 84], "#2f4d66", "#f4f7fa");
  slope(p, pts("0 600, 420 588, 900 604, 1380 586, 1792 600"), "0 #fffaf0, .35 #e8eef5, 1 #a9c2e0");
  const eye: Point = [520, 470];
  const grooves: Point[][] = [];
  for (let i = -60; i <= 90; i++) {
    const x = eye[0] + i * 52;
    grooves.push([
      [eye[0] + (x - eye[0]) * 0.2, eye[1] + 640 * 0.21],
      [x - 9, 1090],
      [x + 11, 1090],
    ]);
  }
  p.areas(grooves, p.down(600, 1000, "0 #7f9fca 0, .3 #7f9fca .34, 1 #5f86ba .5"));
  grain(p, 400, "gets", 580);
}

/** Rock needles in the last sun. */
export function needles(p: Picture): void {
  sky(p, 700, "0 #2f4f8f, .4 #8f7fae, .7 #f0a070, 1 #ffd08a");
  sun(p, [420, 560], 0, "#fff", "#ffc070", 780);
  paintRidge(
    p,
    { seed: "needles:far", base: 640, peaks: "200 170 320, 700 120 260, 1200 190 330, 1640 150 260", rough: 60 },
    { stops: "0 #e8a98a, 1 #b58ba6", depth: 260, shade: { colours: ["#85699a"], opacity: 0.7 } },
  );
  mist(p, 660, 46, "#ffd9ab", 0.6, "needles");
  const random = seeded("needles");
  const towers: Point[] = [[-40, 1040]];
  for (let x = -40; x <= W + 40; x += 34) {
    const rise = 130 * Math.exp(-(((x - 250) / 260) ** 2)) + 330 * Math.exp(-(((x - 1560) / 300) ** 2));
    const spike = random() < 0.42 ? between(random, 0.5, 1) : between(random, 0, 0.24);
    towers.push(
      [x - 8, 770 - rise * (0.55 + 0.2 * spike)],
      [x + between(random, -4, 6), 770 - rise * (0.6 + 0.7 * spike)],
      [x + 12, 770 - rise * (0.5 + 0.3 * spike)],
    );
  }
  p.area([...towers, [W + 40, 1040]], p.down(360, 800, "0 #a55a4c, .5 #7c4a5c, 1 #5a4a70"));
  p.areas(
    towers.slice(1, -1).flatMap(([x, y], i): Point[][] =>
      i % 3 === 1
        ? [
            [
              [x, y],
              [x + 9, y + 40],
              [x + 4, y + 130],
              [x - 2, y + 60],
            ],
          ]
        : [],
    ),
    "#3d2c4a",
    { opacity: 0.6 },
  );
  slope(p, pts("0 770, 400 742, 900 792, 1400 742, 1792 700"), "0 #ffe6c8, .3 #e6c9c9, 1 #9a8fbd");
  ripples(p, 820, H, "#8f7fb0", 0.34, "needles", 70);
  grain(p, 400, "needles", 700);
}

/** Low fells and the midnight sun in May. */
export function midnight(p: Picture): void {
  sky(p, 620, "0 #3f6fae, .45 #93b3d0, .75 #fbd7a8, 1 #ffedc8");
  sun(p, [560, 520], 44, "#fffbe8", "#ffd28a", 800);
  paintRidge(
    p,
    { seed: "abisko", base: 610, peaks: "120 90 420, 520 70 420, 1120 240 300, 1330 236 300, 1700 120 420", rough: 30 },
    {
      stops: "0 #f9e6cf, .4 #b9c3d6, 1 #93a9c8",
      depth: 260,
      shade: { colours: ["#7f97ba", "#5d7aa8"], opacity: 0.85 },
      rock: { colour: "#4a5570", amount: 0.4, opacity: 0.6 },
    },
  );
  mist(p, 620, 36, "#ffe9c8", 0.6, "abisko");
  p.band(620, 40, p.down(620, 660, "0 #ffe2b4, 1 #9fb4cf"));
  slope(p, pts("0 660, 420 646, 900 672, 1380 640, 1792 600"), "0 #fff6e2, .3 #dfe4ec, 1 #8fa9cf");
  ripples(p, 690, H, "#7a96c2", 0.36, "abisko", 90);
  ripples(p, 690, H, "#fff4dc", 0.7, "abisko2", 60);
  grain(p, 500, "abisko", 640);
}
