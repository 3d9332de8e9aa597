import type { Point } from "#demo/artwork/svg.ts";
import { cloud, grain, mist, sky, sun } from "./air.ts";
import { chair, company, pylon, rope } from "./lift.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { cutSnow, sheet, someone } from "./ride.ts";
import { ripples, slope } from "./snow.ts";
import { heightOf, scatter, stand } from "./trees.ts";

/** A chairlift in the morning. */
export function chairlift(p: Picture): void {
  sky(p, 620, "0 #3f86c9, .6 #a5cbe8, 1 #eef4f6");
  cloud(p, [1380, 190], 420, 34, "#ffffff", 0.7);
  cloud(p, [240, 320], 360, 26, "#ffffff", 0.6);
  paintRidge(
    p,
    {
      seed: "lift:far",
      base: 610,
      peaks: "420 280 520, 980 170 360, 1560 240 440",
      rough: 60,
    },
    {
      stops: "0 #fdfefe, .5 #dfe9f2, 1 #c5d8e8",
      depth: 340,
      shade: { colours: ["#a5c4e0", "#6f9ccb"], opacity: 0.9 },
      rock: { colour: "#3a4c5f", amount: 0.5 },
    },
  );
  mist(p, 640, 50, "#eff5f8", 0.6, "lift");
  const mid = paintRidge(
    p,
    {
      seed: "lift:mid",
      base: 780,
      peaks: "1790 260 760, -20 90 420",
      rough: 36,
    },
    {
      stops: "0 #f7fafc, 1 #cfdfec",
      depth: 260,
    },
  );
  stand(p, {
    seed: "lift:a",
    feet: scatter("lift:a", 120, -20, 1810, (x) => heightOf(mid)(x) + 26, 90),
    tall: [44, 92],
    colour: "#3b5a6b",
    snow: { colour: "#ffffff", side: -1 },
  });
  slope(p, pts("0 860, 500 880, 1000 850, 1792 760"), "0 #ffffff, .5 #e6eff5, 1 #c4d7e6");
  const up = rope([-60, 470], [1860, 70], 54);
  const back = rope([-60, 540], [1860, 112], 60);
  pylon(p, [1320, 830], 640, "#26343f");
  pylon(p, [420, 880], 480, "#26343f");
  p.line(back, "#26343f", 3, { opacity: 0.8 });
  p.line(up, "#1a242d", 4);
  const beyond = heightOf(back);
  for (const [x, s] of pts("640 86, 1130 78, 1560 72")) chair(p, [x, beyond(x)], s, "#3d4f5c");
  company(p, ["noor-de-wit", "teo-marchetti"]);
  stand(p, {
    seed: "lift:b",
    feet: pts("60 1010, 190 1030, 1600 960, 1700 990, 1770 1020, 1500 1010"),
    tall: [210, 330],
    colour: "#1f3a48",
    snow: { colour: "#f4f9fc", side: -1 },
  });
  ripples(p, 880, H, "#a7c2d8", 0.4, "lift", 60);
  grain(p, 600, "lift", 700);
}

/** A freshly groomed piste at ten to nine. */
export function corduroy(p: Picture): void {
  sky(p, 520, "0 #2f63a8, .55 #9dbbd8, .85 #f6dcc0, 1 #ffeeda");
  sun(p, [640, 452], 0, "#fff", "#ffd9a0", 640);
  paintRidge(
    p,
    {
      seed: "cord:far",
      base: 540,
      peaks: "200 220 420, 1180 250 520, 1650 180 360",
      rough: 60,
    },
    {
      stops: "0 #ffe9d2, .4 #cfd2df, 1 #b3c0d6",
      depth: 320,
      shade: { colours: ["#9aaccb", "#6d88b3"], opacity: 0.9 },
    },
  );
  mist(p, 560, 40, "#ffe6cb", 0.6, "cord");
  slope(p, pts("0 560, 400 566, 900 548, 1400 566, 1792 540"), "0 #fff3e4, .4 #dde6f0, 1 #a6bddb");
  const eye: Point = [980, 520];
  const grooves: Point[][] = [];
  for (let i = -70; i <= 70; i++) {
    const x = eye[0] + i * 46;
    const from = 0.08 + (i % 3 === 0 ? 0 : 0.05);
    grooves.push([
      [eye[0] + (x - eye[0]) * from, eye[1] + 560 * from],
      [x - 8, 1080],
      [x + 10, 1080],
    ]);
  }
  p.areas(grooves, p.down(540, 1000, "0 #7f9fca 0, .2 #7f9fca .35, 1 #5f86ba .55"));
  const trees = scatter("cord", 34, -30, 420, (x) => 640 + Math.abs(420 - x) * 0.22, 60);
  stand(p, { seed: "cord", feet: trees, tall: [110, 230], colour: "#2a4257", snow: { colour: "#f7efe6", side: 1 } });
  const right = scatter("cordr", 30, 1420, 1830, (x) => 610 + (x - 1420) * 0.24, 60);
  stand(p, { seed: "cordr", feet: right, tall: [100, 230], colour: "#2a4257", snow: { colour: "#f7efe6", side: -1 } });
  const shade: Point[] = pts("-40 800, 300 760, 520 800, 700 870, 430 900, 300 1040, -40 1040");
  p.area(shade, p.along([700, 820], [0, 950], "0 #5b80b4 0, 1 #4c73ab .5"), { curved: true });
  const edge: Point[] = pts("862 782, 893 791, 943 794, 1049 798, 1161 802, 1219 803, 1250 800");
  p.area([...edge, ...edge.toReversed().map(([x, y]): Point => [x + 60, y + 34])], "#4c73ab", { opacity: 0.4 });
  sheet(p, [848, 742], [1080, 806], [-230, 24], ["#fffaf2", "#a9bedb"], "cord");
  someone(p, { at: [1040, 770], scale: 0.38, turn: -8, how: "heelside", who: "lou-perrin" });
  cutSnow(p, edge, 10, "#e6ecf3", "cord");
  grain(p, 700, "cord", 540);
}
