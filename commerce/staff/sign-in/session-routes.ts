import type { FastifyReply, FastifyRequest } from "fastify";
import { actorOf } from "#commerce/staff/guard/guard.ts";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { App } from "#platform/http/app.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { type AuditNote, noteFailedSignIn, noteInAudit } from "../audit/writes.ts";
import { signIn } from "./actions.ts";
import { clearOfficeCookie, officeSessionIdIn, setOfficeCookie } from "./cookie.ts";
import { csrfSubject, memberOnly, sessionAt, sessionIn } from "./office-session.ts";
import { refuse } from "./problems.ts";
import { SignedIn, SignInBody, toSignedIn } from "./schema.ts";
import type { StaffServices } from "./services.ts";
import { endSession, findSession, newVisitId } from "./sessions.ts";

export const config = { isOfSigningIn: true };

/** The IP address and browser of a request, as sessions store them. */
export const placeOf = (request: FastifyRequest) => ({
  address: request.ip,
  agent: String(request.headers["user-agent"] ?? ""),
});

/** Signing in and out of the office; paths are below /office/api. */
export function sessionRoutes(app: App, services: StaffServices, csrf: Csrf): void {
  const { db } = services;

  /** Before sign-in, the token is bound to a cookie that holds nothing but a random id. */
  app.get("/csrf", { config }, async (request, reply) => {
    const id = officeSessionIdIn(request) ?? newVisitId();
    setOfficeCookie(reply, id);
    return { token: csrf.tokenFor(csrfSubject(id)) };
  });

  const answering = { config, schema: { response: { 200: SignedIn } } };
  app.post("/session", { ...answering, schema: { ...answering.schema, body: SignInBody } }, async (request, reply) => {
    const signedIn = await signIn(services, { ...request.body, ...placeOf(request) });
    if (signedIn.ok) return answerNew(reply, services, csrf, signedIn.value.sessionId, request);
    const { code } = signedIn.problem;
    // Refusals for too many attempts are not logged: nothing was tried, and they could fill the log.
    if (code === "wrong-credentials") await noteFailedSignIn(db, request.body.email, request);
    if (code !== "code-required") request.log.warn({ code, ip: request.ip }, "a sign-in to the office failed");
    return refuse(reply, signedIn.problem);
  });

  app.get("/session", { ...answering, onRequest: memberOnly }, async (request) => {
    const { member, lacksSecondFactor } = sessionAt(request);
    return toSignedIn(member, lacksSecondFactor, csrf.tokenFor(csrfSubject(officeSessionIdIn(request) ?? "")));
  });

  /** Signing out of an ended session is not an error. */
  app.delete("/session", { config }, async (request, reply) => {
    const session = sessionIn(request);
    if (session) await endSession(db, session.member.id, session.id);
    return clearOfficeCookie(reply).code(204).send();
  });
}

/** Sends the member of a new session, and ends this browser's former session. */
export async function answerNew(
  reply: FastifyReply,
  { db }: Pick<StaffServices, "db">,
  csrf: Csrf,
  sessionId: string,
  request: FastifyRequest,
): Promise<FastifyReply> {
  const before = sessionIn(request);
  if (before) await endSession(db, before.member.id, before.id);
  const session = await findSession(db, sessionId);
  if (!session) throw new Error("A session that has just begun is not there.");
  const { member, lacksSecondFactor } = session;
  const noted: AuditNote = { action: "sign-in", type: "member", id: String(member.id), label: member.email };
  await noteInAudit(db, noted, actorOf(staffOfMember(member), request));
  setOfficeCookie(reply, sessionId);
  return reply.send(toSignedIn(member, lacksSecondFactor, csrf.tokenFor(csrfSubject(sessionId))));
}
