import { dawnRidge } from "#demo/artwork/scene/dawn.ts";
import { rainforest, volcano, windRidge } from "#demo/artwork/scene/hills/day.ts";
import { firstTracks, granite, midnight, needles } from "#demo/artwork/scene/hills/morning.ts";
import { parkLamps, pipe } from "#demo/artwork/scene/hills/night.ts";
import { type Picture, pts } from "#demo/artwork/scene/picture.ts";
import { slope } from "#demo/artwork/scene/snow.ts";
import { stormAir, stormHill } from "#demo/artwork/scene/weather.ts";

/** A place without people in which a product stands, and the colour of the snow at its foot. */
export type Hill = { paint: (p: Picture) => void; snow: string; over?: (p: Picture) => void };

const dawn = (p: Picture): void => {
  dawnRidge(p);
  // A rise before the wooded ridge, which still lies in the shade.
  slope(p, pts("0 846, 420 812, 900 806, 1380 818, 1792 850"), "0 #a9a3cf, .3 #8480b4, 1 #4d4a80");
};

/** By the scene that a product's story names. */
const hills: Readonly<Record<string, Hill>> = {
  "scene-dawn-ridge": { paint: dawn, snow: "#a5a0cc" },
  "scene-powder-line": { paint: windRidge, snow: "#f4f8fb" },
  "scene-halfpipe": { paint: pipe, snow: "#c5d3ea" },
  "scene-corduroy": { paint: firstTracks, snow: "#f6f4f0" },
  "scene-split-track": { paint: granite, snow: "#f0d9d6" },
  "scene-small-and-large": { paint: volcano, snow: "#f4f8fb" },
  "scene-board-layers": { paint: needles, snow: "#f1f3f7" },
  "scene-storm": { paint: stormHill, snow: "#e6edf1", over: stormAir },
  "scene-village": { paint: midnight, snow: "#e9e4ee" },
  "scene-night-park": { paint: parkLamps, snow: "#b9c6e2" },
  "scene-flat-light": { paint: rainforest, snow: "#eef2f5" },
};

/** The place of a story; one in the sun for scenes that are no place. */
export const hillOf = (scene: string): Hill => hills[scene] ?? { paint: firstTracks, snow: "#f6f4f0" };
