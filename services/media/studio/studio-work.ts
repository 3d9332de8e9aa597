import { readFile, writeFile } from "node:fs/promises";
import type { Result } from "#platform/result.ts";
import type { Master } from "#services/media/image-request/format.ts";
import type { Format, ImageRequest } from "#services/media/image-request/request.ts";
import type { Size } from "#services/media/image-request/target.ts";
import { rasteriseTo } from "#services/media/rendering/rasterise.ts";
import type { Source } from "#services/media/rendering/rasters.ts";
import { renderImage } from "#services/media/rendering/render.ts";
import { examine, type Facts, remake, type UploadProblem } from "#services/media/uploads/examine.ts";
import type { ReceivedFile } from "#services/media/uploads/receive.ts";

/** The tasks of the studio. All except `examine` write a file at `path`. */
export type PictureTask =
  | { kind: "render"; master: Master; source: Source; imageRequest: ImageRequest; format: Format; path: string }
  | { kind: "paint"; svg: string; size: Size; hasAlpha: boolean; path: string }
  | { kind: "draw"; id: string; size: Size; hasAlpha: boolean; path: string }
  | { kind: "film"; id: string; path: string }
  | { kind: "remake"; received: ReceivedFile; path: string; side: number }
  | { kind: "examine"; received: ReceivedFile; most?: number };

/** The outcome of a task. Missing: no drawing has that id. */
export type TaskResult =
  | { kind: "done"; examined?: Result<Facts, UploadProblem>; made?: Size & { bytes: number } }
  | { kind: "missing" }
  | { kind: "failed"; message: string };

export type TaskMessage<Content> = { number: number; content: Content };

/** Draws assets that have no file: the demo world. Null when it does not know the id. */
export type Artist = {
  picture(id: string): Promise<string | null>;
  film(id: string): Promise<Buffer | null>;
};

/**
 * The process behind openStudio(): carries out tasks that arrive as messages until the process that started it ends.
 */
export function serveStudio(artist: Artist): void {
  process.on("message", async ({ number, content }: TaskMessage<PictureTask>) => {
    const outcome = await carryOut(content, artist).catch(
      (error: Error): TaskResult => ({ kind: "failed", message: error.message }),
    );
    process.send?.({ number, content: outcome } satisfies TaskMessage<TaskResult>);
  });
  process.on("disconnect", () => process.exit());
}

async function carryOut(order: PictureTask, artist: Artist): Promise<TaskResult> {
  if (order.kind === "examine") return { kind: "done", examined: await examine(order.received, order.most) };
  if (order.kind === "remake") return { kind: "done", made: await remake(order.received.path, order.path, order.side) };
  if (order.kind === "render") {
    const { master, source, imageRequest, format, path } = order;
    await writeFile(path, await renderImage(master, source, imageRequest, format));
    return { kind: "done" };
  }
  if (order.kind === "paint") {
    await rasteriseTo(await readFile(order.svg), order.size, order.hasAlpha, order.path);
    return { kind: "done" };
  }
  if (order.kind === "film") {
    const film = await artist.film(order.id);
    if (film) await writeFile(order.path, film);
    return { kind: film ? "done" : "missing" };
  }
  const picture = await artist.picture(order.id);
  if (picture) await rasteriseTo(Buffer.from(picture), order.size, order.hasAlpha, order.path);
  return { kind: picture ? "done" : "missing" };
}
