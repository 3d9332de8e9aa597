import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { App } from "#platform/http/app.ts";

const folder = "storefront/layout/tags";

/** The tags on product cards (specification 4) as SVG files: /tags/sale-de.svg, in English where a language has none. */
export function tagRoutes(app: App): void {
  const drawings = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));
  app.get<{ Params: { file: string } }>("/tags/:file", async (request, reply) => {
    const { file } = request.params;
    const drawing = drawings.get(file) ?? drawings.get(file.replace(/-[a-z]{2}\.svg$/, "-en.svg"));
    if (!drawing) return reply.code(404).send({ title: "Unknown tag", status: 404 });
    return reply.type("image/svg+xml").header("cache-control", "public, max-age=604800").send(drawing);
  });
}
