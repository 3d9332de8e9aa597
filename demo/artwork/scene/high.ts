import type { Point } from "#demo/artwork/svg.ts";
import { cloud, grain, mist, sky, sun } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts } from "./picture.ts";
import { bank, sheet, someone } from "./ride.ts";
import { figure, poses } from "./rider.ts";
import { ripples, slope, track, turns } from "./snow.ts";
import { tourer } from "./tourer.ts";

/** A single track down a mountain face. */
export function powderLine(p: Picture): void {
  sky(p, 520, "0 #1f5fae, .6 #6fa8dc, 1 #cfe4f3");
  for (const [x, y, rx] of [
    [1420, 170, 300],
    [250, 250, 340],
    [1650, 300, 260],
  ] as const)
    cloud(p, [x, y], rx, 24, "#ffffff", 0.6);
  paintRidge(
    p,
    {
      seed: "line:far",
      base: 420,
      peaks: "180 150 300, 1560 190 380",
      rough: 46,
    },
    {
      stops: "0 #dfeaf4, 1 #a9c6e0",
      depth: 240,
      shade: { colours: ["#7fa6cf"], opacity: 0.7 },
    },
  );
  mist(p, 450, 60, "#e6f0f8", 0.7, "line");
  paintRidge(
    p,
    {
      seed: "line:face",
      base: 640,
      peaks: "980 520 980, 1330 330 420, 560 280 360",
      rough: 66,
      step: 10,
    },
    {
      stops: "0 #ffffff, .5 #f0f6fb, 1 #d3e3f1",
      depth: 640,
      shade: { colours: ["#9dbfe2", "#5f8fc6"], opacity: 0.95 },
      rock: { colour: "#2c3d52", amount: 0.62, opacity: 0.85 },
    },
  );
  track(p, turns([946, 208], [800, 660], 13, [4, 34]), [1.5, 10], "#a3c2e1", "#ffffff");
  // The lip at the end of the track, and the rider who has jumped off it.
  slope(
    p,
    pts("0 742, 420 716, 760 652, 850 660, 884 700, 980 742, 1400 758, 1792 732"),
    "0 #ffffff, .4 #edf4fa, 1 #d3e3f1",
  );
  p.area(
    pts("850 660, 884 700, 980 742, 1120 752, 960 770, 840 740, 800 690"),
    p.down(660, 770, "0 #8db4dc .9, 1 #bcd4ea .1"),
    {
      curved: true,
    },
  );
  // The light comes from the upper left, so the shadow is at the lower right.
  cloud(p, [1196, 806], 270, 22, "#3f6fae", 0.42);
  sheet(p, [850, 690], [1060, 668], [60, -84], ["#ffffff", "#bcd3ea"], "line");
  someone(p, { at: [1112, 572], scale: 0.42, turn: -6, how: "air" });
  ripples(p, 780, H, "#9bbfe2", 0.4, "line", 60);
  grain(p, 900, "line", 300);
}

/** A summit above the clouds with a weathered flag. */
export function summit(p: Picture): void {
  sky(p, 640, "0 #0f3f86, .5 #4d8fd0, .85 #bcdcf0, 1 #eaf4fa");
  sun(p, [420, 300], 34, "#fffdf6", "#ffeec9", 560);
  paintRidge(
    p,
    {
      seed: "top:far",
      base: 640,
      peaks: "160 110 260, 560 80 240, 1260 90 240, 1640 150 300",
      rough: 40,
    },
    {
      stops: "0 #e7eff6, 1 #9dbcd9",
      depth: 200,
      shade: { colours: ["#7a9fc8"], opacity: 0.7 },
    },
  );
  for (let i = 0; i < 5; i++) {
    mist(p, 640 + i * 44, 44, "#ffffff", 0.5, `top${i}`, 4);
    if (i === 1)
      paintRidge(
        p,
        {
          seed: "top:isle",
          base: 730,
          peaks: "330 120 230, 1420 90 260",
          rough: 36,
        },
        {
          stops: "0 #cfe0ee, 1 #dfeaf3",
          depth: 130,
          shade: { colours: ["#7ba1ca"], opacity: 0.7 },
        },
      );
  }
  paintRidge(
    p,
    {
      seed: "top:cone",
      base: 1010,
      peaks: "900 430 760, 660 200 330, 1240 210 360",
      rough: 56,
      step: 10,
    },
    {
      stops: "0 #ffffff, .45 #eef4f9, 1 #c3d7ea",
      depth: 440,
      shade: { colours: ["#9bbde0", "#5686be"], opacity: 0.95 },
      rock: { colour: "#233345", amount: 0.62, opacity: 0.85 },
    },
  );
  const top: Point = [900, 566];
  p.line(
    [
      [top[0] + 118, top[1] + 100],
      [top[0] + 118, top[1] - 258],
    ],
    "#0e1216",
    6,
  );
  const flag: Point[] = pts("1018 312, 1078 298, 1120 326, 1188 308, 1174 350, 1192 384, 1124 398, 1078 376, 1018 396");
  p.area(flag, p.along([1018, 0], [1192, 0], "0 #ff5a1f, .36 #d8410e, .55 #ff6a30, 1 #e14a12"));
  someone(p, { at: [876, 628], scale: 0.251, how: "stands", who: "signe-dahlberg" });
  bank(p, [740, 626], [1000, 640], 14, "#f4f8fb", "top");
  grain(p, 700, "top", 560);
}

/** A ski-touring track: two people, many kick turns, no lift. */
export function splitTrack(p: Picture): void {
  sky(p, 480, "0 #8fb3cf, .7 #d6e2ea, 1 #f5ead9");
  sun(p, [1440, 250], 0, "#fff", "#fff0cf", 620);
  paintRidge(
    p,
    {
      seed: "split:far",
      base: 470,
      peaks: "300 210 420, 820 120 300, 1500 240 420",
      rough: 56,
    },
    {
      stops: "0 #eef3f6, 1 #b7cbdb",
      depth: 280,
      shade: { colours: ["#86a8c6"], opacity: 0.75 },
    },
    -1,
  );
  mist(p, 500, 60, "#f3efe6", 0.7, "split");
  paintRidge(
    p,
    {
      seed: "split:mid",
      base: 640,
      peaks: "1240 330 640, 1640 260 400, -20 220 420",
      rough: 60,
      step: 11,
    },
    {
      stops: "0 #fbfaf5, .5 #dbe6ee, 1 #bfd2e2",
      depth: 420,
      shade: { colours: ["#a3bfd9", "#6f98c0"], opacity: 0.92 },
      rock: { colour: "#2e4053", amount: 0.62, opacity: 0.75 },
    },
    -1,
  );
  slope(p, pts("0 560, 300 560, 640 610, 1000 680, 1400 700, 1792 660"), "0 #ffffff, .4 #eaf1f6, 1 #b9cfe1");
  // Shade that comes in from the left, without an edge of its own.
  p.area(
    pts("-40 570, 300 574, 700 640, 700 1040, -40 1040"),
    p.along([700, 760], [0, 900], "0 #8fb2d2 0, 1 #7fa5ca .45"),
  );
  const zigzag: Point[] = pts(
    "1130 1030, 700 968, 560 940, 880 880, 1130 846, 1010 812, 700 790, 560 768, 760 736, 980 716, 900 694, 690 672, 600 652, 720 634, 800 626",
  );
  // Trodden, and narrower the further up it is.
  track(p, zigzag.toReversed(), [4, 30], "#9dbbd8", "#ffffff");
  track(p, zigzag.toReversed(), [1.5, 9], "#6f96c2", "#c6d9eb");
  figure(p, { at: [722, 794], tall: 96, pose: poses.walk, colours: ["#1d3f8f", "#16202b", "#0e1216"], flip: true });
  p.area(pts("710 794, 624 820, 632 826, 737 798"), "#6d95bd", { opacity: 0.4 });
  p.line(pts("730 721, 732 746"), "#0e1216", 13);
  p.area(pts("1010 900, 760 930, 560 980, 700 990, 960 940"), "#6d95bd", { opacity: 0.4, curved: true });
  tourer(p, [1060, 914], 0.4, "mai-oshiro", { top: "#6f7a3c", tip: "#ef6f4a" });
  ripples(p, 700, H, "#8fb2d4", 0.35, "split", 90);
  ripples(p, 720, H, "#ffffff", 0.8, "splitb", 60);
  grain(p, 800, "split", 560);
}
