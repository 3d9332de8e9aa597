import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Config } from "#commerce/settings/environment.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { Images } from "#services/media/delivery/images.ts";
import { Library } from "#services/media/delivery/library.ts";
import { RenderQueue } from "#services/media/rendering/queue.ts";
import { Rasters } from "#services/media/rendering/rasters.ts";
import { Renditions } from "#services/media/rendering/renditions.ts";
import { mediaDeliveryRoutes } from "#services/media/routes.ts";
import { mediaRoutes } from "#services/media/staff-routes.ts";
import { bucketStorage } from "#services/media/storage/bucket.ts";
import { FileCache } from "#services/media/storage/file-cache.ts";
import { folderStorage, type Storage } from "#services/media/storage/storage.ts";
import { openStudio } from "#services/media/studio/studio.ts";
import type { PhotoServices } from "#services/media/uploads/photos.ts";
import { mediaAlias } from "#storefront/app/media.ts";
import type { Services } from "#storefront/app/services.ts";

const megabyte = 1024 ** 2;

/**
 * A deployment may leave out the demo world. A merchant's own shop that has the folder can load its products, and then
 * needs their pictures.
 */
export const hasDemoFolder = (): boolean => existsSync("demo/program.ts");

/**
 * The program that renders pictures, built or as source. With the demo world it is the demo's program, which also
 * draws.
 */
function studioProgram(): string {
  const isBuilt = import.meta.url.includes("/dist/server/");
  const own = isBuilt ? "dist/server/demo-studio.js" : "demo/studio.ts";
  if (hasDemoFolder() && existsSync(own)) return own;
  return isBuilt ? "dist/server/studio.js" : "server/programs/studio.ts";
}

function openStorage(config: Config, folder: string): Storage {
  if (!config.MEDIA_S3_BUCKET) return folderStorage(join(folder, "masters"));
  const copies = new FileCache(join(folder, "copies"), config.MEDIA_CACHE_MB * megabyte);
  return bucketStorage(
    {
      endpoint: config.MEDIA_S3_ENDPOINT,
      bucket: config.MEDIA_S3_BUCKET,
      region: config.MEDIA_S3_REGION,
      keyId: config.MEDIA_S3_KEY_ID,
      secret: config.MEDIA_S3_SECRET,
    },
    copies,
  );
}

/** Opens the service that stores and renders pictures. Its program starts with the first picture. */
export function openMedia({ config, db, cache }: Pick<Services, "config" | "db" | "cache">): PhotoServices {
  const folder = join(config.DATA_DIR, "media");
  const parts = {
    storage: openStorage(config, folder),
    studio: openStudio(studioProgram()),
    queue: new RenderQueue(2),
  };
  return { db, cache, ...parts, alias: mediaAlias, incoming: join(folder, "incoming") };
}

/** The staff permissions for media, below /api and in the office. */
export const mediaGuard = (db: Services["db"]) => staffOnly(db, { read: "media:read", write: "media:write" });

/** The media service: its public routes, and the staff routes below /api/media. */
export async function openMediaRoutes(app: App, { config, db, cache, media }: Services): Promise<void> {
  const folder = join(config.DATA_DIR, "media");
  // Pages have priority: two pictures are rendered at once, and a heavy one alone.
  const { storage, studio, queue } = media;
  const files = (name: string, share: number) =>
    new FileCache(join(folder, name), config.MEDIA_CACHE_MB * megabyte * share);
  const [rasters, films, renditions] = [files("rasters", 0.4), files("films", 0.1), files("renditions", 0.5)];
  // After closing, nothing writes into the folder any more, so that it can be removed.
  app.addHook("onClose", async () => {
    await studio.close();
    await Promise.all([rasters, films, renditions].map((one) => one.close()));
  });
  const library = new Library({
    db,
    cache,
    storage,
    rasters: new Rasters(rasters),
    films,
    studio,
    canDraw: hasDemoFolder(),
  });
  const images = new Images({ library, renditions: new Renditions(renditions), queue, studio });
  mediaDeliveryRoutes(app, {
    library,
    images,
    originOf: (request) => originOf(request, config.PUBLIC_URL),
  });
  const guard = mediaGuard(db);
  await app.register(async (scope) => mediaRoutes(scope as unknown as App, media, guard), { prefix: "/api/media" });
}
