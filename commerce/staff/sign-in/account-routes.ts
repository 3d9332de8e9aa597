import { Type } from "typebox";
import { textFault, tidy } from "#commerce/shared/credentials/rules.ts";
import { languages } from "#commerce/shared/regions/schema.ts";
import { closed, IdParams, literals } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { noteFailedSignIn, noteInAudit } from "../audit/writes.ts";
import { checkProof } from "./actions.ts";
import { confirmedOnly, memberOnly, sessionAt } from "./office-session.ts";
import { changePassword } from "./passwords.ts";
import { faultsIn, refuse } from "./problems.ts";
import { beginSecondFactor, confirmSecondFactor, removeSecondFactor } from "./second-factor-actions.ts";
import type { StaffServices } from "./services.ts";
import { config } from "./session-routes.ts";
import { confirmSession, endSession, listSessions } from "./sessions.ts";

const text = Type.String({ maxLength: 1000 });
const Code = Type.String({ maxLength: 100 });
const Sessions = Type.Object({
  data: Type.Array(
    Type.Object({
      id: Type.Integer(),
      address: Type.String(),
      agent: Type.String(),
      createdAt: Type.String(),
      seenAt: Type.String(),
      isCurrent: Type.Boolean(),
    }),
  ),
});

/** Routes for members on their own account, whatever their permissions; paths are below /office/api. */
export function accountRoutes(app: App, services: StaffServices): void {
  const { db } = services;
  const own = { config, onRequest: memberOnly };
  const dangerous = { config, onRequest: [memberOnly, confirmedOnly] };

  /** Members prove their identity again before a sensitive action. */
  const Proof = Type.Object({ password: text, code: Type.Optional(Code) }, closed);
  app.post("/session/confirm", { ...own, schema: { body: Proof } }, async (request, reply) => {
    const { id, member } = sessionAt(request);
    const proved = await checkProof(services, { ...request.body, email: member.email, address: request.ip });
    if (!proved.ok) {
      if (proved.problem.code === "wrong-credentials") await noteFailedSignIn(db, member.email, request);
      return refuse(reply, proved.problem);
    }
    await confirmSession(db, id);
    return reply.code(204).send();
  });

  app.get("/sessions", { ...own, schema: { response: { 200: Sessions } } }, async (request) => {
    const { id: current, member } = sessionAt(request);
    const sessions = await listSessions(db, member.id);
    const data = sessions.map(({ createdAt, seenAt, ...session }) => ({
      ...session,
      createdAt: createdAt.toISOString(),
      seenAt: seenAt.toISOString(),
      isCurrent: session.id === current,
    }));
    return { data };
  });

  app.delete("/sessions/:id", { ...own, schema: { params: IdParams } }, async (request, reply) => {
    const isEnded = await endSession(db, sessionAt(request).member.id, idIn(request.params.id));
    if (isEnded) return reply.code(204).send();
    return sendProblem(reply, 404, { code: "not-found", message: "There is no such session of yours." });
  });

  const Profile = Type.Object({ name: Type.Optional(text), language: Type.Optional(literals(languages)) }, closed);
  app.patch("/profile", { ...own, schema: { body: Profile } }, async (request, reply) => {
    const { name: typed, language } = request.body;
    const name = typed === undefined ? undefined : tidy(typed);
    const faults = name === undefined ? null : faultsIn({ name: textFault(name, 80) });
    if (faults) return refuse(reply, faults.problem);
    const change = { ...(name !== undefined && { name }), ...(language && { language }) };
    const { id } = sessionAt(request).member;
    if (Object.keys(change).length > 0)
      await db.updateTable("staff_members").set(change).where("id", "=", id).execute();
    return reply.code(204).send();
  });

  const Passwords = Type.Object({ current: text, new: text }, closed);
  app.put("/password", { ...own, schema: { body: Passwords } }, async (request, reply) => {
    const session = sessionAt(request);
    const changed = await changePassword(services, session, { ...request.body, address: request.ip });
    if (!changed.ok) return refuse(reply, changed.problem);
    await noteInAudit(db, { action: "password", type: "member", id: String(session.member.id) });
    return reply.code(204).send();
  });

  app.post("/second-factor", dangerous, async (request, reply) => {
    const begun = await beginSecondFactor(services, sessionAt(request).member);
    return begun.ok ? begun.value : refuse(reply, begun.problem);
  });

  const Confirmation = Type.Object({ code: Code }, closed);
  app.post("/second-factor/confirm", { ...own, schema: { body: Confirmation } }, async (request, reply) => {
    const confirmed = await confirmSecondFactor(services, sessionAt(request).member, request.body.code);
    return confirmed.ok ? confirmed.value : refuse(reply, confirmed.problem);
  });

  app.delete("/second-factor", dangerous, async (request, reply) => {
    const removed = await removeSecondFactor(services, sessionAt(request).member);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}
