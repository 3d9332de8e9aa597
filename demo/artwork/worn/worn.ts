import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { mainDrawing } from "#demo/artwork/goods.ts";
import { seeded } from "#demo/artwork/random.ts";
import { linear, n } from "#demo/artwork/svg.ts";
import type { Kind, PictureRequest } from "#demo/shapes.ts";
import { airborne, spray } from "./airborne.ts";
import { figure, type Outfit, type Slot } from "./figure.ts";
import { placed } from "./piece.ts";

/** Pictures of a product as it is worn: a rider in the shop's things, cut to where the product is. */

type Window = readonly [x: number, y: number, width: number];

/** What is cut out for a piece, in the figure's units; the height is four thirds of the width. */
const windows: Record<Slot, Window> = {
  jacket: [-20, -60, 940],
  midlayer: [-20, -60, 940],
  pants: [40, 640, 820],
  boots: [205, 1210, 490],
  gloves: [560, 690, 430],
  helmet: [190, -66, 520],
  goggles: [190, -66, 520],
  beanie: [190, -66, 520],
  board: [-290, -110, 1380],
  bag: [-20, -40, 940],
};

const slotOfKind: Partial<Record<Kind, Slot>> = {
  jacket: "jacket",
  pants: "pants",
  boot: "boots",
  gloves: "gloves",
  helmet: "helmet",
  goggles: "goggles",
  snowboard: "board",
};

/** Which piece of an outfit a product is; null for what nobody wears, or nobody in this pose. */
export function slotOf({ kind, art }: Pick<PictureRequest["product"], "kind" | "art">): Slot | null {
  if (kind === "beanie") return art.form === "balaclava" || art.form === "neck-tube" ? null : "beanie";
  if (kind === "goggles" && art.form === "lens") return null;
  if (kind === "midlayer") return art.form === "base-bottom" ? null : "midlayer";
  if (kind === "bag") return art.form === "backpack" ? "bag" : null;
  return slotOfKind[kind] ?? null;
}

/** Air, far ridges and snow behind the figure, the same wherever a picture is cut from it. */
const outdoors = (): string =>
  `<defs>${linear(
    "sky",
    [0, 0, 0, 1],
    [
      [0, "#8fb3d3"],
      [0.62, "#d9e5ee"],
      [1, "#f4ece2"],
    ],
  )}${linear(
    "snow",
    [0, 0, 0, 1],
    [
      [0, "#f7f9fb"],
      [0.5, "#e3ebf2"],
      [1, "#c6d6e4"],
    ],
  )}${linear(
    "ridge",
    [0, 0, 0, 1],
    [
      [0, "#eef3f7"],
      [1, "#bfd0df"],
    ],
  )}</defs>` +
  '<rect x="-1200" y="-1600" width="3400" height="1300" fill="#8fb3d3"/><rect x="-1200" y="-400" width="3400" height="1700" fill="url(#sky)"/>' +
  '<path d="M-1200 1020L-760 720L-560 850L-250 500L-60 720L120 610L330 800L520 690L760 900L980 560L1160 700L1400 520L2200 980V1260H-1200Z" fill="url(#ridge)"/>' +
  '<path d="M-250 500L-170 640L-210 720L-120 800L-60 720ZM980 560L1010 700L960 800L1080 860L1160 700ZM-760 720L-720 850L-640 900L-560 850ZM120 610L140 720L230 780L330 800Z" fill="#8fabc6" fill-opacity=".55"/>' +
  '<path d="M-1200 1180C-600 1120 -200 1150 300 1170S1300 1120 2200 1190V2400H-1200Z" fill="url(#snow)"/>' +
  '<path d="M-900 1330C-500 1306 -160 1318 60 1334C-200 1342 -600 1346 -900 1330ZM760 1400C980 1380 1240 1390 1500 1420C1240 1424 960 1424 760 1400ZM-500 1800C-200 1776 200 1784 420 1806C160 1816 -240 1820 -500 1800Z" fill="#b4c9db" fill-opacity=".45"/>';

/** The shadow of somebody lit from the upper left, and the snow that they have sunk into. */
const footing = (isWide: boolean): string =>
  `<path d="M${isWide ? -60 : 250} 1640C500 1616 900 1660 1500 1760C1000 1770 500 1730 ${isWide ? -60 : 250} 1668Z" fill="#4f74a0" fill-opacity=".34"/>`;

const drift =
  '<path d="M200 1652C250 1622 330 1640 380 1630S470 1650 520 1632S650 1620 700 1654C600 1676 320 1682 200 1652Z" fill="#f4f7fa"/>';

/** A product of a slot as it is worn with the other pieces of an outfit. SVG text, 900 × 1200. */
export function drawWorn(request: PictureRequest, slot: Slot, outfit: Outfit): string {
  const pieces: Outfit = { ...outfit, [slot]: request };
  if (slot !== "board") delete pieces.board;
  if (slot !== "bag") delete pieces.bag;
  if (slot === "beanie") delete pieces.helmet;
  if (slot === "midlayer") delete pieces.jacket;
  else delete pieces.midlayer;
  const [x, y, width] = windows[slot];
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="${n(x)} ${n(y)} ${n(width)} ${n((width * 4) / 3)}">`;
  return `${head}<defs>${markDefs}</defs>${outdoors()}${footing(slot === "board")}${figure(pieces, { fromBehind: slot === "bag", tucked: slot === "boots" })}${drift}</svg>`;
}

/** A board ridden, its base towards us, high over the ridges. SVG text, 900 × 1200. */
export function drawRidden(request: PictureRequest, outfit: Outfit): string {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="-900 -1270 1650 2200">';
  const random = seeded(request.product.uid);
  const flakes = Array.from({ length: 70 }, (): [number, number, number] => {
    const along = random();
    return [
      Math.round(500 + along * 420 - random() * 300),
      Math.round(60 + along * 560 + random() * 160),
      2 + Math.round(random() * 9),
    ];
  });
  const land = `<g transform="translate(-420 -420)">${outdoors()}</g>`;
  return `${head}<defs>${markDefs}</defs>${land}<g transform="rotate(-19)">${airborne(request, outfit)}</g>${spray(flakes)}</svg>`;
}

/** A thing in the snow where it is used. SVG text, 900 × 1200. */
export function drawInSnow(request: PictureRequest): string {
  const thing = placed(request, mainDrawing(request.product.kind), "in", "translate(99 766) scale(.78)");
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 520 900 1200">';
  const bank =
    '<path d="M40 1590C150 1552 250 1580 340 1560S520 1590 610 1564S780 1572 880 1600C740 1650 220 1650 40 1590Z" fill="#f7f9fb"/>';
  const shade =
    '<path d="M250 1580C500 1540 900 1600 1300 1680C900 1700 400 1660 250 1610Z" fill="#4f74a0" fill-opacity=".3"/>';
  return `${head}<defs>${markDefs}</defs>${outdoors()}${shade}${thing}${bank}</svg>`;
}
