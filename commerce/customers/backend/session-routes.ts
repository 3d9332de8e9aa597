import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { takeOver } from "#commerce/customers/accounts/handover.ts";
import { Login, PlatformLogin, Validate } from "#commerce/customers/accounts/schema.ts";
import { endSessionsOf } from "#commerce/customers/sign-in/sessions.ts";
import { staffOf } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { CustomersBackend } from "./backend.ts";
import { admitted, missing, notSignedIn, ownId, reachedId, refuse, send, sendCustomer, signedIn } from "./responses.ts";

/**
 * Starts and ends sessions: rotates the id, attaches the cart and sends the cookies. Provided by the composition root.
 */
export type SessionActions = {
  signIn(request: FastifyRequest, reply: FastifyReply, customerId: number): Promise<void>;
  signOut(request: FastifyRequest, reply: FastifyReply): Promise<void>;
};

const Token = Type.Object({ token: Type.String() });

export function sessionRoutes(
  app: App,
  customers: CustomersBackend,
  sessions: SessionActions,
  { db }: { db: Db },
): void {
  app.post("/customers/login", { schema: { body: Login } }, async (request, reply) => {
    const { email, pw } = request.body;
    const region = await request.visit.region();
    const found = await customers.signIn({ email, password: pw, address: request.ip, region });
    if (!found.ok) return refuse(reply, found.problem, { password: "pw" });
    await sessions.signIn(request, reply, found.value.customerId);
    return sendCustomer(reply, customers, found.value.customerId);
  });

  app.post("/customers/logout", async (request, reply) => {
    await sessions.signOut(request, reply);
    return send(reply, 200, { success: true });
  });

  app.post("/customers/validate-session", async (request, reply) => {
    const { customerId } = await request.visit.session();
    return customerId === null ? notSignedIn(reply) : sendCustomer(reply, customers, customerId);
  });

  const validating = { schema: { body: Validate }, preValidation: signedIn };
  app.post("/customers/validate", validating, async (request, reply) => {
    const customerId = await ownId(request, String(request.body.customer));
    if (customerId === null) return missing(reply);
    const checked = await customers.validatePassword(customerId, { password: request.body.pw, address: request.ip });
    return checked.ok ? send(reply, 200, { success: checked.value.isRight }) : refuse(reply, checked.problem);
  });

  // Without a hosted backend, the response has an address that signs in the first browser that opens it, within a
  // minute.
  const handing = { schema: { body: PlatformLogin }, onRequest: admitted(db, "customers:write") };
  app.post("/customers/bclogin", handing, async (request, reply) => {
    const { id, redirect = "/" } = request.body;
    const customerId = await reachedId(request, db, String(id));
    if (customerId === null) return missing(reply);
    const handed = await customers.platformLogin(customerId, redirect, await request.visit.region());
    if (!handed.ok) return refuse(reply, handed.problem);
    if (await staffOf(request, db)) request.log.warn({ customerId }, "staff were given a sign-in for a customer");
    return send(reply, 200, handed.value);
  });
}

/**
 * Additional routes of shops that store customers themselves: signing out on all devices, and addresses that sign in.
 */
export function ownSessionRoutes(app: App, { db }: { db: Db }, sessions: SessionActions): void {
  /** Signs out on all devices, including this one. */
  app.post("/customers/logout-everywhere", { preValidation: signedIn }, async (request, reply) => {
    const { customerId } = await request.visit.session();
    if (customerId !== null) await endSessionsOf(db, customerId, null);
    await sessions.signOut(request, reply);
    return send(reply, 200, { success: true });
  });

  // A HEAD request would use the address up, and link checkers send them.
  const opening = { schema: { params: Token }, exposeHeadRoute: false };
  app.get("/customers/bclogin/:token", opening, async (request, reply) => {
    reply.header("cache-control", "no-store").header("referrer-policy", "no-referrer");
    // A link on another site does not sign in: it could put visitors into somebody else's account without their
    // knowledge.
    const isForeign = request.headers["sec-fetch-site"] === "cross-site";
    const own = isForeign ? null : await takeOver(db, request.params.token);
    if (own) {
      await sessions.signIn(request, reply, own.customerId);
      return reply.redirect(own.path, 303);
    }
    if (String(request.headers.accept ?? "").includes("text/html")) return reply.redirect("/account/sign-in", 303);
    return sendProblem(reply, 404, { code: "not-found", message: "This address has been used, or is too old." });
  });
}
