import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { Waiting } from "#commerce/shared/lists/schema.ts";
import type { PriceRegion } from "#commerce/shared/regions/schema.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffIn, staffOnly, staffToo } from "#commerce/staff/guard/guard.ts";
import { mayIn } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { OrdersBackend } from "./backend.ts";
import { type LookupServices, missingOrder as missing, statusRoute } from "./lookup.ts";
import { orderInMarkets } from "./market-guard.ts";
import { countToPack, findOrder, historyOf, listOrders } from "./reads.ts";
import { OrderEventV2, OrderV2, ShipmentV2, toOrderEventV2, toOrderV2, toShipmentV2 } from "./rest.ts";
import { readStatus } from "./states.ts";
import { findVisible } from "./visible.ts";

const ByCustomer = Type.Object({ customerId: Type.String() });
const Paging = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
});
const Filter = Type.Object({
  status_id: Type.Optional(Type.String({ maxLength: 40, description: "The number or name of a status." })),
  min_date_created: Type.Optional(Type.String({ maxLength: 60, description: "RFC 2822, RFC 3339 or Unix seconds." })),
  email: Type.Optional(Type.String({ maxLength: 320 })),
  ...Paging.properties,
});

const whose = async (request: FastifyRequest) => (await request.visit.session()).customerId;

/** Parses a date in the form of mail headers or RFC 3339, or seconds. Undefined when empty, null when not a date. */
function readDate(text: string | undefined): Date | null | undefined {
  if (text === undefined || text === "") return undefined;
  const date = new Date(/^\d{9,11}$/.test(text) ? Number(text) * 1000 : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? date : null;
}

/**
 * Orders for their customers (specification 7.5), to whom other customers' orders do not exist; guests' orders for
 * callers with their access token; and any order for staff with the scope orders:read.
 */
export function orderRoutes(app: App, orders: OrdersBackend, services: LookupServices): void {
  sharedOrderRoutes(app, orders, services);
  statusRoute(app, services, orders.findForEmail);
}

/** Routes on a buyer's own orders, and on all orders for staff. */
export function sharedOrderRoutes(app: App, orders: OrdersBackend, services: { db: Db }): void {
  const onRequest = staffToo(services.db, "orders:read");
  const ofOrder = [onRequest, orderInMarkets(services.db)];
  const visible = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    reply.header("cache-control", "no-store");
    return (await findVisible(request, { db: services.db, find: orders.find }, id, "orders:read"))?.order ?? null;
  };

  const listing = {
    schema: { params: ByCustomer, querystring: Paging, response: { 200: Type.Array(OrderV2) } },
    onRequest,
  };
  app.get("/orders/:customerId", listing, async (request, reply) => {
    const customerId = idIn(request.params.customerId);
    const isAllowed = customerId !== 0 && (staffIn(request) !== null || (await whose(request)) === customerId);
    if (!isAllowed) return missing(reply);
    const { page, limit } = request.query;
    reply.header("cache-control", "no-store");
    const staff = staffIn(request);
    const found = await orders.of(customerId, page, limit);
    return found
      .filter(({ region }) => !staff || mayIn(staff, region as PriceRegion))
      .map((order) => toOrderV2(order, staff !== null));
  });

  app.get(
    "/order/:id",
    { schema: { params: IdParams, response: { 200: OrderV2 } }, onRequest: ofOrder },
    async (request, reply) => {
      const order = await visible(request, reply, request.params.id);
      return order ? toOrderV2(order, staffIn(request) !== null) : missing(reply);
    },
  );

  const shipments = { schema: { params: IdParams, response: { 200: Type.Array(ShipmentV2) } }, onRequest: ofOrder };
  app.get("/orders/:id/shipments", shipments, async (request, reply) => {
    const order = await visible(request, reply, request.params.id);
    return order ? (await orders.shipments(order)).map((one) => toShipmentV2(one, order)) : missing(reply);
  });
}

/** For staff with the scope orders:read: all orders, and the history of one. */
export function staffOrderRoutes(app: App, { db }: { db: Db }): void {
  const onRequest = staffOnly(db, "orders:read");

  const all = { schema: { querystring: Filter, response: { 200: Type.Array(OrderV2) } }, onRequest };
  app.get("/orders", all, async (request, reply) => {
    const { query } = request;
    const regions = staffAt(request).markets;
    const status = query.status_id === undefined ? undefined : readStatus(query.status_id);
    const placedFrom = readDate(query.min_date_created);
    const fields = {
      ...(status === null && { status_id: "is no status" }),
      ...(placedFrom === null && { min_date_created: "is not a date" }),
    };
    if (status === null || placedFrom === null) {
      return sendProblem(reply, 422, { code: "invalid", message: `Check ${Object.keys(fields).join(", ")}.`, fields });
    }
    const { page = 1, limit = 50, email } = query;
    reply.header("cache-control", "no-store");
    return (await listOrders(db, { status, email, placedFrom, regions, page, perPage: limit })).map((order) =>
      toOrderV2(order, true),
    );
  });

  app.get("/staff/orders/to-pack", { schema: { response: { 200: Waiting } }, onRequest }, async (request, reply) => {
    reply.header("cache-control", "no-store");
    return { data: await countToPack(db, staffAt(request).markets), meta: {} };
  });

  const history = {
    schema: { params: IdParams, response: { 200: Type.Array(OrderEventV2) } },
    onRequest: [onRequest, orderInMarkets(db)],
  };
  app.get("/orders/:id/history", history, async ({ params }, reply) => {
    reply.header("cache-control", "no-store");
    const order = await findOrder(db, idIn(params.id));
    return order ? (await historyOf(db, order.id)).map(toOrderEventV2) : missing(reply);
  });
}
