import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { staffOf, staffOnly } from "#commerce/staff/guard.ts";
import { mayDo } from "#commerce/staff/rules.ts";
import { type App, sendProblem } from "#platform/http.ts";
import { type LookupServices, missingOrder as missing, orderNumber as number, statusRoute } from "./lookup.ts";
import { findOrder, findOrderForEmail, historyOf, listOrders, ordersOf, shipmentsOf } from "./reads.ts";
import { OrderEventV2, OrderV2, ShipmentV2, toOrderEventV2, toOrderV2, toShipmentV2 } from "./rest.ts";
import { readStatus } from "./states.ts";

const ById = Type.Object({ id: Type.String() });
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

/** A date as mail headers or RFC 3339 write it, or seconds; undefined: none was given; null: not a date. */
function readDate(text: string | undefined): Date | null | undefined {
  if (text === undefined || text === "") return undefined;
  const date = new Date(/^\d{9,11}$/.test(text) ? Number(text) * 1000 : text);
  const year = date.getUTCFullYear();
  return year >= 1970 && year < 10_000 ? date : null;
}

/**
 * Orders for the customer who placed them (specification 7.5), where what is another's does not exist; and all of them
 * for staff with the scope orders:read.
 */
export function orderRoutes(app: App, services: LookupServices): void {
  const { db } = services;
  const onRequest = staffOnly(db, "orders:read");
  const isReader = async (request: FastifyRequest) => {
    const staff = await staffOf(request, db);
    return staff !== null && mayDo(staff, "orders:read");
  };
  const visible = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    reply.header("cache-control", "no-store");
    if (await isReader(request)) return findOrder(db, number(id));
    const customerId = await whose(request);
    const order = customerId === null ? null : await findOrder(db, number(id));
    return order?.customerId === customerId ? order : null;
  };

  const all = { schema: { querystring: Filter, response: { 200: Type.Array(OrderV2) } }, onRequest };
  app.get("/orders", all, async ({ query }, reply) => {
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
    return (await listOrders(db, { status, email, placedFrom, page, perPage: limit })).map(toOrderV2);
  });

  const listing = { schema: { params: ByCustomer, querystring: Paging, response: { 200: Type.Array(OrderV2) } } };
  app.get("/orders/:customerId", listing, async (request, reply) => {
    const customerId = number(request.params.customerId);
    const isAllowed = customerId !== 0 && ((await isReader(request)) || (await whose(request)) === customerId);
    if (!isAllowed) return missing(reply);
    const { page, limit } = request.query;
    reply.header("cache-control", "no-store");
    return (await ordersOf(db, customerId, page, limit)).map(toOrderV2);
  });

  app.get("/order/:id", { schema: { params: ById, response: { 200: OrderV2 } } }, async (request, reply) => {
    const order = await visible(request, reply, request.params.id);
    return order ? toOrderV2(order) : missing(reply);
  });

  const history = { schema: { params: ById, response: { 200: Type.Array(OrderEventV2) } }, onRequest };
  app.get("/orders/:id/history", history, async (request, reply) => {
    const order = await visible(request, reply, request.params.id);
    return order ? (await historyOf(db, order.id)).map(toOrderEventV2) : missing(reply);
  });

  statusRoute(app, services, (id, email) => findOrderForEmail(db, id, email));

  const shipments = { schema: { params: ById, response: { 200: Type.Array(ShipmentV2) } } };
  app.get("/orders/:id/shipments", shipments, async (request, reply) => {
    const order = await visible(request, reply, request.params.id);
    return order ? (await shipmentsOf(db, order.id)).map((one) => toShipmentV2(one, order)) : missing(reply);
  });
}
