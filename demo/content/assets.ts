import { type EditorPicture, mediaData } from "#demo/media-data.ts";
import { demoPicture } from "#demo/pictures.ts";
import type { Asset } from "#services/content/schema.ts";
import { readImageRequest } from "#services/media/image-request/request.ts";
import { rasterise } from "#services/media/rendering/rasterise.ts";
import { renderImage } from "#services/media/rendering/render.ts";

/** Pictures that content editors can choose. The media service draws each at its address. */

/** Returns the editors' pictures as assets. Draws each picture to find out its size. */
export const demoAssets = (mediaAlias: string): Promise<Asset[]> =>
  Promise.all(mediaData.editorPictures.map((picture) => measure(picture, mediaAlias)));

async function measure({ uid, media, title, tags, width: wanted }: EditorPicture, mediaAlias: string): Promise<Asset> {
  const drawing = demoPicture(media) ?? "";
  const [, width = 0, height = 0] = (/\bviewBox="0 -?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(drawing) ?? []).map(Number);
  const pixels = await rasterise(Buffer.from(drawing), { width, height }, true);
  const source = { width, height, input: await pixels.png({ compressionLevel: 1 }).toBuffer() };
  const body = await renderImage(
    { width, height, hasAlpha: true, pointOfInterest: null },
    source,
    readImageRequest(new URLSearchParams({ w: String(wanted) }), "jpg"),
    "jpeg",
  );
  return {
    uid,
    title,
    filename: `${uid}.jpg`,
    contentType: "image/jpeg",
    fileSize: body.length,
    path: `/i/${mediaAlias}/${media}/${uid}.jpg?w=${wanted}`,
    width: wanted,
    height: Math.round((wanted * height) / width),
    tags,
  };
}
