import type { PaperLook, PaperLookOf } from "#commerce/sales/orders/invoice/head.ts";
import { pngOf } from "#services/media/rendering/png.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";

/** More than twice as many pixels as a printer prints dots. */
const box = { width: 800, height: 240 };
const waits = 5000;

/**
 * The look of the merchant's printed documents. A document never waits for a picture that cannot be loaded; it is made
 * without it.
 */
export function paperLookOf({
  config,
  cache,
  media,
  log,
}: Pick<Services, "config" | "cache" | "media" | "log">): PaperLookOf {
  const load = async (id: string): Promise<Buffer | null> => {
    if (!config.MEDIA_URL) return pngOf(media, id, box);
    const answer = await fetch(config.MEDIA_URL + mediaUrl("", id, { fmt: "png", maxW: box.width, maxH: box.height }), {
      signal: AbortSignal.timeout(waits),
    });
    return answer.ok ? Buffer.from(await answer.arrayBuffer()) : null;
  };
  return async (): Promise<PaperLook> => {
    const { logo = "", accent = "" } = config.look ?? {};
    if (!logo) return { logo: null, accent };
    try {
      return { logo: await cache.read(`paper logo ${logo}`, () => load(logo)), accent };
    } catch (error) {
      log.error({ err: error }, "the logo could not be read: a paper goes out without it");
      return { logo: null, accent };
    }
  };
}
