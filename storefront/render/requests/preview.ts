import type { FastifyReply, FastifyRequest } from "fastify";
import { ownPath } from "#commerce/customers/accounts/rules.ts";
import type { Config } from "#commerce/settings/environment.ts";
import { TaggedCache } from "#platform/cache/tagged-cache.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { isSameSecret, signatureOf } from "#platform/signed-key.ts";
import type { ContentClient } from "#services/content/client.ts";
import { isSame } from "#services/content/delivery/keys.ts";
import { makePages } from "#storefront/render/make-pages.ts";
import type { PageServices } from "#storefront/render/page-services.ts";
import type { PageRequest } from "#storefront/render/requests/context.ts";
import { forBrowser, sendPrivate, sendRedirect } from "#storefront/render/requests/send.ts";

/** Shows drafts on the shop's own pages to a visitor who has the preview token (specification 7.9). */

const cookie = "firn_preview";
const hours = 4;

type Settings = Pick<Config, "SECRET" | "CONTENT_PREVIEW_TOKEN">;

const sign = (text: string, { SECRET, CONTENT_PREVIEW_TOKEN }: Settings): Buffer =>
  signatureOf(text, `preview:${SECRET}:${CONTENT_PREVIEW_TOKEN}`);

/** Returns the hash of this visitor's preview. Null when there is none, which is the usual case. */
export function previewOf(request: FastifyRequest, settings: Settings, now = Date.now()): string | null {
  const given = request.cookies[cookie];
  if (!given || !settings.CONTENT_PREVIEW_TOKEN) return null;
  const [hash = "", until = "", signature = ""] = given.split(".");
  const isOurs = isSameSecret(Buffer.from(signature, "base64url"), sign(`${hash}.${until}`, settings));
  return isOurs && Number(until) > now ? hash : null;
}

/** Returns the site with drafts in place of published content. Nothing that is read for it is cached. */
export function withDrafts(site: PageServices, drafts: ContentClient, endPath: string): PageServices {
  return {
    ...site,
    services: { ...site.services, content: drafts, cache: new TaggedCache({ maxSize: 0 }) },
    preview: { endPath },
  };
}

/** Serves a shared page with drafts. It is rendered for this response only and not stored. */
export async function servePreview({
  site,
  shop,
  reply,
  target,
  context,
  isPayload,
}: PageRequest): Promise<FastifyReply> {
  site.metrics.pages.inc({ result: "private" });
  const pages = makePages(site, shop);
  const { payload } = await pages.answer(target, context);
  if ("redirect" in payload) return sendRedirect(reply, isPayload, { ...payload, status: 302 });
  if (!isPayload) return sendPrivate(site.services, reply, payload, await pages.html(payload, context));
  return reply.code(payload.status).header("cache-control", "private, no-store").send(forBrowser(payload));
}

export const endOf = (path: string): string => `/api/content/preview/end?to=${encodeURIComponent(path)}`;

const pathOf = (to: unknown): string => (typeof to === "string" && ownPath(to)) || "/";

/** GET /content/preview?token&hash&to starts a preview in this browser. GET /content/preview/end?to ends it. */
export function previewRoutes(app: App, settings: Settings): void {
  const send = (reply: FastifyReply, to: string) => reply.header("cache-control", "no-store").redirect(to, 302);

  app.get<{ Querystring: Record<string, unknown> }>("/content/preview", async (request, reply) => {
    const { token, hash = "draft", to } = request.query;
    if (!isSame(token, settings.CONTENT_PREVIEW_TOKEN)) {
      const fields = { token: "is not the preview token" };
      return sendProblem(reply, 403, { code: "wrong-token", message: "The preview token is not valid.", fields });
    }
    if (typeof hash !== "string" || !/^[\w-]{1,100}$/.test(hash)) {
      const fields = { hash: "must be 1 to 100 letters, digits, _ and -" };
      return sendProblem(reply, 422, { code: "invalid", message: "Check hash.", fields });
    }
    const until = Date.now() + hours * 60 * 60 * 1000;
    const text = `${hash}.${until}`;
    reply.setCookie(cookie, `${text}.${sign(text, settings).toString("base64url")}`, {
      path: "/",
      httpOnly: true,
      sameSite: "lax",
      maxAge: hours * 60 * 60,
      secure: request.protocol === "https",
    });
    return send(reply, pathOf(to));
  });

  app.get<{ Querystring: Record<string, unknown> }>("/content/preview/end", async (request, reply) => {
    reply.clearCookie(cookie, { path: "/" });
    return send(reply, pathOf(request.query.to));
  });
}
