import type { CustomerServices } from "#commerce/customers/accounts/services.ts";
import { exportCustomer } from "#commerce/customers/privacy/export.ts";
import { forgotPassword, resetPassword } from "#commerce/customers/sign-in/recovery.ts";
import { IdParams } from "#commerce/shared/rest-shapes.ts";
import type { App } from "#platform/http.ts";
import { askForConfirmation, confirmEmail } from "./email-address.ts";
import { admitted, missing, ownId, reachedId, refuse, send, signedIn } from "./responses.ts";
import { ConfirmEmail, ForgotPassword, ResetPassword } from "./schema.ts";

/** What is done by links in emails, and a copy of one's data. Additions of ours to 7.4. */
export function linkRoutes(app: App, services: CustomerServices): void {
  const { db } = services;

  /** 202 whether or not somebody has that address: an email is on its way if so. */
  app.post("/customers/forgot-password", { schema: { body: ForgotPassword } }, async (request, reply) => {
    const typed = { email: request.body.email, address: request.ip, locale: request.visit.locale.code };
    const asked = await forgotPassword(services, typed);
    return asked.ok ? send(reply, 202, { success: true }) : refuse(reply, asked.problem);
  });

  app.post("/customers/reset-password", { schema: { body: ResetPassword } }, async (request, reply) => {
    const { token, new_password: password } = request.body;
    const reset = await resetPassword(services, { token, password, locale: request.visit.locale.code });
    return reset.ok ? send(reply, 200, { success: true }) : refuse(reply, reset.problem, { password: "new_password" });
  });

  app.post("/customers/confirm-email", { schema: { body: ConfirmEmail } }, async (request, reply) => {
    const { token } = request.body;
    const confirmed = await confirmEmail(services, { token, sessionHash: request.visit.sessionHash });
    return confirmed.ok ? send(reply, 200, { success: true }) : refuse(reply, confirmed.problem);
  });

  /** Sends the link that confirms the e-mail address once more; nothing where none is left to confirm. */
  const asking = { schema: { params: IdParams }, preValidation: signedIn };
  app.post("/customers/:id/confirmation", asking, async (request, reply) => {
    const customerId = await ownId(request, request.params.id);
    if (customerId === null) return missing(reply);
    const place = { address: request.ip, locale: request.visit.locale.code };
    const asked = await askForConfirmation(services, customerId, place);
    return asked.ok ? send(reply, 202, { success: true }) : refuse(reply, asked.problem);
  });

  const reading = { schema: { params: IdParams }, preValidation: admitted(db, "customers:read") };
  app.get("/customers/:id/export", reading, async (request, reply) => {
    const customerId = await reachedId(request, db, request.params.id);
    const data = customerId === null ? null : await exportCustomer(db, customerId);
    if (!data) return missing(reply);
    reply.header("content-disposition", `attachment; filename="firn-customer-${customerId}.json"`);
    reply.type("application/json; charset=utf-8");
    return reply.header("cache-control", "no-store").send(JSON.stringify(data, null, 2));
  });
}
