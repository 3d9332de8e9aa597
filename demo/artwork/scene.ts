import { aurora, dawnRidge, lowSun } from "./scene/dawn.ts";
import { dressed } from "./scene/dressed.ts";
import { glacier } from "./scene/glacier.ts";
import { powderLine, splitTrack, summit } from "./scene/high.ts";
import { halfpipe, nightPark } from "./scene/park.ts";
import { H, Picture, W } from "./scene/picture.ts";
import { chairlift, corduroy } from "./scene/resort.ts";
import { riderScenes } from "./scene/riders.ts";
import { variants, vary } from "./scene/variants.ts";
import { forest, storm, village } from "./scene/weather.ts";
import { stills, tall } from "./still/stills.ts";

export { dressedPoints } from "./scene/dressed.ts";

const scenes: Record<string, (picture: Picture) => void> = {
  "dawn-ridge": dawnRidge,
  "low-sun": lowSun,
  "powder-line": powderLine,
  summit,
  "split-track": splitTrack,
  glacier,
  aurora,
  "night-park": nightPark,
  halfpipe,
  chairlift,
  corduroy,
  forest,
  storm,
  village,
  dressed,
  ...riderScenes,
  ...stills,
};

export { tall } from "./still/stills.ts";

/** The names of all scenes and their variants. */
export const sceneNames: string[] = [...Object.keys(scenes), ...Object.keys(variants)];

/**
 * Draws a mountain scene as SVG text of width × height pixels. Proportions other than its own, 16:9 or square, give a
 * centred crop. Throws when no scene has that name.
 */
export function drawScene(name: string, width = W, height = tall.has(name) ? W : H): string {
  const variant = variants[name];
  if (variant) return vary(drawScene(variant.of, width, height), variant);
  const paint = scenes[name];
  if (!paint) throw new Error(`there is no scene "${name}"`);
  const picture = new Picture();
  paint(picture);
  return picture.finish(width, height, tall.has(name));
}
