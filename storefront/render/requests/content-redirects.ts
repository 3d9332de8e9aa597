import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContentRedirect, PageServices, RedirectQuery } from "#storefront/render/page-services.ts";
import { sendRedirect } from "#storefront/render/requests/send.ts";

/** A path that names its locale. */
export const hasLocale = /^\/[a-z]{2}-(?:[a-z]{2}|global)(?:\/|$)/i;

/** What editors have redirected (specification 2.2): of bare paths before anybody is led to a locale, then below it. */
export async function findRedirect(
  site: PageServices,
  { method }: FastifyRequest,
  query: RedirectQuery,
): Promise<ContentRedirect> {
  if (query.path === "/" || !["GET", "HEAD"].includes(method)) return null;
  return site.redirectOf(site.services, query);
}

/**
 * Sends what findRedirect answered. They are two steps because a reply is a thenable: who awaits one waits until it is sent
 * and gets nothing, so "was it redirected?" must be asked of the decision.
 */
export function sendContentRedirect(
  reply: FastifyReply,
  isPayload: boolean,
  moved: NonNullable<ContentRedirect>,
  tellLoop: () => Promise<FastifyReply>,
): FastifyReply | Promise<FastifyReply> {
  if (moved.kind === "loop") return tellLoop();
  return sendRedirect(reply, isPayload, { redirect: moved.to, status: moved.status });
}
