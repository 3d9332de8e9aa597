import type { FastifyReply } from "fastify";

export const sessionCookie = "firn_session";
const month = 30 * 24 * 60 * 60;

/** Sets the session cookie, and a cookie readable by scripts that says that this browser has a session. */
export function setSessionCookies(reply: FastifyReply, id: string): void {
  const shared = { path: "/", sameSite: "lax", maxAge: month, secure: reply.request.protocol === "https" } as const;
  reply.setCookie(sessionCookie, id, { ...shared, httpOnly: true });
  reply.setCookie("known", "1", shared);
}
