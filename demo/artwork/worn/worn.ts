import { markDefs } from "#demo/artwork/goods/draw/mark.ts";
import { mainDrawing } from "#demo/artwork/goods.ts";
import { attitudes } from "#demo/artwork/person/attitudes.ts";
import { person } from "#demo/artwork/person/person.ts";
import { n } from "#demo/artwork/svg.ts";
import type { Kind, PictureRequest } from "#demo/shapes.ts";
import type { Outfit, Slot } from "./figure.ts";
import { outdoors } from "./outdoors.ts";
import { placed } from "./piece.ts";

/** Pictures of a product being worn: a rider in products of the shop, cropped to the product. */

/** The pose that shows a product, and the crop in the person's units. The crop's height is four thirds of its width. */
type Cut = { how: keyof typeof attitudes; window: readonly [x: number, y: number, width: number] };

const cuts: Record<Slot, Cut> = {
  jacket: { how: "waits", window: [-420, -1470, 800] },
  midlayer: { how: "waits", window: [-420, -1470, 800] },
  pants: { how: "waits", window: [-380, -930, 760] },
  boots: { how: "laces", window: [-330, -330, 400] },
  gloves: { how: "raises", window: [-545, -1330, 430] },
  helmet: { how: "looks", window: [-250, -1500, 430] },
  goggles: { how: "looks", window: [-250, -1500, 430] },
  beanie: { how: "looks", window: [-250, -1520, 430] },
  board: { how: "stands", window: [-760, -1500, 1200] },
  bag: { how: "shows", window: [-430, -1470, 820] },
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
export function slotOf({ kind, art }: Pick<PictureRequest["product"], "kind" | "art">): Slot | null {
  if (kind === "beanie") return art.form === "balaclava" || art.form === "neck-tube" ? null : "beanie";
  if (kind === "goggles" && art.form === "lens") return null;
  if (kind === "midlayer") return art.form === "base-bottom" ? null : "midlayer";
  if (kind === "bag") return art.form === "backpack" ? "bag" : null;
  return slotOfKind[kind] ?? null;
}

/** The shadow of a person lit from the upper left, and the snow around their feet. */
const footing = (x: number): string =>
  `<path d="M${x} -6C${x + 300} -40 ${x + 760} 10 ${x + 1300} 110C${x + 900} 130 ${x + 240} 70 ${x} 26Z" fill="#3f66a0" fill-opacity=".34"/>`;

/** Draws a product worn with the other products of an outfit. SVG text, 900 × 1200. */
export function drawWorn(request: PictureRequest, slot: Slot, outfit: Outfit): string {
  const pieces: Outfit = { ...outfit, [slot]: request };
  if (slot !== "board") delete pieces.board;
  if (slot !== "bag") delete pieces.bag;
  if (slot === "beanie") delete pieces.helmet;
  if (slot === "midlayer") delete pieces.jacket;
  else delete pieces.midlayer;
  const {
    how,
    window: [x, y, width],
  } = cuts[slot];
  const high = (width * 4) / 3;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="${n(x)} ${n(y)} ${n(width)} ${n(high)}">`;
  // The background is far away and does not change with a closer crop, so its width follows the crop's width.
  const wide = width * 2.7;
  const horizon = y + high * (slot === "boots" || slot === "pants" ? 0.5 : slot === "board" ? 0.74 : 0.86);
  const land = outdoors(x - width * 0.75, horizon - wide * 0.41, wide);
  const air = `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(high)}" fill="#3f7fc4"/>`;
  const ground = `<rect x="${n(x)}" y="${n(horizon + wide * 0.14)}" width="${n(width)}" height="${n(high)}" fill="#bcd1e7"/>`;
  return `${head}<defs>${markDefs}</defs>${air}${ground}${land}${footing(slot === "board" ? -480 : -120)}${person(pieces, attitudes[how], "w", slot)}</svg>`;
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

/** Draws a product in the snow. SVG text, 900 × 1200. */
export function drawInSnow(request: PictureRequest): string {
  const thing = placed(request, mainDrawing(request.product.kind), "in", "translate(99 766) scale(.78)");
  const head = '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200" viewBox="0 520 900 1200">';
  const bank =
    '<path d="M40 1590C150 1552 250 1580 340 1560S520 1590 610 1564S780 1572 880 1600C740 1650 220 1650 40 1590Z" fill="#f7f9fb"/>';
  const shade =
    '<path d="M250 1580C500 1540 900 1600 1300 1680C900 1700 400 1660 250 1610Z" fill="#3f66a0" fill-opacity=".3"/>';
  return `${head}<defs>${markDefs}</defs>${outdoors(-760, 430, 2300)}${shade}${thing}${bank}</svg>`;
}
