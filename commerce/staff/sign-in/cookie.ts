import type { FastifyReply, FastifyRequest } from "fastify";
import { isSessionId } from "./sessions.ts";

/**
 * The office's own cookie: browsers send it below /office only, scripts cannot read it, and it is not sent when a link
 * on another site is followed.
 */
export const officeCookie = "firn_office";
const attributes = { path: "/office", httpOnly: true, sameSite: "strict" } as const;

export function officeSessionIdIn(request: FastifyRequest): string | null {
  const given = request.cookies[officeCookie];
  return given && isSessionId(given) ? given : null;
}

/** The cookie ends with the browser's session; the office session itself ends after 12 hours (sessions.ts). */
export const setOfficeCookie = (reply: FastifyReply, id: string): FastifyReply =>
  reply.setCookie(officeCookie, id, { ...attributes, secure: reply.request.protocol === "https" });

export const clearOfficeCookie = (reply: FastifyReply): FastifyReply => reply.clearCookie(officeCookie, attributes);
