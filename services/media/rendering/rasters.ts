import type { Size } from "#services/media/delivery/target.ts";
import type { FileCache } from "#services/media/storage/file-cache.ts";
import { nameOf } from "./renditions.ts";

/** A picture file, and how large the picture in it is. */
export type Source = Size & { input: string | Buffer };

export type Drawing = Size & {
  id: string;
  version: string;
  hasAlpha: boolean;
  /** Writes the drawing as a picture file of that size to the path. */
  paint: (size: Size, path: string) => Promise<void>;
};

/** How often a drawing is halved below its full size before it is small enough. */
const halvings = 2;

/**
 * Drawings as pixels. Drawing a picture's thousands of shapes takes far longer than scaling pixels, so each is drawn once
 * in full, half or quarter size, the smallest that suffices, and kept for all its renditions.
 */
export class Rasters {
  readonly #files: FileCache;

  constructor(files: FileCache) {
    this.#files = files;
  }

  /** The drawing in pixels, at least `scale` times its full size where that is no more than 1. */
  async source(drawing: Drawing, scale: number): Promise<Source> {
    const halved = Math.min(halvings, Math.max(0, Math.floor(-Math.log2(Math.max(scale, 1e-6)) + 1e-9)));
    const size = {
      width: Math.max(1, Math.round(drawing.width / 2 ** halved)),
      height: Math.max(1, Math.round(drawing.height / 2 ** halved)),
    };
    const name = nameOf("raster", drawing.id, drawing.version, size);
    return { ...size, input: await this.#files.get(name, (draft) => drawing.paint(size, draft)) };
  }
}
