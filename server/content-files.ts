import { Readable } from "node:stream";
import type { TakeFile } from "#services/content/files.ts";
import { addMaster } from "#services/media/actions.ts";
import type { PhotoServices } from "#services/media/uploads/photos.ts";

/** Stores files that editors upload as assets in the media service; the asset gets the address they have there. */
export const filesIn =
  (media: PhotoServices): TakeFile =>
  async (id, { bytes, name }) => {
    const { alias } = media;
    const added = await addMaster(media, {
      alias,
      id,
      title: name.slice(0, 300),
      mayReplace: true,
      body: Readable.from([Buffer.from(bytes)]),
    });
    if (!added.ok) return added.problem.code === "too-large" ? "is too large" : "is not a picture or film";
    const { kind, width, height, format } = added.value;
    const ending = format ?? "jpg";
    return kind === "video"
      ? { path: `/v/${alias}/${id}/mp4_720p`, contentType: "video/mp4" }
      : {
          path: `/i/${alias}/${id}.${ending === "svg" ? "png" : ending}`,
          contentType: `image/${ending === "svg" ? "png" : ending}`,
          ...(width && { width }),
          ...(height && { height }),
        };
  };
