import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { mainDrawing } from "#demo/artwork/goods.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Kind, PictureRequest } from "#demo/shapes.ts";
import type { Outfit, Slot } from "./figure.ts";
import { model, soles } from "./model.ts";
import { outdoors } from "./outdoors.ts";
import { placed } from "./piece.ts";

/** Pictures of a product being worn: a rider in products of the shop, cropped to the product. */

/** The crop that shows a product, in a model's units. Its height is four thirds of its width. */
type Crop = readonly [x: number, y: number, width: number];

const crops: Record<Exclude<Slot, "bag">, Crop> = {
  // From the head to above the knees.
  jacket: [-10, -80, 920],
  midlayer: [-10, -80, 920],
  pants: [84, 836, 732],
  boots: [230, 1380, 300],
  gloves: [596, 850, 276],
  helmet: [196, -96, 500],
  goggles: [196, -96, 500],
  beanie: [196, -130, 500],
  board: [-420, -92, 1410],
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

/** Returns the slot of an outfit for a product. Null for products that are not worn, or not in this pose. */
export function slotOf({ kind, art, facts }: Pick<PictureRequest["product"], "kind" | "art" | "facts">): Slot | null {
  if (kind === "beanie") return art.form === "balaclava" || art.form === "neck-tube" ? null : "beanie";
  if (kind === "goggles" && art.form === "lens") return null;
  if (kind === "midlayer") return facts?.garment === "base-bottom" ? "pants" : "midlayer";
  if (kind === "bag") return art.form === "backpack" ? "bag" : null;
  return slotOfKind[kind] ?? null;
}

/** The shadow of somebody lit from the upper left, who stands at a place. */
const footing = (x: number, y: number): string =>
  `<path d="M${x} ${y - 6}C${x + 300} ${y - 40} ${x + 760} ${y + 10} ${x + 1300} ${y + 110}C${x + 900} ${y + 130} ${x + 240} ${y + 70} ${x} ${y + 26}Z" fill="#3f66a0" fill-opacity=".34"/>`;

/** The outfit with a product in the place of another, and without what would hide it. */
export function wearing(outfit: Outfit, slot: Slot, request: PictureRequest): Outfit {
  const pieces: Outfit = { ...outfit, [slot]: request };
  if (slot !== "board") delete pieces.board;
  if (slot !== "bag") delete pieces.bag;
  if (slot === "beanie") delete pieces.helmet;
  if (slot === "midlayer") delete pieces.jacket;
  else delete pieces.midlayer;
  return pieces;
}

/** A picture outdoors: what is in it, its crop, and the share of its height at which the mountains end. */
function outside([x, y, width]: Crop, line: number, body: string): string {
  const high = (width * 4) / 3;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(high)}">`;
  // The background is far away and does not change with a closer crop, so its width follows the crop's width.
  const wide = width * 2.7;
  const horizon = y + high * line;
  const land = outdoors(x - width * 0.75, horizon - wide * 0.41, wide);
  const air = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(high)}" fill="#3f7fc4"/>`;
  const ground = `<rect x="${n(x)}" y="${n(horizon + wide * 0.14)}" width="${n(width)}" height="${n(high)}" fill="#bcd1e7"/>`;
  return `${head}<defs>${markDefs}</defs>${air}${ground}${land}${body}</svg>`;
}

/** Draws a product worn with the other products of an outfit. SVG text, 900 × 1200. */
export function drawWorn(request: PictureRequest, slot: Slot, outfit: Outfit): string {
  const pieces = wearing(outfit, slot, request);
  if (slot === "bag")
    return outside([-430, -1470, 820], 0.86, footing(-120, 0) + person(pieces, attitudes.shows, "w", true));
  // What lies outside the crop is not drawn.
  const upper = crops[slot][1] + (crops[slot][2] * 4) / 3 < 1400;
  if (upper) delete pieces.boots;
  if (/^(helmet|goggles|beanie)$/.test(slot)) delete pieces.gloves;
  const line = slot === "boots" || slot === "pants" ? 0.5 : slot === "board" ? 0.74 : 0.86;
  return outside(crops[slot], line, footing(slot === "board" ? -130 : 230, soles) + model(pieces));
}

/** Draws a board being ridden, with its base towards the viewer, high above the ridges. SVG text, 900 × 1200. */
export function drawRidden(request: PictureRequest, outfit: Outfit): string {
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="-760 -1180 1540 2053">';
  const land = outdoors(-1900, -1180, 3660);
  const shade = [1, 0.86, 0.7, 0.52]
    .map(
      (size) =>
        `<ellipse cx="160" cy="760" rx="${n(480 * size)}" ry="${n(38 * size)}" fill="#3f66a0" fill-opacity=".07"/>`,
    )
    .join("");
  const rider = person({ ...outfit, board: request }, attitudes.air, "w");
  return `${head}<defs>${markDefs}</defs>${land}${shade}<g transform="rotate(-4)">${rider}</g></svg>`;
}

/** How much further down low things lie than standing ones, so that they touch the snow. */
const sunk: Partial<Record<Kind, number>> = { goggles: 150, beanie: 112 };

/** Draws a product in the snow. SVG text, 900 × 1200. */
export function drawInSnow(request: PictureRequest): string {
  const { kind } = request.product;
  const down = slotOf(request.product) ? (sunk[kind] ?? 0) : 0;
  const thing = placed(request, mainDrawing(kind), "in", `translate(99 ${766 + down}) scale(.78)`);
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 520 900 1200">';
  const bank =
    '<path d="M40 1590C150 1552 250 1580 340 1560S520 1590 610 1564S780 1572 880 1600C740 1650 220 1650 40 1590Z" fill="#f7f9fb"/>';
  const shade =
    '<path d="M250 1580C500 1540 900 1600 1300 1680C900 1700 400 1660 250 1610Z" fill="#3f66a0" fill-opacity=".3"/>';
  return `${head}<defs>${markDefs}</defs>${outdoors(-760, 430, 2300)}${shade}${thing}${bank}</svg>`;
}
