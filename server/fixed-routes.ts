import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App } from "#platform/http.ts";
import type { AppParts } from "#server/app-parts.ts";
import { brandRoutes } from "#server/brand/routes.ts";
import { markRoutes } from "#server/marks.ts";

/** Addresses that never change: health, metrics, build files, icon. */
export async function fixedRoutes(app: App, { services, metrics, build }: AppParts): Promise<void> {
  app.get("/healthz", async (_request, reply) => reply.type("text/plain").send("ok"));
  app.get("/readyz", async (_request, reply) => {
    await services.db.selectFrom("categories").select("id").limit(1).execute();
    return reply.type("text/plain").send("ready");
  });
  app.get("/metrics", async (request, reply) => {
    const { METRICS_TOKEN: token, isDemo } = services.config;
    const isAllowed = token ? request.headers.authorization === `Bearer ${token}` : isDemo;
    if (!isAllowed) return reply.code(404).send({ title: "Not found", status: 404 });
    return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
  });

  const noCache = "no-cache";
  const meta = { id: build.id, timestamp: Number.parseInt(build.id.split("-")[0] ?? "0", 36) };
  app.get("/builds/latest.json", async (_request, reply) => reply.header("cache-control", noCache).send(meta));
  app.get<{ Params: { file: string } }>("/builds/meta/:file", async (request, reply) => {
    if (request.params.file !== `${build.id}.json`)
      return reply.code(404).send({ title: "Unknown build", status: 404 });
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.send({ ...meta, matcher: { static: {}, wildcard: {}, dynamic: {} }, prerendered: [] });
  });

  if (build.clientFolder) {
    await app.register(fastifyStatic, {
      root: resolve(build.clientFolder, "assets"),
      prefix: "/assets/",
      preCompressed: true,
      immutable: true,
      maxAge: "365d",
      decorateReply: false,
    });
  }
  brandRoutes(app, services);
  tagRoutes(app);
  markRoutes(app);
  app.get("/favicon.ico", async (_request, reply) => reply.redirect("/icon.svg", 301));
}

/** The tags on product cards (specification 4) as SVG files: /tags/sale-de.svg, in English where a language has none. */
function tagRoutes(app: App): void {
  const folder = "storefront/layout/tags";
  const drawings = new Map(readdirSync(folder).map((file) => [file, readFileSync(join(folder, file))]));
  app.get<{ Params: { file: string } }>("/tags/:file", async (request, reply) => {
    const { file } = request.params;
    const drawing = drawings.get(file) ?? drawings.get(file.replace(/-[a-z]{2}\.svg$/, "-en.svg"));
    if (!drawing) return reply.code(404).send({ title: "Unknown tag", status: 404 });
    return reply.type("image/svg+xml").header("cache-control", "public, max-age=604800").send(drawing);
  });
}
