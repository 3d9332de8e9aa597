import { sharp } from "#services/media/pixels.ts";
import { drawScene } from "../artwork/scene.ts";
import { firstSnow } from "./facts.ts";
import { FilmWriter } from "./h264/film.ts";
import { pictureOf } from "./h264/plane.ts";
import { writeMp4 } from "./mp4.ts";
import { snowAt, snowOn } from "./snowfall.ts";

const { width, height, framesPerSecond, seconds, bytes, scene } = firstSnow;
const count = framesPerSecond * seconds;

/** Units in which the scene is composed. */
const box = { width: 1792, height: 1008 };

/** The film at a second of it, as SVG text. */
export function filmStill(second: number): string {
  return drawScene(scene).replace(/<\/svg>$/, `${snowAt(second / seconds, box.width, box.height)}</svg>`);
}

/** The first snow of the season, falling on the village: an MP4 file of H.264 that loops. Null for other ids. */
export async function demoFilm(id: string): Promise<Buffer | null> {
  if (id !== firstSnow.id) return null;
  const drawn = await sharp(Buffer.from(drawScene(scene)))
    .resize(width, height)
    .removeAlpha()
    .raw()
    .toBuffer();
  const ground = pictureOf(drawn, width, height);
  const writer = new FilmWriter(width, height);
  const frames = Array.from({ length: count }, (_, number) => writer.add(snowOn(ground, number / count, box)));
  return writeMp4({ width, height, framesPerSecond, frames, configuration: writer.configuration() }, bytes);
}
