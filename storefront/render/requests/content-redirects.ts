import type { FastifyReply, FastifyRequest } from "fastify";
import type { PageServices, RedirectQuery } from "#storefront/render/page-services.ts";
import { sendRedirect } from "#storefront/render/requests/send.ts";

/** A path that names its locale. */
export const hasLocale = /^\/[a-z]{2}-(?:[a-z]{2}|global)(?:\/|$)/i;

/** What editors have redirected (specification 2.2): of bare paths before anybody is led to a locale, then below it. */
export async function movedBy(
  site: PageServices,
  request: FastifyRequest,
  reply: FastifyReply,
  wanted: RedirectQuery,
  isPayload: boolean,
  tellLoop: () => Promise<FastifyReply>,
): Promise<FastifyReply | null> {
  if (wanted.path === "/" || !["GET", "HEAD"].includes(request.method)) return null;
  const moved = await site.redirectOf(site.services, wanted);
  if (!moved) return null;
  if (moved.kind === "loop") return tellLoop();
  return sendRedirect(reply, isPayload, moved.to, moved.status);
}
