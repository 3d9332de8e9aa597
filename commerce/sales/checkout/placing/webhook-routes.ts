import { Type } from "typebox";
import type { CheckoutServices } from "#commerce/sales/checkout/services.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { receiveEvent, type WebhookProblem } from "./webhook.ts";

const statuses: Record<WebhookProblem["code"], number> = { "unknown-provider": 404, "bad-signature": 400 };

const Provider = Type.Object({ provider: Type.String({ maxLength: 40 }) });

/**
 * Where payment providers call: POST {prefix}/{provider}. They sign the bytes that they send, so the body stays as it
 * came, and they carry no csrf token: the signature says who it is. In a scope of its own for both reasons.
 */
export function paymentWebhookDoor(app: App, services: CheckoutServices): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) => done(null, body));
  app.post("/:provider", { schema: { params: Provider } }, async (request, reply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
    const received = await receiveEvent(services, request.params.provider, body, request.headers);
    if (!received.ok) return sendProblem(reply, statuses[received.problem.code], received.problem);
    return reply.header("cache-control", "no-store").send({ received: true });
  });
}
