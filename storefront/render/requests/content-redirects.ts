import type { FastifyReply, FastifyRequest } from "fastify";
import type { ContentRedirect, PageServices, RedirectQuery } from "#storefront/render/page-services.ts";
import { sendRedirect } from "#storefront/render/requests/send.ts";

/** Matches a path that begins with a locale. */
export const hasLocale = /^\/[a-z]{2}-(?:[a-z]{2}|global)(?:\/|$)/i;

/**
 * Finds the editors' redirect for a request (specification 2.2). Paths without a locale are checked before a locale is
 * chosen, and paths below the locale after that.
 */
export async function findRedirect(
  site: PageServices,
  { method }: FastifyRequest,
  query: RedirectQuery,
): Promise<ContentRedirect> {
  if (query.path === "/" || !["GET", "HEAD"].includes(method)) return null;
  return site.redirectOf(site.services, query);
}

/**
 * Sends the redirect found by findRedirect. The two steps are separate because a reply is a thenable: awaiting it waits
 * until it is sent and yields nothing, so only the decision can be checked.
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
