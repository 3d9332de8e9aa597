import { bar } from "#demo/artwork/goods/wax/bar.ts";
import { grain, sky } from "#demo/artwork/scene/air.ts";
import { paintRidge } from "#demo/artwork/scene/mountain.ts";
import { H, type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { ripples, slope } from "#demo/artwork/scene/snow.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { contact, drift, moved, rounded, words } from "./light.ts";
import { put, sold } from "./things.ts";

const snow = { light: "#ffffff", ground: "#cfdfed", shade: "#6f97c4" };

/**
 * From cold to wet: colours of the wax, its paper and its band, the temperature range in degrees, position and
 * rotation.
 */
const bars = [
  { palette: ["#9CC7DF", "#1B2A4A", "#7FB7D6"], range: "-25/-10°C", x: 450, y: 622, turn: -7 },
  { palette: ["#F4DC4E", "#8A5F17", "#F4DC4E"], range: "-10/-2°C", x: 790, y: 660, turn: 3 },
  { palette: ["#F2745F", "#6A1B2D", "#F2745F"], range: "-2/+8°C", x: 1130, y: 636, turn: -4 },
] as const;

/** The three bars of wax that the shop sells, each with its range, beside a thermometer in the snow. */
export function waxInSnow(p: Picture): void {
  sky(p, 420, "0 #2a4f86, .6 #8fb4d6, 1 #e6eff4");
  paintRidge(
    p,
    { seed: "wax:far", base: 380, peaks: "260 190 460, 1080 150 420, 1600 220 420", rough: 60 },
    { stops: "0 #f7fafc, .5 #d0dfec, 1 #b3cadf", depth: 280, shade: { colours: ["#86a9ce"], opacity: 0.8 } },
  );
  slope(p, pts("0 400, 440 388, 900 404, 1380 384, 1792 372"), "0 #fbfdff, .4 #e0eaf2, 1 #a9c4de");
  ripples(p, 460, H, "#8fb1d3", 0.4, "wax", 60);
  thermometer(p, [1446, 0]);
  const scale = 0.6;
  for (const [i, { palette, range, x, y, turn }] of bars.entries()) {
    contact(p, [x + 6, y + 208], 134, 46, "#27476f");
    const angle = (turn * Math.PI) / 180;
    const on = (u: number, v: number): Point => [
      x + (u * Math.cos(angle) - v * Math.sin(angle)) * scale,
      y + (u * Math.sin(angle) + v * Math.cos(angle)) * scale,
    ];
    const request = { ...sold("three-degrees-wax-bar:ice"), palette: [...palette] };
    put(p, request, `w${i}`, { at: [x, y], scale, turn }, bar);
    const label = [on(-208, 262), on(172, 262), on(172, 362), on(-208, 362)];
    p.area(label, p.along(on(-208, 262), on(172, 362), "0 #ffffff, .7 #f1ede4, 1 #d9d2c4"));
    const [tx, ty] = on(-18, 312);
    words(p, range, { x: tx, y: ty, height: 26, angle: turn }, "#0e1216");
    drift(p, [x - 10, y + 250], [216, 36], snow, 0.55);
  }
  grain(p, 400, "wax", 420);
}

/** A temperature scale on enamel, with the three kinds of wax beside it. It reads minus eight. */
function thermometer(p: Picture, [x]: Point): void {
  const high = (degrees: number): number => 270 - degrees * 19;
  const plate = rounded(x - 74, 96, 148, 700, 40);
  contact(p, [x + 10, 800], 110, 40, "#27476f");
  p.area(moved(plate, 10, 8), "#8b9aa8");
  p.area(plate, p.along([x - 74, 96], [x + 90, 700], "0 #ffffff, .5 #f5f7f8, 1 #cfd8df"));
  for (const y of [126, 760]) p.disc([x, y], 9, "#7d8a95");
  for (const [from, to, paint] of [
    [8, -2, "#f2745f"],
    [-2, -10, "#f4dc4e"],
    [-10, -22, "#7fb7d6"],
  ] as const)
    p.box(x - 34, high(from), 10, high(to) - high(from), paint);
  const ticks: Point[][] = [];
  const longs: Point[][] = [];
  for (let degrees = 8; degrees >= -22; degrees--)
    (degrees % 5 ? ticks : longs).push(
      pts(`${x + 16} ${high(degrees)}, ${x + (degrees % 5 ? 26 : 34)} ${high(degrees)}`),
    );
  p.lines(ticks, "#39434d", 2, { round: false });
  p.lines(longs, "#0e1216", 4, { round: false });
  for (const [text, degrees] of [
    ["5", 5],
    ["0", 0],
    ["-5", -5],
    ["-10", -10],
    ["-15", -15],
    ["-20", -20],
  ] as const)
    words(p, text, { x: x + 52, y: high(degrees), height: 17 }, "#0e1216");
  words(p, "°C", { x: x + 50, y: 136, height: 20 }, "#0e1216");
  // The glass tube and the fallen liquid in it.
  p.area(rounded(x - 9, 140, 18, 600, 9), p.along([x - 9, 0], [x + 9, 0], "0 #b9c4cd, .4 #eef2f5, 1 #a7b3bd"));
  p.box(x - 4, high(-8), 8, 716 - high(-8), "#d9431e");
  p.disc([x, 724], 22, p.around([x - 7, 716], 34, "0 #ff9a7a, .4 #d9431e, 1 #8a1f08"));
  p.line(pts(`${x - 5} 150, ${x - 5} 690`), "#ffffff", 2, { opacity: 0.8 });
  drift(p, [x + 8, 806], [190, 62], snow, 0.42);
}
