import type { Size } from "#services/media/image-request/target.ts";
import type { FileCache } from "#services/media/storage/file-cache.ts";
import { nameOf } from "./renditions.ts";

/** A picture file and the size of its picture. */
export type Source = Size & { input: string | Buffer };

export type Drawing = Size & {
  id: string;
  version: string;
  hasAlpha: boolean;
  /** Writes the drawing as a picture file of that size to the path. */
  paint: (size: Size, path: string) => Promise<void>;
};

/** How many times a drawing may be halved below its full size. */
const halvings = 2;

/**
 * Drawings rendered as pixels. Rendering a drawing's thousands of shapes takes far longer than scaling pixels. Each
 * drawing is therefore rendered once in full, half or quarter size, the smallest that suffices, and kept for all its
 * renditions.
 */
export class Rasters {
  readonly #files: FileCache;

  constructor(files: FileCache) {
    this.#files = files;
  }

  /** Returns the drawing as pixels, in at least `scale` times its full size, up to full size. */
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
