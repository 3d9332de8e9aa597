import { isInBox } from "#commerce/stores/directory/geometry.ts";
import { listTowns } from "#commerce/stores/directory/places.ts";
import { mapAreas } from "#commerce/stores/maps/areas.ts";
import { makeBasemap } from "#commerce/stores/maps/basemap.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { type StoredPage, sendStored, storedPage } from "#storefront/render/cache/page-cache.ts";

/**
 * Serves the maps included with the shop for the store locator: /maps/europe.json and so on. Each is generated on its
 * first request.
 */
export function mapRoutes(app: App, db: Db): void {
  const maps = new Map<string, Promise<StoredPage>>();

  async function make(area: string): Promise<StoredPage> {
    const box = mapAreas[area] ?? null;
    const towns = (await listTowns(db)).filter((town) => box && isInBox(town, box));
    const headers = { "cache-control": "public, max-age=86400" };
    return storedPage(200, "application/geo+json", JSON.stringify(await makeBasemap(box, towns)), headers);
  }

  app.get<{ Params: { file: string } }>("/maps/:file", async (request, reply) => {
    const [, area = ""] = /^([a-z-]+)\.json$/.exec(request.params.file) ?? [];
    if (!Object.hasOwn(mapAreas, area) && area !== "world") return reply.callNotFound();
    const map = maps.get(area) ?? make(area);
    maps.set(area, map);
    map.catch(() => maps.delete(area));
    return sendStored(request, reply, await map);
  });
}
