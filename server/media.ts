import { join } from "node:path";
import type { App } from "#platform/http.ts";
import { imageDoor, type Masters } from "#services/media/door.ts";
import { Renditions } from "#services/media/renditions.ts";
import { mediaAlias } from "#shop/frame/media.ts";
import type { Services } from "#shop/frame/services.ts";

const gigabyte = 1024 ** 3;

/** The demo world draws its masters when they are asked for: vector drawings need no files. What draws them is loaded then. */
const drawn: Masters = {
  async find(id) {
    if (!/^[\w-]{1,120}$/.test(id)) return null;
    const { demoPicture } = await import("#demo/pictures.ts");
    const picture = demoPicture(id);
    const size = picture && /<svg[^>]*\bviewBox="0 -?[\d.]+ ([\d.]+) ([\d.]+)"/.exec(picture);
    if (!picture || !size) return null;
    return {
      body: Buffer.from(picture),
      isVector: true,
      width: Number(size[1]),
      height: Number(size[2]),
      version: "1",
    };
  },
};

const none: Masters = { find: async () => null };

export function mediaDoor(app: App, { config }: Services): void {
  const renditions = new Renditions(join(config.DATA_DIR, "media", "renditions"), gigabyte);
  imageDoor(app, mediaAlias, config.isDemo ? drawn : none, renditions);
}
