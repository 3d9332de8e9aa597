import { Type } from "typebox";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { receiveMessage, type WebhookProblem } from "./payment-events.ts";

const statuses: Record<WebhookProblem["code"], number> = {
  "unknown-provider": 404,
  "bad-signature": 400,
  "provider-silent": 503,
};

const Provider = Type.Object({ provider: Type.String({ maxLength: 40 }) });

/**
 * Webhooks of payment providers: {prefix}/{provider}. Providers sign the raw body, or the address, so the body is not
 * parsed, and they send no CSRF token because the signature identifies them. Both need a scope of their own.
 */
export function paymentWebhookRoutes(app: App, services: CheckoutServices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/:provider", { schema: { params: Provider } }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const { headers, params } = request;
    const query = request.query as Record<string, unknown>;
    const received = await receiveMessage(services, params.provider, { body, headers, query });
    if (received.ok) return reply.header("cache-control", "no-store").send(received.value);
    const { problem } = received;
    if (problem.code === "provider-silent") reply.header("retry-after", "60");
    return sendProblem(reply, statuses[problem.code], problem);
  });
}
