import compress from "@fastify/compress";
import cookie from "@fastify/cookie";
import type { TypeBoxTypeProvider } from "@fastify/type-provider-typebox";
import Fastify, { LogController } from "fastify";
import { collectRoutes } from "#api/openapi/routes.ts";
import { paymentWebhookRoutes } from "#commerce/sales/checkout/placing/payment-event-routes.ts";
import { reasonOf } from "#commerce/shared/reasons/rules.ts";
import { defaultLocale } from "#commerce/shared/regions/rules.ts";
import { runAsActors } from "#commerce/staff/guard/guard.ts";
import { contentRedirect } from "#discovery/redirects/content-redirect.ts";
import { discoveryRoutes } from "#discovery/routes.ts";
import { clickRoutes } from "#discovery/tuning/routes.ts";
import { noOfficeFiles, officePages } from "#office/serve.ts";
import type { App } from "#platform/http/app.ts";
import { makeCsrf } from "#platform/http/csrf.ts";
import { apiRoutes } from "#server/api-routes.ts";
import type { AppServices } from "#server/app-services.ts";
import { openHostedBackend } from "#server/commerce.ts";
import { openDrafts } from "#server/content.ts";
import { filesIn } from "#server/content-files.ts";
import { emailBrandOf } from "#server/email/email-brand.ts";
import { handleErrors, refuseAddress, refuseConnection } from "#server/errors.ts";
import { fixedRoutes } from "#server/fixed-routes.ts";
import { openMediaRoutes } from "#server/media.ts";
import { officeRoutes } from "#server/office-routes.ts";
import { blockPlugin, welcomes } from "#server/plugins/block.ts";
import { bodyPlugin } from "#server/plugins/body.ts";
import { corsPlugin, readOrigins } from "#server/plugins/cors.ts";
import { drained, drainPlugin } from "#server/plugins/drain.ts";
import { knownQueryPlugin } from "#server/plugins/known-query.ts";
import { lateSchemas } from "#server/plugins/late-schemas.ts";
import { limitPlugin } from "#server/plugins/limits.ts";
import { methodsPlugin } from "#server/plugins/methods.ts";
import { pressurePlugin } from "#server/plugins/pressure.ts";
import { securePlugin } from "#server/plugins/secure.ts";
import { visitPlugin } from "#server/plugins/visit.ts";
import { contentRoutes } from "#services/content/routes.ts";
import { searchRoutes } from "#services/search/routes.ts";
import { mediaUrl } from "#storefront/app/media.ts";
import { RepeatedAnswers } from "#storefront/render/cache/repeated-answers.ts";
import { strictPolicy } from "#storefront/render/document/policy.ts";
import { openFormAnswers } from "#storefront/render/form-answers.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import { hostedBackendPages } from "#storefront/render/requests/hosted-backend-pages.ts";
import { mapRoutes } from "#storefront/render/requests/map-routes.ts";
import { pageRoutes } from "#storefront/render/requests/routes.ts";

/** Builds the whole HTTP side: the plugins for every request, then the modules' routes, pages last. */
export async function makeApp(parts: AppServices): Promise<App> {
  const { services, geo, metrics } = parts;
  const { config } = services;
  const hot = new RepeatedAnswers();
  const app = Fastify({
    loggerInstance: services.log as never,
    logController: new LogController({ disableRequestLogging: true }),
    // One logger for all requests: a child logger per request costs more than most requests ever log.
    childLoggerFactory: (logger) => logger,
    trustProxy: config.TRUST_PROXY.includes(",") ? config.TRUST_PROXY.split(",") : config.TRUST_PROXY,
    bodyLimit: 1024 * 1024,
    routerOptions: { maxParamLength: 2000, ignoreTrailingSlash: true },
    serverFactory: (handler) => hot.server(handler, 64 * 1024),
    clientErrorHandler: refuseConnection,
    frameworkErrors: (error, request, reply) =>
      void drained(request.raw).then(() => refuseAddress(error, request, reply)),
    forceCloseConnections: "idle",
    schemaController: lateSchemas(parts.onSchema),
  }).withTypeProvider<TypeBoxTypeProvider>() as unknown as App;

  const csrf = makeCsrf(config.SECRET);
  await app.register(drainPlugin);
  await app.register(blockPlugin, { config });
  await app.register(methodsPlugin);
  await app.register(knownQueryPlugin);
  await collectRoutes(app);
  runAsActors(app);
  app.decorate("reasonOf", reasonOf);
  await app.register(corsPlugin, { origins: readOrigins(config.CORS_ORIGINS) });
  const helmet = {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
    crossOriginResourcePolicy: { policy: "same-site" },
    // Banks and wallets may open a window of their own.
    crossOriginOpenerPolicy: { policy: services.payments.opensWindows ? "same-origin-allow-popups" : "same-origin" },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
  } as const;
  await app.register(securePlugin, { helmet });
  await app.register(cookie);
  await app.register(compress, { globalDecompression: false, threshold: 1024, encodings: ["br", "gzip"] });
  await app.register(bodyPlugin);
  await app.register(visitPlugin, { db: services.db, geo });
  await app.register(pressurePlugin, { busyAfter: config.BUSY_AFTER_MS });
  await app.register(limitPlugin, { limits: config });

  app.addHook("onSend", (request, reply, _payload, done) => {
    if (request.protocol === "https") reply.header("strict-transport-security", "max-age=31536000; includeSubDomains");
    if (!reply.hasHeader("content-security-policy")) reply.header("content-security-policy", strictPolicy);
    done();
  });
  hot.use({ isWelcome: welcomes(config), count: () => metrics.pages.inc({ result: "hot" }) });
  app.addHook("onResponse", (request, reply, done) => {
    hot.remember(request, reply);
    const route = request.routeOptions.url ?? "unknown";
    const status = `${Math.floor(reply.statusCode / 100)}xx`;
    metrics.requests.observe({ route, status }, reply.elapsedTime / 1000);
    if (reply.statusCode >= 500 && reply.statusCode !== 503)
      request.log.error({ reqId: request.id, url: request.url, status: reply.statusCode }, "request failed");
    done();
  });

  const drafts = (hash: string) => openDrafts(config, services.db, services.log, hash);
  const site: PageServices = {
    services,
    csrf,
    cache: parts.pages,
    metrics,
    build: parts.build,
    shop: parts.shop,
    redirectOf: contentRedirect,
    formAnswers: openFormAnswers(services.db, config.SECRET),
    drafts,
  };
  handleErrors(app, site);
  await fixedRoutes(app, parts);
  const brandOf = emailBrandOf(services);
  const [pictures = ""] = mediaUrl(config.MEDIA_URL, "").split("?");
  await officePages(app, parts.office ?? noOfficeFiles, async () => ({
    shop: (await brandOf(defaultLocale)).name,
    pictures,
    look: services.config.look ?? null,
  }));
  await app.register(async (scope) => apiRoutes(scope as unknown as App, parts, csrf), { prefix: "/api" });
  await app.register(async (scope) => officeRoutes(scope as unknown as App, parts, csrf), { prefix: "/office/api" });
  const keys = {
    apiKey: config.CONTENT_API_KEY,
    deliveryToken: config.CONTENT_DELIVERY_TOKEN,
    environment: config.CONTENT_ENVIRONMENT,
    previewToken: config.CONTENT_PREVIEW_TOKEN,
    managementToken: config.CONTENT_MANAGEMENT_TOKEN,
  };
  const takeFile = filesIn(services.media);
  const content = { db: services.db, keys, jobs: services.jobs, origin: config.PUBLIC_URL || undefined, takeFile };
  await app.register(async (scope) => contentRoutes(scope as unknown as App, content), { prefix: "/v3" });
  // Search clients send a bearer key and no cookie, so these routes are outside the scope that requires a CSRF token.
  const search = { db: services.db, engine: "firn", key: config.SEARCH_KEY };
  await app.register(async (scope) => searchRoutes(scope as unknown as App, search), { prefix: "/api/as/v1/engines" });
  await app.register(async (scope) => clickRoutes(scope as unknown as App, services), { prefix: "/api/search" });
  // Payment providers sign their requests instead of sending a CSRF token.
  const webhooks = { prefix: "/api/payments/webhook" };
  await app.register(async (scope) => paymentWebhookRoutes(scope as unknown as App, services), webhooks);
  discoveryRoutes(app, services);
  mapRoutes(app, services.db);
  await openMediaRoutes(app, services);
  await app.register(async (scope) => {
    const asText = { parseAs: "string" as const };
    scope.addContentTypeParser("application/x-www-form-urlencoded", asText, (_request, body, done) => done(null, body));
    const hosted = openHostedBackend(services);
    if (hosted) hostedBackendPages(scope as unknown as App, hosted);
    pageRoutes(scope as unknown as App, site);
  });
  return app;
}
