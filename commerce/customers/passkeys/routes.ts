import type { FastifyRequest } from "fastify";
import { proofIn } from "#commerce/customers/accounts/owner.ts";
import { makeOwnCustomers } from "#commerce/customers/backend/backend.ts";
import { refuse, send, sendCustomer, signedIn } from "#commerce/customers/backend/responses.ts";
import { one } from "#commerce/customers/backend/rest.ts";
import type { SessionActions } from "#commerce/customers/backend/session-routes.ts";
import { type BrandSource, brandFor } from "#commerce/shared/email/brand.ts";
import { customerPasskeys, findPasskeys } from "#commerce/shared/passkeys/store.ts";
import { IdParams, toV3 } from "#commerce/shared/rest/shapes.ts";
import type { App } from "#platform/http/app.ts";
import { originOf } from "#platform/http/origin.ts";
import { idIn } from "#platform/ids.ts";
import * as passkeys from "./actions.ts";
import { NameBody, PasswordBody, RegisterBody, SignInBody } from "./schema.ts";

type Services = passkeys.PasskeyServices & BrandSource & { config: { PUBLIC_URL: string } };

/**
 * Routes for the customer's own passkeys and for signing in with one; our additions to 7.4. The client first requests
 * options with a challenge, and sends the browser's answer in the same session within ten minutes.
 */
export function passkeyRoutes(app: App, services: Services, sessions: SessionActions): void {
  const { db, config } = services;
  const customers = makeOwnCustomers(services);

  /** Starts a session when there is none, because the challenge is bound to it. */
  const askerOf = (request: FastifyRequest): passkeys.PasskeyVisitor => ({
    origin: originOf(request, config.PUBLIC_URL),
    sessionHash: request.visit.start().sessionHash,
  });
  const ownId = async (request: FastifyRequest) => (await request.visit.session()).customerId ?? 0;

  app.get("/customers/passkeys", { preValidation: signedIn }, async (request, reply) =>
    send(reply, 200, { data: (await findPasskeys(db, customerPasskeys, await ownId(request))).map(toV3), meta: {} }),
  );

  const beginning = { schema: { body: PasswordBody }, preValidation: signedIn };
  app.post("/customers/passkeys/registration", beginning, async (request, reply) => {
    const { name: shop } = await brandFor(services, request.visit.locale);
    const wish = { ...askerOf(request), shop, password: request.body.current_password, address: request.ip };
    const begun = await passkeys.beginRegistration(services, await ownId(request), wish);
    return begun.ok ? send(reply, 200, begun.value) : refuse(reply, begun.problem);
  });

  const registering = { schema: { body: RegisterBody }, preValidation: signedIn };
  app.post("/customers/passkeys", registering, async (request, reply) => {
    const { credential, name = "" } = request.body;
    const made = { ...askerOf(request), credential, name, locale: request.visit.locale.code };
    const kept = await passkeys.finishRegistration(services, await ownId(request), made);
    return kept.ok ? send(reply, 201, one(toV3(kept.value))) : refuse(reply, kept.problem);
  });

  const naming = { schema: { params: IdParams, body: NameBody }, preValidation: signedIn };
  app.put("/customers/passkeys/:id", naming, async (request, reply) => {
    const change = { id: idIn(request.params.id), name: request.body.name };
    const named = await passkeys.renamePasskey(services, await ownId(request), change);
    return named.ok ? send(reply, 200, one(toV3(named.value))) : refuse(reply, named.problem);
  });

  const removing = { schema: { params: IdParams }, preValidation: signedIn };
  app.delete("/customers/passkeys/:id", removing, async (request, reply) => {
    const removed = await passkeys.removePasskey(services, await ownId(request), {
      id: idIn(request.params.id),
      ...proofIn(request),
      locale: request.visit.locale.code,
    });
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });

  app.post("/customers/passkeys/sign-in-options", async (request, reply) =>
    send(reply, 200, await passkeys.beginSignIn(services, askerOf(request))),
  );

  app.post("/customers/passkeys/sign-in", { schema: { body: SignInBody } }, async (request, reply) => {
    const { credential } = request.body;
    const found = await passkeys.signInWithPasskey(services, { ...askerOf(request), credential });
    if (!found.ok) return refuse(reply, found.problem);
    await sessions.signIn(request, reply, found.value.customerId);
    return sendCustomer(reply, customers, found.value.customerId);
  });
}
