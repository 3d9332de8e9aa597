import type { FastifyReply, FastifyRequest } from "fastify";
import { parseLocale, priceRegionOf } from "#commerce/shared/regions/rules.ts";
import type { Locale } from "#commerce/shared/regions/schema.ts";
import { comesFromOurPage } from "#platform/http/csrf.ts";
import { FormError } from "#platform/http/form-data.ts";
import { originOf } from "#platform/http/origin.ts";
import type { App } from "#platform/http.ts";
import type { PageAnswer, PageContext } from "#storefront/app/page.ts";
import { keyOf } from "#storefront/render/cache/cache-key.ts";
import { sendStored, storedPage } from "#storefront/render/cache/page-cache.ts";
import { policyFor } from "#storefront/render/document/policy.ts";
import { makePages, type PageTarget } from "#storefront/render/make-pages.ts";
import type { PageServices, ShopModule } from "#storefront/render/page-services.ts";
import { hasLocale, movedBy } from "#storefront/render/requests/content-redirects.ts";
import { endOf, previewOf, servePreview, withDrafts } from "#storefront/render/requests/preview.ts";
import { forBrowser, sendPrivate, sendRedirect } from "#storefront/render/requests/send.ts";
import { type SentForm, uploadRoutes } from "#storefront/render/requests/upload.ts";
import { visitorOf } from "#storefront/render/requests/visitor.ts";
import { hasChosenLocale, keepCampaign, keepLocale } from "#storefront/routing/locale-cookies.ts";

const payloadName = "/_payload.json";
/** Addresses that belong to programs: what no route took there is missing, not a page to redirect to. */
const notPages = /^\/(?:api|v3|builds|assets|i|s|v|metrics|sitemaps)(?:\/|$|\?)/;

/** Every page of the shop: GET for its HTML or its payload, POST for its form. Registered last: it takes what is left. */
export function pageRoutes(app: App, site: PageServices): void {
  app.get("/*", (request, reply) => serve(site, request, reply));
  app.post("/*", (request, reply) => serve(site, request, reply));
  uploadRoutes(app, (request, reply) => serve(site, request, reply));
}

/** An error page in the visitor's language, for the error handler. */
export async function sendErrorPage(
  site: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  error?: Error,
) {
  const shop = await site.shop();
  const target: PageTarget = {
    route: null,
    params: error instanceof FormError ? badFormOf(request, error) : {},
    status,
    detail: detailOf(site, error),
  };
  const locale = parseLocale((request.params as { locale?: string }).locale ?? "") ?? request.visit.locale;
  const context = await contextOf(site, request, locale, "/", new URLSearchParams(), {});
  const pages = makePages(site, shop);
  const { payload } = await pages.answer(target, context);
  return sendPrivate(site.services, reply, payload, await pages.html(payload, context));
}

/** For the page about a form that was not taken: the field at fault, and the address that shows the form again. */
const badFormOf = (request: FastifyRequest, { field = "" }: FormError): Record<string, string> => ({
  badForm: "1",
  field,
  back: /^\/[\w-]/.test(request.url) ? request.url : "",
});

/** What may be said of an error: in development all of it, else what is meant for visitors. */
const detailOf = ({ services }: PageServices, error?: Error & { expose?: boolean }): string | undefined =>
  error?.expose ? error.message : services.config.isProduction ? undefined : error?.stack;

async function serve(published: PageServices, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const hash = previewOf(request, published.services.config);
  const endPath = endOf(request.raw.url?.replace(payloadName, "") || "/");
  const site = hash ? withDrafts(published, published.drafts(hash), endPath) : published;
  if (hash) reply.header("x-robots-tag", "noindex");
  if (notPages.test(request.raw.url ?? "/")) {
    reply.callNotFound();
    return reply;
  }
  const shop = await site.shop();
  const [rawPath = "/", rawQuery = ""] = request.raw.url?.split(/\?(.*)/s) ?? [];
  const decoded = decode(rawPath);
  if (decoded === null || decoded.includes("\0")) return sendErrorPage(site, request, reply, 404);
  const isPayload = decoded.endsWith(payloadName);
  const path = isPayload ? decoded.slice(0, -payloadName.length) || "/" : decoded;
  if (path.endsWith(".xml")) return sendErrorPage(site, request, reply, 404);

  const search = rawQuery ? `?${rawQuery}` : "";
  const tellLoop = () => {
    const loop = Object.assign(new Error("Too many redirects"), { expose: true });
    return sendErrorPage(site, request, reply, 400, loop);
  };
  const wanted = { path, search, locale: request.visit.locale };
  const moved = hasLocale.test(path) ? null : await movedBy(site, request, reply, wanted, isPayload, tellLoop);
  if (moved) return moved;
  const isChoice = hasChosenLocale(request);
  const to = shop.navigate({
    path: path.length > 1 ? path.replace(/\/+$/, "") || "/" : path,
    search,
    current: request.visit.locale,
    chosen: isChoice,
  });
  if (to.kind === "redirect") return sendRedirect(reply, isPayload, encodeURI(decodeSafe(to.to)), 302);

  const below = { path: to.path, search, locale: to.locale, isBelow: true };
  const movedBelow = await movedBy(site, request, reply, below, isPayload, tellLoop);
  if (movedBelow) return movedBelow;

  const query = new URLSearchParams(rawQuery);
  if (!isChoice) keepLocale(request, reply, to.locale, false);
  keepCampaign(request, reply, query);

  const match = shop.matcher(to.path);
  const target: PageTarget = match ? { ...match, status: 200 } : { route: null, params: {}, status: 404 };
  const context = await contextOf(site, request, to.locale, to.path, query, target.params);
  const pages = makePages(site, shop);
  if (request.method === "POST") return servePost(site, request, reply, target, context, shop);
  if (target.route?.kind === "private") return servePrivate(site, request, reply, target, context, shop, isPayload);

  if (hash) return servePreview(site, reply, target, context, shop, isPayload);

  const key = keyOf(target.route, context, isPayload);
  const make = async () => {
    // The context has the brand's name of it.
    await shop.loadBrand(site.services, context.locale);
    const { payload, until } = await pages.answer(target, context);
    const status = "redirect" in payload ? 200 : payload.status;
    if ("redirect" in payload && !isPayload) {
      return storedPage(payload.status, "text/plain; charset=utf-8", "", { location: payload.redirect });
    }
    if (isPayload) {
      const data = JSON.stringify(forBrowser(payload));
      return storedPage(status, "application/json; charset=utf-8", data, cacheHeaders, data, until);
    }
    const { html, inlineData } = await pages.html(payload, context);
    const policy = policyFor(inlineData, site.services);
    const headers = { ...cacheHeaders, "content-security-policy": policy };
    // The policy names the page's data by their hashes; all of the page depends on them and on its origin alone.
    const identity = site.services.config.isProduction ? `${context.origin} ${policy}` : html;
    return storedPage(status, "text/html; charset=utf-8", html, headers, identity, until);
  };
  const { value: page, result } = await site.cache.find(key, make);
  site.metrics.pages.inc({ result });
  return sendStored(request, reply, page);
}

const cacheHeaders = { "cache-control": "private, no-cache" };

async function servePrivate(
  site: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  target: PageTarget,
  context: PageContext,
  shop: ShopModule,
  isPayload: boolean,
): Promise<FastifyReply> {
  site.metrics.pages.inc({ result: "private" });
  const visitor = await visitorOf(site, request, reply);
  const own = { ...context, visitor };
  if (target.route?.access === "customer" && !visitor.customer) {
    const back = encodeURIComponent(context.path);
    return sendRedirect(reply, isPayload, shop.localePath(context.locale, `/account/sign-in?to=${back}`), 302);
  }
  const pages = makePages(site, shop);
  const { payload } = await pages.answer(target, own);
  if ("redirect" in payload) return sendRedirect(reply, isPayload, payload.redirect, 302);
  if (isPayload)
    return reply.code(payload.status).header("cache-control", "private, no-store").send(forBrowser(payload));
  return sendPrivate(site.services, reply, payload, await pages.html(payload, own, visitor.csrfToken));
}

async function servePost(
  site: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  target: PageTarget,
  context: PageContext,
  shop: ShopModule,
): Promise<FastifyReply> {
  const post = target.route && shop.posts.get(target.route.page);
  if (!target.route || !post) return sendErrorPage(site, request, reply, target.route ? 405 : 404);
  const { form, files } = sentForm(request.body);
  const isOneClick = target.route.oneClick === true && form.get("List-Unsubscribe") === "One-Click";
  const isOurs =
    isOneClick || site.csrf.isValid(request.visit.sessionId, form.get("_csrf")) || comesFromOurPage(request);
  if (!isOurs) return sendErrorPage(site, request, reply, 403);
  const visitor = await visitorOf(site, request, reply);
  if (target.route.access === "customer" && !visitor.customer) {
    const back = encodeURIComponent(context.path);
    return sendRedirect(reply, false, shop.localePath(context.locale, `/account/sign-in?to=${back}`), 303);
  }
  const own = { ...context, visitor };
  const answer: PageAnswer = await post(own, form, files);
  const pages = makePages(site, shop);
  const { payload } = await pages.finish(answer, target, own);
  // A mail program follows nothing and shows nothing.
  if (isOneClick) return reply.code("redirect" in payload ? 200 : payload.status).send();
  if ("redirect" in payload) return sendRedirect(reply, false, payload.redirect, 303);
  return sendPrivate(site.services, reply, payload, await pages.html(payload, own, visitor.csrfToken));
}

const sentForm = (body: unknown): SentForm =>
  body && typeof body === "object" && "form" in body
    ? (body as SentForm)
    : { form: new URLSearchParams(typeof body === "string" ? body : ""), files: new Map() };

async function contextOf(
  site: PageServices,
  request: FastifyRequest,
  locale: Locale,
  path: string,
  query: URLSearchParams,
  params: Record<string, string>,
): Promise<PageContext> {
  const { services } = site;
  const origin = originOf(request, services.config.PUBLIC_URL);
  const { title: brand, shopping } = await (await site.shop()).loadBrand(services, locale);
  const region = shopping ? priceRegionOf(locale, await request.visit.proRegion()) : null;
  const discount = (await request.visit.discountIn(region)) ?? undefined;
  return { services, locale, brand, region, discount, params, query, origin, path };
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

const decodeSafe = (path: string): string => decode(path) ?? path;
