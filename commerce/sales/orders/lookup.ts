import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { type LimitSettings, limitsOf } from "#commerce/customers/accounts/rules.ts";
import {
  orderAttemptKeysOf,
  pauseBeforeSignIn,
  recordFailure,
  runInQueue,
} from "#commerce/shared/credentials/attempts.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { OrderStatusV2, toOrderStatusV2 } from "./rest.ts";
import type { Order } from "./schema.ts";

/** Finding an order by its number and email address, as guests do, in any orders backend. */

export type LookupServices = { db: Db; config?: LimitSettings };

/** Null when the email address is not the order's. Throws the errors of the orders backend. */
type Find = (id: number, email: string) => Promise<Order | null>;

type LookupRequest = { id: number; email: string; address: string };

/**
 * Wrong numbers and addresses are counted like failed sign-ins, by email address and by caller. `pause`: the seconds to
 * wait before the next attempt; 0 when the order was looked up.
 */
export function lookUp(
  { db, config = { SIGN_IN_TRIES: 10 } }: LookupServices,
  { id, email, address }: LookupRequest,
  find: Find,
): Promise<{ order: Order | null; pause: number }> {
  const trier = orderAttemptKeysOf(email, address);
  return runInQueue(trier, async () => {
    const pause = await pauseBeforeSignIn(db, trier, limitsOf(config));
    if (pause > 0) return { order: null, pause };
    const order = await find(id, email);
    if (!order) await recordFailure(db, trier);
    return { order, pause: 0 };
  });
}

const Email = Type.Object({ email: Type.Optional(Type.String()) });

export const missingOrder = (reply: FastifyReply): FastifyReply =>
  sendProblem(reply, 404, { code: "order-not-found", message: "There is no such order." });

/** GET /order-status/{id} (specification 7.5). */
export function statusRoute(app: App, services: LookupServices, find: Find): void {
  const schema = { params: IdParams, querystring: Email, response: { 200: OrderStatusV2 } };
  app.get("/order-status/:id", { schema }, async (request, reply) => {
    const { email } = request.query;
    if (!email) {
      const message = "Say the e-mail address that the order was placed with.";
      return sendProblem(reply, 422, { code: "email-missing", message, fields: { email: message } });
    }
    reply.header("cache-control", "no-store");
    const asked = { id: idIn(request.params.id), email, address: request.ip };
    const { order, pause } = await lookUp(services, asked, find);
    if (order) return toOrderStatusV2(order);
    if (pause === 0) return missingOrder(reply);
    reply.header("retry-after", pause);
    const message = "Too many wrong numbers and addresses. Try again later.";
    return sendProblem(reply, 429, { code: "too-many-tries", message, detail: { retryAfter: pause } });
  });
}
