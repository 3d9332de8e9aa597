import type { FastifyRequest } from "fastify";
import { Type } from "typebox";
import { type BrandSource, brandFor } from "#commerce/shared/email/brand.ts";
import { NewCredential, type Passkey, UsedCredential } from "#commerce/shared/passkeys/schema.ts";
import { findPasskeys, staffPasskeys } from "#commerce/shared/passkeys/store.ts";
import { closed, IdParams } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import type { Csrf } from "#platform/http/csrf.ts";
import { originOf } from "#platform/http/origin.ts";
import { idIn } from "#platform/ids.ts";
import { officeSessionIdIn } from "../sign-in/cookie.ts";
import { confirmedOnly, memberOnly, sessionAt } from "../sign-in/office-session.ts";
import { refuse } from "../sign-in/problems.ts";
import { SignedIn } from "../sign-in/schema.ts";
import type { StaffServices } from "../sign-in/services.ts";
import { answerNew, config, placeOf } from "../sign-in/session-routes.ts";
import { hashOf } from "../sign-in/sessions.ts";
import { addPasskey, beginPasskey, beginSignIn, removePasskey, signInWithPasskey } from "./actions.ts";

type Services = StaffServices & BrandSource & { config: { PUBLIC_URL: string } };

const shown = ({ createdAt, lastUsedAt, ...passkey }: Passkey) => ({
  ...passkey,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
});

/** Members' own passkeys, and signing in with one; paths are below /office/api. */
export function passkeyRoutes(app: App, services: Services, csrf: Csrf): void {
  /**
   * Challenges are bound to the cookie. Every caller that changes something has it, because the csrf token is bound to
   * it too.
   */
  const askerOf = (request: FastifyRequest) => ({
    origin: originOf(request, services.config.PUBLIC_URL),
    sessionHash: hashOf(officeSessionIdIn(request) ?? ""),
  });
  const own = { config, onRequest: memberOnly };
  const dangerous = { config, onRequest: [memberOnly, confirmedOnly] };

  app.post("/session/passkey-options", { config }, async (request) => beginSignIn(services, askerOf(request)));

  const Used = Type.Object({ credential: UsedCredential }, closed);
  const signing = { config, schema: { body: Used, response: { 200: SignedIn } } };
  app.post("/session/passkey", signing, async (request, reply) => {
    const signedIn = await signInWithPasskey(services, {
      ...askerOf(request),
      ...placeOf(request),
      credential: request.body.credential,
    });
    if (!signedIn.ok) return refuse(reply, signedIn.problem);
    return answerNew(reply, services, csrf, signedIn.value.sessionId, request);
  });

  app.get("/passkeys", own, async (request) => {
    const passkeys = await findPasskeys(services.db, staffPasskeys, sessionAt(request).member.id);
    return { data: passkeys.map(shown) };
  });

  app.post("/passkeys/registration", dangerous, async (request, reply) => {
    const { name: shop } = await brandFor(services, request.visit.locale);
    const begun = await beginPasskey(services, sessionAt(request).member, { ...askerOf(request), shop });
    return begun.ok ? begun.value : refuse(reply, begun.problem);
  });

  const New = Type.Object({ name: Type.Optional(Type.String({ maxLength: 200 })), credential: NewCredential }, closed);
  app.post("/passkeys", { ...dangerous, schema: { body: New } }, async (request, reply) => {
    const { credential, name = "" } = request.body;
    const added = await addPasskey(services, sessionAt(request).member, { ...askerOf(request), credential, name });
    return added.ok ? reply.code(201).send({ data: shown(added.value) }) : refuse(reply, added.problem);
  });

  app.delete("/passkeys/:id", { ...dangerous, schema: { params: IdParams } }, async (request, reply) => {
    const removed = await removePasskey(services, sessionAt(request).member, idIn(request.params.id));
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}
