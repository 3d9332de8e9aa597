import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import {
  type LookupServices,
  missingOrder as missing,
  orderNumber as number,
  statusRoute,
} from "#commerce/sales/orders/lookup.ts";
import { OrderV2, ShipmentV2, toOrderV2, toShipmentV2 } from "#commerce/sales/orders/rest.ts";
import type { App } from "#platform/http.ts";
import type { OrdersBackend } from "./orders.ts";

const ById = Type.Object({ id: Type.String() });
const ByCustomer = Type.Object({ customerId: Type.String() });
const Paging = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 250 })),
});

/** The calls of specification 7.5. What is another's does not exist. */
export function orderDoor(app: App, orders: OrdersBackend, services: LookupServices): void {
  const own = async (request: FastifyRequest, reply: FastifyReply, id: string) => {
    reply.header("cache-control", "no-store");
    const { customerId } = await request.visit.session();
    const order = customerId === null ? null : await orders.find(number(id));
    return order?.customerId === customerId ? order : null;
  };

  const listing = { schema: { params: ByCustomer, querystring: Paging, response: { 200: Type.Array(OrderV2) } } };
  app.get("/orders/:customerId", listing, async (request, reply) => {
    const { customerId } = await request.visit.session();
    if (customerId === null || String(customerId) !== request.params.customerId) return missing(reply);
    const { page, limit } = request.query;
    reply.header("cache-control", "no-store");
    return (await orders.of(customerId, page, limit)).map(toOrderV2);
  });

  app.get("/order/:id", { schema: { params: ById, response: { 200: OrderV2 } } }, async (request, reply) => {
    const order = await own(request, reply, request.params.id);
    return order ? toOrderV2(order) : missing(reply);
  });

  statusRoute(app, services, orders.findForEmail);

  const shipments = { schema: { params: ById, response: { 200: Type.Array(ShipmentV2) } } };
  app.get("/orders/:id/shipments", shipments, async (request, reply) => {
    const order = await own(request, reply, request.params.id);
    return order ? (await orders.shipments(order)).map((one) => toShipmentV2(one, order)) : missing(reply);
  });
}
