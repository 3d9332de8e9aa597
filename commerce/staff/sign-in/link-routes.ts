import { Type } from "typebox";
import { closed } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { acceptInvitation, findInvitation, forgotPassword, resetPassword } from "./passwords.ts";
import { refuse } from "./problems.ts";
import type { StaffServices } from "./services.ts";
import { config } from "./session-routes.ts";
import { setUp } from "./set-up.ts";

const text = Type.String({ maxLength: 1000 });
const Token = Type.String({ maxLength: 200 });

/** Routes behind links in emails, for visitors who are not signed in; paths are below /office/api. */
export function linkRoutes(app: App, services: StaffServices): void {
  /** Answers 202 whether or not a member has that address; an email is sent only if one does. */
  const Forgotten = Type.Object({ email: text }, closed);
  app.post("/password/forgot", { config, schema: { body: Forgotten } }, async (request, reply) => {
    const asked = await forgotPassword(services, { email: request.body.email, address: request.ip });
    return asked.ok ? reply.code(202).send({ success: true }) : refuse(reply, asked.problem);
  });

  const Reset = Type.Object({ token: Token, password: text }, closed);
  app.post("/password/reset", { config, schema: { body: Reset } }, async (request, reply) => {
    const reset = await resetPassword(services, request.body);
    return reset.ok ? reply.code(204).send() : refuse(reply, reset.problem);
  });

  const ByToken = Type.Object({ token: Token });
  const Invitation = Type.Object({ email: Type.String(), name: Type.String(), role: Type.String() });
  const reading = { config, schema: { params: ByToken, response: { 200: Invitation } } };
  app.get("/invitations/:token", reading, async (request, reply) => {
    const invited = await findInvitation(services, request.params.token);
    return invited.ok ? invited.value : refuse(reply, invited.problem);
  });

  const Acceptance = Type.Object({ token: Token, name: text, password: text }, closed);
  app.post("/invitations/accept", { config, schema: { body: Acceptance } }, async (request, reply) => {
    const accepted = await acceptInvitation(services, request.body);
    return accepted.ok ? reply.code(204).send() : refuse(reply, accepted.problem);
  });

  const SetUp = Type.Object({ token: Token, name: text, email: text, password: text }, closed);
  app.post("/setup", { config, schema: { body: SetUp } }, async (request, reply) => {
    const { language } = request.visit.locale;
    const made = await setUp(services, { ...request.body, language });
    return made.ok ? reply.code(201).send({ success: true }) : refuse(reply, made.problem);
  });
}
