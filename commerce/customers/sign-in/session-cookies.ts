import type { FastifyReply } from "fastify";

export const sessionCookie = "firn_session";
const month = 30 * 24 * 60 * 60;

/** The session cookie, and beside it a mark that scripts can read: this browser has a session worth asking for. */
export function setSessionCookies(reply: FastifyReply, id: string): void {
  const shared = { path: "/", sameSite: "lax", maxAge: month, secure: reply.request.protocol === "https" } as const;
  reply.setCookie(sessionCookie, id, { ...shared, httpOnly: true });
  reply.setCookie("known", "1", shared);
}
