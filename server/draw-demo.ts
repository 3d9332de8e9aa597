import { writeFile } from "node:fs/promises";
import { setPriority } from "node:os";
import { demoPicture } from "#demo/pictures.ts";
import { demoFilm } from "#demo/video/film.ts";
import type { DrawingAnswer, DrawingOrder } from "#server/drawing-table.ts";
import { rasteriseTo } from "#services/media/rasters.ts";
import { Turns } from "#services/media/turns.ts";

/**
 * Draws for the demo world, in a process of its own: drawing a picture keeps a program busy for a while and takes memory
 * that is better given back. Orders come and answers go as messages; the process that started it ends it.
 */
setPriority(5);

/** One picture after the other; a film is made between them. */
const turns = new Turns(1);

async function carryOut({ id, path, size, hasAlpha }: DrawingOrder): Promise<boolean> {
  if (size) {
    return turns.run(async () => {
      const picture = demoPicture(id);
      if (picture) await rasteriseTo(Buffer.from(picture), size, hasAlpha, path);
      return picture !== null;
    });
  }
  const film = await demoFilm(id);
  if (film) await writeFile(path, film);
  return film !== null;
}

process.on("message", async (order: DrawingOrder) => {
  const answer: DrawingAnswer = await carryOut(order).then(
    (isDrawn) => ({ number: order.number, isDrawn }),
    (error: Error) => ({ number: order.number, isDrawn: false, error: error.message }),
  );
  process.send?.(answer);
});
process.on("disconnect", () => process.exit());
