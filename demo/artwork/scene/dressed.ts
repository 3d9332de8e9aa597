import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import type { Point } from "#demo/artwork/svg.ts";
import { figure, places } from "#demo/artwork/worn/figure.ts";
import { outfit } from "#demo/outfit.ts";
import { cloud, grain, mist, sky, sun } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts, W } from "./picture.ts";
import { ripples, slope } from "./snow.ts";

/** How large the figure stands in the scene, and where its origin is. */
const scale = 0.53;
const [left, top] = [661, 50];

const shareOf = ([x, y]: readonly [number, number]) => ({
  x: Math.round(((left + x * scale) / W) * 1000) / 1000,
  y: Math.round(((top + y * scale) / H) * 1000) / 1000,
});

/** Where the pieces of the "dressed" scene are, as fractions of its width and height (16:9). */
export const dressedPoints = Object.fromEntries(
  Object.entries(places).map(([piece, place]) => [piece, shareOf(place)]),
) as Record<keyof typeof places, { x: number; y: number }>;

/** A rider dressed for twelve below in what the shop sells, large enough to point at. */
export function dressed(picture: Picture): void {
  const p = picture;
  sky(p, 640, "0 #7fa9cf, .55 #c4d6e2, .85 #f7e3cd, 1 #fbeedd");
  sun(p, [380, 330], 0, "#fff", "#fff0d6", 760);
  cloud(p, [1380, 190], 420, 26, "#ffffff", 0.6);
  cloud(p, [420, 130], 360, 18, "#ffffff", 0.5);
  paintRidge(
    p,
    {
      seed: "dress:far",
      base: 600,
      peaks: "200 230 460, 1260 190 420, 1640 270 460",
      rough: 60,
    },
    {
      stops: "0 #fdf3e6, .5 #d5dee8, 1 #bccddd",
      depth: 340,
      shade: { colours: ["#b4c9de", "#8fafd0"], opacity: 0.9 },
    },
  );
  mist(p, 620, 60, "#f6eee4", 0.8, "dress");
  paintRidge(
    p,
    {
      seed: "dress:mid",
      base: 760,
      peaks: "-40 200 620, 1830 230 640",
      rough: 40,
    },
    {
      stops: "0 #fbf9f6, 1 #cfdce7",
      depth: 240,
      shade: { colours: ["#a9c2da"], opacity: 0.7 },
    },
  );
  slope(p, pts("0 800, 440 790, 900 812, 1380 790, 1792 770"), "0 #ffffff, .5 #e9f0f5, 1 #c3d5e4");
  ripples(p, 820, H, "#9fbcd6", 0.4, "dress", 70);
  const shadow: Point[] = pts("720 940, 1080 948, 1500 1000, 1620 1030, 1100 1030, 760 962");
  p.area(shadow, p.along([760, 950], [1560, 1010], "0 #4f74a0 .6, 1 #6d92bd .05"), { curved: true });
  grain(p, 700, "dress", 780);
  p.raw(`<defs>${markDefs}</defs><g transform="translate(${left} ${top}) scale(${scale})">${figure(outfit())}</g>`);
  // Snow that has settled around the boots and the tail of the board.
  const drift = (x: number, y: number, wide: number): Point[] => [
    [x - wide, y + 12],
    [x - wide * 0.6, y - 4],
    [x - wide * 0.1, y + 3],
    [x + wide * 0.35, y - 6],
    [x + wide, y + 12],
    [x, y + 26],
  ];
  p.areas([drift(820, 920, 96), drift(982, 922, 100), drift(684, 922, 84)], "#f2f6f9", { curved: true });
}
