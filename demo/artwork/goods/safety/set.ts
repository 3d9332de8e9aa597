import type { Easel } from "#demo/artwork/goods/draw/easel.ts";
import { groundShadow } from "#demo/artwork/ground.ts";
import { beacon } from "./beacon.ts";
import { probe } from "./probe.ts";
import { shovel } from "./shovel.ts";

const without = (drawing: string): string => drawing.replace(/^<defs>.*?<\/defs><ellipse[^>]*\/><ellipse[^>]*\/>/, "");

/** Beacon, shovel and probe, sold as a set. */
export const safetySet = (e: Easel): string =>
  groundShadow(450, 1070, 390, 30, "floor") +
  `<g transform="translate(-150 40) rotate(-6 450 1060) scale(.94)">${without(shovel(e))}</g>` +
  `<g transform="translate(262 262) rotate(7 430 1060) scale(.74)">${without(probe(e))}</g>` +
  `<g transform="translate(176 462) scale(.58)">${without(beacon(e))}</g>`;
