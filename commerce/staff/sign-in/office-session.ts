import type { FastifyReply, FastifyRequest } from "fastify";
import type { Db } from "#database/tables.ts";
import { actors } from "#platform/actor.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { actorOf, identifyMember, refuseStaff, signedOut } from "../guard.ts";
import { staffOfMember } from "../rules.ts";
import { officeSessionIdIn } from "./cookie.ts";
import { findSession, type OfficeSession } from "./sessions.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** A route of signing in: it asks for no permission, and is open before a demanded second factor is set up. */
    isOfSigningIn?: boolean;
    /** A route of members themselves: it asks for no permission, and decides by what its member may. */
    isOfMembers?: boolean;
  }
}

const sessions = new WeakMap<FastifyRequest, OfficeSession>();

/** Csrf tokens of the office are bound to its own cookie: the storefront's are worth nothing here, nor the other way round. */
export const csrfSubject = (sessionId: string): string => `office:${sessionId}`;

/** Answers are data: nothing runs in them, nobody frames them, nobody keeps them. */
const headers = {
  "cache-control": "no-store",
  "content-security-policy": "default-src 'none';frame-ancestors 'none'",
  "x-frame-options": "DENY",
};

const isRead = (method: string) => method === "GET" || method === "HEAD" || method === "OPTIONS";

/** What every call below /office/api meets: whose session it is, its csrf token, and a second factor where one is demanded. */
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
  // Also where no permission is asked for, what members do is told under their name.
  app.addHook("preHandler", (request, _reply, done) => {
    const session = sessions.get(request);
    if (session) actors.run(actorOf(staffOfMember(session.member), request), done);
    else done();
  });
  // Whatever stands here asks for staff: a route that forgot to would be open to everybody.
  app.addHook("onRoute", ({ method, url, config }) => {
    if (config?.permission === undefined && config?.isOfSigningIn !== true && config?.isOfMembers !== true)
      throw new Error(`${method} ${url} asks for no permission.`);
  });
}

/** For routes of members themselves, whatever they may do. */
export async function memberOnly(request: FastifyRequest, reply: FastifyReply) {
  if (!sessions.has(request)) return refuseStaff(reply, signedOut.problem);
}

/** The session that memberOnly let in. */
export function sessionAt(request: FastifyRequest): OfficeSession {
  const session = sessions.get(request);
  if (!session) throw new Error(`${request.routeOptions.url} does not ask for a member.`);
  return session;
}

export const sessionIn = (request: FastifyRequest): OfficeSession | null => sessions.get(request) ?? null;

const confirmedFor = 15 * 60 * 1000;

/** In front of dangerous steps: members prove again who they are when that was a quarter of an hour ago. Keys need not. */
export async function confirmedOnly(request: FastifyRequest, reply: FastifyReply) {
  const session = sessions.get(request);
  if (!session || Date.now() - session.confirmedAt.getTime() < confirmedFor) return;
  const message = "Confirm first that it is you: POST /office/api/session/confirm.";
  return sendProblem(reply, 403, { code: "confirm-first", message });
}
