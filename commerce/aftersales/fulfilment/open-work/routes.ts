import { orderNotFound, statuses } from "#commerce/aftersales/fulfilment/problems.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { findOpenWork } from "./read.ts";
import { OpenWork } from "./schema.ts";

/** GET /orders/{id}/open: what can still be done with an order, for staff who may read orders. */
export function openWorkRoutes(app: App, { db }: { db: Db }): void {
  const reading = {
    schema: { tags: ["orders"], params: IdParams, response: { 200: OpenWork } },
    onRequest: [staffOnly(db, "orders:read"), orderInMarkets(db)],
  };
  app.get("/orders/:id/open", reading, async (request, reply) => {
    const work = await findOpenWork(db, idIn(request.params.id));
    reply.header("cache-control", "no-store");
    return work ?? sendProblem(reply, statuses["order-not-found"], orderNotFound.problem);
  });
}
