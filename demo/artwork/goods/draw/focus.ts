/** Where a detail of each product looks, and how near. */
import type { Kind } from "#demo/shapes.ts";

export type Focus = readonly [x: number, y: number, zoom: number, turn?: number];

/** A boot's detail shows its closure. */
export const boot: Record<string, Focus> = {
  "dual-dial": [560, 610, 2.1, 4],
  "single-dial": [480, 440, 2.1, -4],
  laces: [440, 500, 2, -5],
  "speed-lace": [520, 500, 2, -4],
};

/** The other kinds, by form. "" stands for all other forms. */
export const spots: Partial<Record<Kind, Record<string, Focus>>> = {
  binding: { "": [540, 560, 1.85] },
  jacket: { "": [470, 400, 2.1, -3], insulated: [510, 440, 2.1, -3], anorak: [430, 640, 2, 3] },
  pants: { "": [510, 300, 2.1, 3], bib: [450, 300, 2, -3] },
  midlayer: { "": [500, 340, 2.1, -3], "base-bottom": [450, 320, 2, -3] },
  gloves: { "": [350, 690, 2, -4] },
  goggles: { "": [640, 590, 1.9, -3] },
  helmet: { "": [560, 600, 1.75, 4] },
  beanie: {
    "": [450, 800, 2, -3],
    pom: [450, 430, 2],
    balaclava: [450, 500, 1.9],
    "neck-tube": [540, 720, 2, 3],
    fisherman: [450, 700, 2, -3],
  },
  socks: { "": [520, 400, 2, -4] },
  bag: {
    "": [450, 430, 1.9, -3],
    duffel: [420, 560, 1.9, 3],
    "board-bag": [450, 520, 2.1, -4],
    "boot-bag": [450, 560, 1.9, -3],
    tote: [450, 600, 1.9, 3],
  },
  protection: { "": [450, 470, 2, 3], wrist: [400, 780, 2], shorts: [580, 560, 2, -3] },
  safety: {
    set: [450, 740, 1.6],
    "": [450, 480, 2.1, -3],
    shovel: [450, 760, 2, 4],
    probe: [440, 400, 2.1, 3],
    "airbag-pack": [640, 480, 2, -3],
  },
  tool: {
    "": [450, 460, 2.1, 8],
    multitool: [450, 520, 2, -4],
    "edge-tool": [440, 620, 2, -3],
    scraper: [330, 620, 1.9, 4],
  },
  wax: { "": [430, 480, 2, -4], paste: [460, 600, 1.9], brush: [440, 560, 2, 3], kit: [450, 500, 1.9, -3] },
  accessory: {
    "": [450, 320, 2],
    "stomp-pad": [450, 560, 2, 6],
    "sticker-set": [420, 420, 1.9, -4],
    lens: [380, 560, 1.9, 3],
    bottle: [450, 360, 2, -3],
    "strap-set": [450, 850, 2.1],
    lock: [450, 760, 2, -3],
    skins: [430, 400, 2, 3],
    "gift-card": [330, 430, 1.9, 4],
  },
};
