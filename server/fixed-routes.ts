import { resolve } from "node:path";
import fastifyStatic from "@fastify/static";
import type { App } from "#platform/http/app.ts";
import type { AppServices } from "#server/app-services.ts";
import { brandRoutes } from "#storefront/brand/brand-routes.ts";
import { markRoutes } from "#storefront/components/payment-marks/mark-routes.ts";
import { tagRoutes } from "#storefront/layout/tag-routes.ts";

/** Addresses that never change: health, metrics, build files, icon. */
export async function fixedRoutes(app: App, { services, metrics, build }: AppServices): Promise<void> {
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
