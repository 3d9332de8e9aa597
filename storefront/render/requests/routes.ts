import type { FastifyReply, FastifyRequest } from "fastify";
import type { App } from "#platform/http/app.ts";
import type { PagePayload } from "#storefront/app/payload.ts";
import { keyOf } from "#storefront/render/cache/cache-key.ts";
import { sendStored, storedPage } from "#storefront/render/cache/page-cache.ts";
import { policyFor } from "#storefront/render/document/policy.ts";
import { makePages, type PageTarget } from "#storefront/render/make-pages.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import { findRedirect, hasLocale, sendContentRedirect } from "#storefront/render/requests/content-redirects.ts";
import { contextOf, type PageRequest } from "#storefront/render/requests/context.ts";
import { sendErrorPage } from "#storefront/render/requests/error-page.ts";
import { answerParameter, ownerOf, servePost } from "#storefront/render/requests/posts.ts";
import { endOf, previewOf, servePreview, withDrafts } from "#storefront/render/requests/preview.ts";
import { serveProductPreview } from "#storefront/render/requests/product-preview.ts";
import { forBrowser, sendPrivate, sendRedirect } from "#storefront/render/requests/send.ts";
import { uploadRoutes } from "#storefront/render/requests/upload.ts";
import { visitorOf } from "#storefront/render/requests/visitor.ts";
import { hasChosenLocale, keepCampaign, keepLocale } from "#storefront/routing/locale-cookies.ts";

const payloadName = "/_payload.json";
/** Addresses that are not pages. An unmatched one is answered with 404, without a redirect to a locale. */
const notPages = /^\/(?:api|office|v3|builds|assets|i|s|v|d|metrics|sitemaps)(?:\/|$|\?)/;

/**
 * Registers all pages of the shop: GET for the HTML or the payload, POST for forms. Registered last, because it matches
 * every remaining path.
 */
export function pageRoutes(app: App, site: PageServices): void {
  app.get("/*", (request, reply) => serve(site, request, reply));
  app.post("/*", (request, reply) => serve(site, request, reply));
  uploadRoutes(app, (request, reply) => serve(site, request, reply));
}

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
  const moved = hasLocale.test(path) ? null : await findRedirect(site, request, wanted);
  if (moved) return sendContentRedirect(reply, isPayload, moved, tellLoop);
  const isChoice = hasChosenLocale(request);
  const to = shop.navigate({
    path: path.length > 1 ? path.replace(/\/+$/, "") || "/" : path,
    search,
    current: request.visit.locale,
    chosen: isChoice,
  });
  if (to.kind === "redirect")
    return sendRedirect(reply, isPayload, { redirect: encodePath(to.to) + search, status: 302 });

  const below = { path: to.path, search, locale: to.locale, isBelow: true };
  const movedBelow = await findRedirect(site, request, below);
  if (movedBelow) return sendContentRedirect(reply, isPayload, movedBelow, tellLoop);

  const query = new URLSearchParams(rawQuery);
  if (!isChoice) keepLocale(request, reply, to.locale, false);
  keepCampaign(request, reply, query);

  const match = shop.matcher(to.path);
  const target: PageTarget = match ? { ...match, status: 200 } : { route: null, params: {}, status: 404 };
  const context = await contextOf(site, request, to.locale, to.path, query, target.params);
  const pages = makePages(site, shop);
  const asked: PageRequest = { site, shop, request, reply, target, context, search, isPayload };
  if (request.method === "POST") return servePost(asked);
  // A shared page is handled as private while it shows a form's answer.
  if (
    target.route?.kind === "private" ||
    (query.has(answerParameter) && target.route && shop.posts.has(target.route.page))
  )
    return servePrivate(asked);

  const previewed = await serveProductPreview(asked);
  if (previewed) return previewed;
  if (hash) return servePreview(asked);

  const key = keyOf(target.route, context, isPayload);
  const make = async () => {
    // Loaded first because the context takes the brand's name from it.
    await shop.loadBrand(site.services, context.locale);
    const { payload, until } = await pages.answer(target, context);
    if ("redirect" in payload) return { ...storedPage(payload.status, "text/plain", ""), redirect: payload };
    if (isPayload) {
      const data = JSON.stringify(forBrowser(payload));
      return storedPage(payload.status, "application/json; charset=utf-8", data, cacheHeaders, until);
    }
    const { html, inlineData } = await pages.html(payload, context);
    const policy = policyFor(inlineData, site.services);
    const headers = { ...cacheHeaders, "content-security-policy": policy };
    return storedPage(payload.status, "text/html; charset=utf-8", html, headers, until);
  };
  const { value: page, result } = await site.cache.find(key, make);
  site.metrics.pages.inc({ result });
  if (page.redirect) return sendRedirect(reply, isPayload, page.redirect, search);
  return sendStored(request, reply, page);
}

const cacheHeaders = { "cache-control": "private, no-cache" };

async function servePrivate(asked: PageRequest): Promise<FastifyReply> {
  const { site, shop, request, reply, target, context, search, isPayload } = asked;
  site.metrics.pages.inc({ result: "private" });
  const visitor = await visitorOf(site, request, reply);
  const own = { ...context, visitor };
  if (target.route?.access === "customer" && !visitor.customer) {
    const back = encodeURIComponent(context.path + search);
    const signIn = shop.localePath(context.locale, `/account/sign-in?to=${back}`);
    return sendRedirect(reply, isPayload, { redirect: signIn, status: 302 });
  }
  const pages = makePages(site, shop);
  const { payload: fresh } = await pages.answer(target, own);
  if ("redirect" in fresh) return sendRedirect(reply, isPayload, { ...fresh, status: 302 }, search);
  // The page itself is loaded first, because the form's answer is useless when the page now redirects.
  const isAnswer = context.query.has(answerParameter);
  const said = isAnswer ? await site.formAnswers.find<PagePayload>(ownerOf(visitor), context.path) : null;
  const payload = said?.page === fresh.page ? said : fresh;
  if (isPayload)
    return reply.code(payload.status).header("cache-control", "private, no-store").send(forBrowser(payload));
  return sendPrivate(site.services, reply, payload, await pages.html(payload, own, visitor.csrfToken));
}

function decode(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

/** Encodes a decoded path for an address. Characters that would begin a query or fragment stay part of the path. */
const encodePath = (path: string): string => encodeURI(path).replace(/[?#]/g, encodeURIComponent);
