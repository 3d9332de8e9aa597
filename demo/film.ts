import { statSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { snowAt } from "./artwork/scene/snowfall.ts";
import { drawScene } from "./artwork/scene.ts";
import { mediaData } from "./media-data.ts";

/** The first-snow film: its file, and its stills, which are drawn. */

const { film } = mediaData;
const file = `demo/data/films/${film.id}.mp4`;
/** The units of scenes. */
const [sceneWidth, sceneHeight] = [1792, 1008];

export const filmBytes = (): number => statSync(file).size;

/** The file of a film. Null for other ids. */
export const demoFilm = async (id: string): Promise<Buffer | null> => (id === film.id ? readFile(file) : null);

/** The media ids of the stills, one for each second. The first is the poster. */
export const stillIds: string[] = Array.from({ length: film.seconds }, (_, second) => `${film.id}-${second}`);

/** A still of the film as SVG text. */
export function filmStill(id: string): string {
  const moment = stillIds.indexOf(id) / film.seconds;
  return drawScene(film.scene).replace(/<\/svg>$/, `${snowAt(moment, sceneWidth, sceneHeight)}</svg>`);
}
