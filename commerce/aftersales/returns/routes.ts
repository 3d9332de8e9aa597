import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { orderNotFound } from "#commerce/aftersales/fulfilment/problems.ts";
import { refuse } from "#commerce/aftersales/returns/refuse.ts";
import { withdraw } from "#commerce/aftersales/returns/withdrawal/actions.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { findVisible } from "#commerce/sales/orders/visible.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffOnly, staffToo } from "#commerce/staff/guard/guard.ts";
import { mayDo, nameOfStaff } from "#commerce/staff/permissions/rules.ts";
import type { Permission } from "#commerce/staff/permissions/schema.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { requestReturn, returnNotFound, reviewReturn } from "./actions.ts";
import type { EndServices } from "./exchange/end.ts";
import { exchangeRoutes } from "./exchange/routes.ts";
import { findReturn, findWithdrawable, listReturns, returnsOf } from "./reads.ts";
import { receivingRoutes } from "./receiving/routes.ts";
import { ListQuery, ReturnBody, ReturnV2, ReviewBody, toReturnV2, WithdrawableV2, WithdrawalBody } from "./rest.ts";

/** Routes for returns: buyers announce them, staff (scope orders:write) approve, receive or refuse them. */
export function returnRoutes(app: App, services: EndServices): void {
  const { db } = services;
  const tags = ["returns"];

  const visible = (request: FastifyRequest, id: string, scope: Permission) => findVisible(request, { db }, id, scope);

  const onRequest = [staffToo(db, { read: "orders:read", write: "orders:write" }), orderInMarkets(db)];

  const ofOrder = { schema: { tags, params: IdParams, response: { 200: Type.Array(ReturnV2) } }, onRequest };
  app.get("/orders/:id/returns", ofOrder, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const own = await visible(request, request.params.id, "orders:read");
    if (!own) return refuse(reply, orderNotFound.problem);
    return (await returnsOf(db, own.order.id)).map(toReturnV2);
  });

  const requesting = { schema: { tags, params: IdParams, body: ReturnBody, response: { 201: ReturnV2 } }, onRequest };
  app.post("/orders/:id/returns", requesting, async (request, reply) => {
    const own = await visible(request, request.params.id, "orders:write");
    if (!own) return refuse(reply, orderNotFound.problem);
    const { items, note = "" } = request.body;
    const made = await requestReturn(services, own.order.id, {
      items: items.map((item) => ({
        orderLineId: item.order_product_id,
        quantity: item.quantity,
        reason: item.reason,
      })),
      note: note.trim(),
      by: own.by,
    });
    return made.ok ? reply.code(201).send(toReturnV2(made.value)) : refuse(reply, made.problem);
  });

  const open = { schema: { tags, params: IdParams, response: { 200: WithdrawableV2 } }, onRequest };
  app.get("/orders/:id/withdrawals", open, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const own = await visible(request, request.params.id, "orders:read");
    if (!own) return refuse(reply, orderNotFound.problem);
    const left = await findWithdrawable(db, own.order);
    return { items: [...left].map(([id, quantity]) => ({ order_product_id: id, quantity })) };
  });

  const withdrawing = {
    schema: { tags, params: IdParams, body: WithdrawalBody, response: { 201: ReturnV2 } },
    onRequest,
  };
  app.post("/orders/:id/withdrawals", withdrawing, async (request, reply) => {
    const own = await visible(request, request.params.id, "orders:write");
    if (!own) return refuse(reply, orderNotFound.problem);
    const asked = request.body.items?.map((item) => [item.order_product_id, item.quantity] as const);
    const pieces = asked ?? [...(await findWithdrawable(db, own.order))];
    const items = pieces.map(([orderLineId, quantity]) => ({ orderLineId, quantity }));
    const made = await withdraw(services, own.order.id, { items, by: own.by });
    return made.ok ? reply.code(201).send(toReturnV2(made.value)) : refuse(reply, made.problem);
  });

  /** Responds with 404 for returns of orders outside the caller's markets. */
  const inMarkets = async (request: FastifyRequest, reply: FastifyReply) => {
    const { markets } = staffAt(request);
    const found = markets && (await findReturn(db, idIn((request.params as IdParams).id)));
    const order = found && (await findOrder(db, found.orderId));
    if (order && !(markets as string[]).includes(order.region)) return refuse(reply, returnNotFound.problem);
  };

  const listing = {
    schema: { tags, querystring: ListQuery, response: { 200: Type.Array(ReturnV2) } },
    onRequest: staffOnly(db, "orders:read"),
  };
  app.get("/returns", listing, async (request, reply) => {
    const { query } = request;
    const regions = staffAt(request).markets;
    const { status, page = 1, limit = 50 } = query;
    reply.header("cache-control", "no-store");
    return (await listReturns(db, { status, regions, page, perPage: limit })).map(toReturnV2);
  });

  const reading = {
    schema: { tags, params: IdParams, response: { 200: ReturnV2 } },
    onRequest: [staffOnly(db, "orders:read"), inMarkets],
  };
  app.get("/returns/:id", reading, async (request, reply) => {
    reply.header("cache-control", "no-store");
    const one = await findReturn(db, idIn(request.params.id));
    return one ? toReturnV2(one) : refuse(reply, returnNotFound.problem);
  });

  exchangeRoutes(app, services, inMarkets);
  receivingRoutes(app, services, inMarkets);

  const reviewing = {
    schema: { tags, params: IdParams, body: ReviewBody, response: { 200: ReturnV2 } },
    onRequest: [staffOnly(db, "orders:write"), inMarkets],
  };
  app.put("/returns/:id", reviewing, async (request, reply) => {
    const { status: to, answer = "" } = request.body;
    const staff = staffAt(request);
    const wish = {
      to,
      answer: answer.trim(),
      by: nameOfStaff(staff),
      mayRefund: mayDo(staff, "refunds:write"),
    };
    const reviewed = await reviewReturn(services, idIn(request.params.id), wish);
    return reviewed.ok ? toReturnV2(reviewed.value) : refuse(reply, reviewed.problem);
  });
}
