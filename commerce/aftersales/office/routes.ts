import { Type } from "typebox";
import { missingOrder } from "#commerce/sales/orders/lookup.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { IdParams, one } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { orderBulkRoute } from "./bulk-routes.ts";
import { type CreditNoteServices, creditNoteRoutes } from "./credit-note-routes.ts";
import { type DeskServices, deskRoutes } from "./desk-routes.ts";
import { findOrderDetail } from "./detail.ts";
import { orderListRoutes } from "./list-routes.ts";
import { OrderDetail } from "./schema.ts";
import { findToday, Today } from "./today.ts";
import { findWaiting, OpenWork } from "./waiting.ts";

const tags = ["orders"];

/** Routes with which the office finds and reads orders, with all that happened to them. */
export function orderOfficeRoutes(app: App, services: DeskServices & CreditNoteServices): void {
  const { db } = services;
  orderListRoutes(app, services);
  orderBulkRoute(app, services);
  deskRoutes(app, services);
  creditNoteRoutes(app, services);

  const From = Type.Object({ from: Type.String({ format: "date-time" }) });
  const today = {
    schema: { tags, querystring: From, response: { 200: one(Today) } },
    onRequest: [staffOnly(db, "orders:read"), noStore],
  };
  app.get("/staff/today", today, async (request) => {
    const data = await findToday(db, new Date(request.query.from), new Date(), staffAt(request).markets);
    return { data, meta: {} };
  });

  const waiting = {
    schema: { tags, response: { 200: one(OpenWork) } },
    onRequest: [staffOnly(db, "orders:read"), noStore],
  };
  app.get("/staff/waiting", waiting, async (request) => ({
    data: await findWaiting(db, staffAt(request).markets),
    meta: {},
  }));

  const ofOrder = [staffOnly(db, { read: "orders:read", write: "orders:write" }), orderInMarkets(db), noStore];

  const reading = { schema: { tags, params: IdParams, response: { 200: one(OrderDetail) } }, onRequest: ofOrder };
  app.get("/staff/orders/:id", reading, async (request, reply) => {
    const data = await findOrderDetail(db, idIn(request.params.id), staffAt(request), services.config);
    return data ? { data, meta: {} } : missingOrder(reply);
  });
}
