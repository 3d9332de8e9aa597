import { Type } from "typebox";
import { ChallengeBody } from "#commerce/sales/checkout/bodies.ts";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { findChallenge } from "#commerce/sales/payments/test/challenge.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { confirmSecondStep } from "./second-step.ts";

const Reference = Type.Object({ reference: Type.String() });

/** The second step of the test provider's payments. */
export function challengeRoutes(app: App, services: CheckoutServices): void {
  const { db } = services;

  app.get("/payments/test/challenge/:reference", { schema: { params: Reference } }, async (request, reply) => {
    const challenge = await findChallenge(db, request.params.reference);
    if (!challenge) return sendProblem(reply, 404, { code: "not-found", message: "There is no such payment." });
    const { reference, orderId, amount, currency, returnUrl, isOpen } = challenge;
    reply.header("cache-control", "no-store");
    // Browsers get the shop's page of the test bank; API clients get its data.
    if (request.headers.accept?.includes("text/html")) {
      const locale = returnUrl?.split("/")[1] ?? request.visit.locale.code;
      return reply.redirect(`/${locale}/checkout/challenge/${reference}`, 303);
    }
    return reply.send({ reference, order_id: orderId, amount, currency, return_url: returnUrl, is_open: isOpen });
  });

  const ending = { schema: { params: Reference, body: ChallengeBody } };
  app.post("/payments/test/challenge/:reference", ending, async (request, reply) => {
    const { reference } = request.params;
    const challenge = await findChallenge(db, reference);
    if (!challenge) return sendProblem(reply, 404, { code: "not-found", message: "There is no such payment." });
    const ended = await confirmSecondStep(services, reference, request.body.approved);
    if (!ended.ok) return sendProblem(reply, 404, { code: "not-found", message: "There is no such payment." });
    const { orderId, status } = ended.value;
    return reply
      .header("cache-control", "no-store")
      .send({ order_id: orderId, status, return_url: challenge.returnUrl });
  });
}
