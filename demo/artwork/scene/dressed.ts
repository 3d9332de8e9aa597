import { canvasOf, graphicOf } from "#demo/artwork/board/graphic.ts";
import { area, drawLayers, outlinePath, type View } from "#demo/artwork/board/layers.ts";
import { topMarks } from "#demo/artwork/board/marks.ts";
import { n, type Point } from "#demo/artwork/svg.ts";
import { cloud, grain, mist, sky, sun } from "./air.ts";
import { clothes } from "./clothes.ts";
import { paintRidge } from "./mountain.ts";
import { H, type Picture, pts, W } from "./picture.ts";
import { ripples, slope } from "./snow.ts";

/** Where the pieces of the "dressed" scene are, as fractions of its width and height (16:9). */
export const dressedPoints = {
  helmet: { x: 0.502, y: 0.118 },
  goggles: { x: 0.502, y: 0.182 },
  jacket: { x: 0.534, y: 0.46 },
  gloves: { x: 0.582, y: 0.632 },
  pants: { x: 0.468, y: 0.74 },
  boots: { x: 0.545, y: 0.916 },
  board: { x: 0.368, y: 0.26 },
} as const;

/** The board under the arm: a real one, drawn by the same hand as those for sale. */
function board(picture: Picture): void {
  const size = {
    size: "156",
    length: 1560,
    waist: 252,
    nose: 297,
    tail: 291,
    effectiveEdge: 1190,
    sidecut: 7.7,
    weight: [55, 85] as [number, number],
  };
  const canvas = canvasOf({
    product: {
      uid: "dressed",
      kind: "snowboard",
      name: "Kestrel",
      board: {
        shape: "directional-twin",
        camber: "camber",
        flex: 6,
        terrain: { park: 4, piste: 6, freeride: 7, powder: 6 },
        level: "advanced",
        rider: "all",
        base: "sintered",
        sizes: [size],
      },
      art: { family: "topo", seed: 2 },
    },
    palette: ["#1B4DFF", "#F2F4F6", "#0E1216", "#FF5A1F"],
    view: "topsheet",
  });
  const graphic = graphicOf(canvas, "topo");
  const [cos, sin, scale] = [Math.cos(-0.09), Math.sin(-0.09), 0.5];
  const view: View = {
    project: ([x, y]: Point) => [684 + (x * cos - y * sin) * scale, 520 + (x * sin + y * cos) * scale],
    scale: () => scale,
    straight: true,
    width: W,
    height: H,
  };
  const outline = outlinePath([area(canvas.outline.points, true)], view);
  picture.raw(
    `<clipPath id="carried"><path d="${outline}"/></clipPath><path d="${outline}" fill="#0e1216" stroke="#dfe5ea" stroke-width="3"/>` +
      `<g clip-path="url(#carried)" opacity=".999"><path d="${outline}" fill="${graphic.ground}"/>${drawLayers([...graphic.layers, ...topMarks(canvas, graphic)], view)}` +
      `<path d="${outline}" fill="${picture.along(
        [610, 500],
        [760, 515],
        "0 #ffffff .26, .3 #ffffff .02, .7 #05070a .1, 1 #05070a .45",
      )}"/></g>` +
      `<path d="${outline}" fill="none" stroke="#cfd6dc" stroke-width="${n(1.6)}"/>`,
  );
}

/** A rider dressed for twelve below, large enough to point at. */
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
  board(p);
  clothes(p);
  // Snow that has settled around the boots and the tail of the board.
  const drift = (x: number, y: number, wide: number): Point[] => [
    [x - wide, y + 12],
    [x - wide * 0.6, y - 4],
    [x - wide * 0.1, y + 3],
    [x + wide * 0.35, y - 6],
    [x + wide, y + 12],
    [x, y + 26],
  ];
  p.areas([drift(824, 942, 104), drift(998, 944, 112), drift(726, 903, 70)], "#f2f6f9", { curved: true });
}
