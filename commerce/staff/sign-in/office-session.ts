import type { FastifyReply, FastifyRequest } from "fastify";
import { actorOf, identifyMember, refuseStaff, signedOut } from "#commerce/staff/guard/guard.ts";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import type { App } from "#platform/http/app.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { officeSessionIdIn } from "./cookie.ts";
import { findSession, type OfficeSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route for signing in: it requires no permission, and is open before a required second factor is set up. */
    isOfSigningIn?: boolean;
    /** A route for members themselves: it requires no permission, and decides by the member's own. */
    isOfMembers?: boolean;
  }
}

const sessions = new WeakMap<FastifyRequest, OfficeSession>();

/**
 * The office's csrf tokens are bound to its own cookie, so that the storefront's tokens are not valid here, nor the
 * other way round.
 */
export const csrfSubject = (sessionId: string): string => `office:${sessionId}`;

/** Responses are data: they must not run scripts, be framed or be cached. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-frame-options": "DENY",
};

const isRead = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";

/**
 * Runs for every request below /office/api: finds the session, and checks the csrf token and the second factor when one
 * is required.
 */
export function guardOffice(app: App, db: Db, csrf: Csrf): void {
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(headers);
    const sessionId = officeSessionIdIn(request);
    const session = await findSession(db, sessionId);
    identifyMember(request, Promise.resolve(session && staffOfMember(session.member)));
    if (session) sessions.set(request, session);
    const subject = sessionId && csrfSubject(sessionId);
    if (!isRead(request.method) && !csrf.isValid(subject, request.headers["csrf-token"])) {
      const message =
        "The csrf-token header is missing or belongs to another session. Get one at GET /office/api/csrf.";
      return sendProblem(reply, 403, { code: "csrf", message });
    }
    if (session?.lacksSecondFactor && request.routeOptions.config.isOfSigningIn !== true) {
      const message = "Set up a second factor first: the owner demands one of all.";
      return sendProblem(reply, 403, { code: "second-factor-first", message });
    }
  });
  // Sets the member as the actor, so that the audit log names them on routes without a permission too.
  app.addHook("preHandler", (request, _reply, done) => {
    const session = sessions.get(request);
    if (session) actors.run(actorOf(staffOfMember(session.member), request), done);
    else done();
  });
  // Every route here has to require a permission or be marked otherwise. Without this check, a forgotten guard would
  // leave a route open to everybody.
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.permission === undefined && config?.isOfSigningIn !== true && config?.isOfMembers !== true)
      throw new Error(`${method} ${url} asks for no permission.`);
  });
}

/** For routes for members themselves, whatever their permissions. */
export async function memberOnly(request: FastifyRequest, reply: FastifyReply) {
  if (!sessions.has(request)) return refuseStaff(reply, signedOut.problem);
}

/** The session that memberOnly admitted. */
export function sessionAt(request: FastifyRequest): OfficeSession {
  const session = sessions.get(request);
  if (!session) throw new Error(`${request.routeOptions.url} does not ask for a member.`);
  return session;
}

export const sessionIn = (request: FastifyRequest): OfficeSession | null => sessions.get(request) ?? null;

const confirmedFor = 15 * 60 * 1000;

/** Guards sensitive actions: members have to prove their identity again after 15 minutes. Keys do not. */
export async function confirmedOnly(request: FastifyRequest, reply: FastifyReply) {
  const session = sessions.get(request);
  if (!session || Date.now() - session.confirmedAt.getTime() < confirmedFor) return;
  const message = "Confirm first that it is you: POST /office/api/session/confirm.";
  return sendProblem(reply, 403, { code: "confirm-first", message });
}
