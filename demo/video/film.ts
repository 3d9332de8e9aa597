import { setImmediate as othersFirst } from "node:timers/promises";
import { drawScene } from "#demo/artwork/scene.ts";
import { sharp } from "#services/media/rendering/pixels.ts";
import { firstSnow } from "./facts.ts";
import { FilmWriter } from "./h264/film.ts";
import { pictureOf } from "./h264/plane.ts";
import { writeMp4 } from "./mp4.ts";
import { snowed } from "./snowed.ts";
import { flakesAt, snowAt } from "./snowfall.ts";

const { width, height, framesPerSecond, seconds, bytes, scene } = firstSnow;
const count = framesPerSecond * seconds;

/** Units in which the scene is composed. */
const [sceneWidth, sceneHeight] = [1792, 1008];

/** The film at a second of it, as SVG text. */
export function filmStill(second: number): string {
  return drawScene(scene).replace(/<\/svg>$/, `${snowAt(second / seconds, sceneWidth, sceneHeight)}</svg>`);
}

/** The first snow of the season, falling on the village: an MP4 file of H.264 that loops. Null for other ids. */
export async function demoFilm(id: string): Promise<Buffer | null> {
  if (id !== firstSnow.id) return null;
  const scenery = await sharp(Buffer.from(drawScene(scene)))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
  const ground = pictureOf(scenery, width, height);
  const writer = new FilmWriter(width, height);
  const frames: Buffer[] = [];
  for (let number = 0; number < count; number++) {
    const flakes = flakesAt(number / count, sceneWidth, sceneHeight);
    frames.push(writer.add(snowed(ground, flakes, sceneWidth)));
    // Pictures that are waited for come in between.
    await othersFirst();
  }
  return writeMp4({ width, height, framesPerSecond, frames, configuration: writer.configuration() }, bytes);
}
