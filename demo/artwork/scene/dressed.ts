import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { drift } from "#demo/artwork/still/light.ts";
import type { Point } from "#demo/artwork/svg.ts";
import type { Slot } from "#demo/artwork/worn/figure.ts";
import { outfit } from "#demo/outfit.ts";
import { cloud, grain, mist, sky, sun } from "./air.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts, W } from "./picture.ts";
import { ripples, slope } from "./snow.ts";

/** The middle of the person's feet, and the scale of the person. */
const place = "translate(940 920) scale(.6)";

/** Where each product is best pointed at, in scene units. */
const places = {
  helmet: [979, 122],
  goggles: [896, 163],
  jacket: [954, 442],
  gloves: [1098, 500],
  pants: [845, 686],
  boots: [1005, 897],
  board: [666, 558],
} as const satisfies Partial<Record<Slot, Point>>;

const share = (length: number, whole: number): number => Math.round((length / whole) * 1000) / 1000;

/** The positions of the products in the "dressed" scene, as fractions of its width and height (16:9). */
export const dressedPoints = Object.fromEntries(
  Object.entries(places).map(([piece, [x, y]]) => [piece, { x: share(x, W), y: share(y, H) }]),
) as Record<keyof typeof places, { x: number; y: number }>;

/** A rider dressed for −12 °C in products of the shop, large enough to point at single products. */
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
  const shadow: Point[] = pts("640 918, 1000 908, 1260 936, 1680 1010, 1180 1012, 800 950");
  p.area(shadow, p.along([760, 950], [1560, 1010], "0 #4f74a0 .6, 1 #6d92bd .05"), { curved: true });
  grain(p, 700, "dress", 780);
  p.raw(`<defs>${markDefs}</defs><g transform="${place}">${person(outfit(), attitudes.poses, "dress", true)}</g>`);
  // Snow that was pressed aside around the boots and the tail of the board.
  const rim = { light: "#ffffff", ground: "#dfe9f1", shade: "#86a7c9" };
  drift(p, [640, 934], [104, 15], rim, 0.42);
  drift(p, [836, 942], [124, 15], rim, 0.5);
  drift(p, [1012, 938], [98, 13], rim, 0.56);
}
