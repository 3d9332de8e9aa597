import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { type LimitSettings, limitsOf } from "#commerce/customers/accounts/rules.ts";
import {
  orderAttemptKeysOf,
  pauseBeforeSignIn,
  recordFailure,
  runInQueue,
} from "#commerce/shared/credentials/attempts.ts";
import { IdParams } from "#commerce/shared/rest-shapes.ts";
import type { Db } from "#database/tables.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { idIn } from "#platform/ids.ts";
import { OrderStatusV2, toOrderStatusV2 } from "./rest.ts";
import type { Order } from "./schema.ts";

/** Asking for an order by its number and e-mail address, as guests do, wherever orders are kept. */

export type LookupServices = { db: Db; config?: LimitSettings };

/** Whose e-mail address is not the order's finds nothing. Throws what the place where orders are kept throws. */
type Find = (id: number, email: string) => Promise<Order | null>;

type Asked = { id: number; email: string; address: string };

/**
 * Wrong numbers and addresses are counted like failed sign-ins, by e-mail address and by who asks. `pause`: seconds to wait
 * before anything is looked up again; 0: it was.
 */
export function lookUp(
  { db, config = { SIGN_IN_TRIES: 10 } }: LookupServices,
  { id, email, address }: Asked,
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
