import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { BackendCartResult, CartBackend } from "./backend.ts";
import { LinesBody, OwnerBody, QuantityBody, toLines, toQuantity } from "./bodies.ts";
import { cartKeyOf, customerOf, holderOf } from "./holder.ts";
import { type CartProblem, cartProblem } from "./problems.ts";
import { mayRead } from "./reads.ts";
import { CartV3, toCartV3 } from "./rest.ts";
import type { CartProblemCode } from "./schema.ts";

const statuses: Record<CartProblemCode, number> = {
  "cart-not-found": 404,
  "line-not-found": 404,
  "nothing-to-add": 422,
  "variant-not-found": 422,
  "not-sold-here": 422,
  "not-purchasable": 409,
  "bad-quantity": 422,
  "not-enough-stock": 409,
  "too-many-lines": 422,
  "bad-recipient": 422,
};

const CartId = Type.Object({ id: Type.String() });
const ItemId = Type.Object({ id: Type.String(), itemId: Type.String() });
const answers = { 200: CartV3, 201: CartV3 };

const refuse = (reply: FastifyReply, problem: CartProblem) => sendProblem(reply, statuses[problem.code], problem);

function send(reply: FastifyReply, status: 200 | 201, result: BackendCartResult, more: { access_token?: string } = {}) {
  if (!result.ok) return refuse(reply, result.problem);
  const { savings, total, ...cart } = result.value;
  const { data, meta } = toCartV3(cart, savings, total);
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .send({ data: { ...data, ...more }, meta });
}

/** The cart's REST routes (specification 7.2). A customer's cart is visible in that customer's session only. */
export function cartRoutes(app: App, carts: CartBackend, { SECRET }: { SECRET: string }): void {
  app.post("/cart/create", { schema: { body: LinesBody, response: answers } }, async (request, reply) => {
    const { visit } = request;
    const region = await visit.region();
    const customerId = await visit.customerId();
    const { sessionHash } = visit.start();
    const buyer = { locale: visit.locale, region, sessionHash, customerId };
    const created = await carts.create(buyer, toLines(request.body));
    return send(reply, 201, created, created.ok ? { access_token: cartKeyOf(created.value.id, SECRET) } : {});
  });

  app.get("/cart/:id", { schema: { params: CartId, response: answers } }, async (request, reply) => {
    const cart = await carts.find(request.params.id);
    const isOpen = cart?.customerId === null;
    if (!cart || !(isOpen || mayRead(cart, await customerOf(request)())))
      return refuse(reply, cartProblem("cart-not-found").problem);
    return send(reply, 200, { ok: true, value: cart });
  });

  const adding = { schema: { params: CartId, body: LinesBody, response: answers } };
  app.post("/cart/:id/items", adding, async (request, reply) => {
    const lines = toLines(request.body);
    if (lines.length === 0) return refuse(reply, cartProblem("nothing-to-add").problem);
    return send(reply, 201, await carts.add(customerOf(request), request.params.id, lines));
  });

  const setting = { schema: { params: ItemId, body: QuantityBody, response: answers } };
  app.put("/cart/:id/items/:itemId", setting, async (request, reply) => {
    const { id: cartId, itemId: lineId } = request.params;
    const { quantity, ...product } = toQuantity(request.body);
    const target = { cartId, lineId, ...product };
    return send(reply, 200, await carts.setQuantity(customerOf(request), target, quantity));
  });

  app.put("/cart/:id", { schema: { params: CartId, body: OwnerBody, response: answers } }, async (request, reply) => {
    const customerId = await customerOf(request)();
    if (customerId === null) return sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
    if (customerId !== Number(request.body.customerID)) {
      const message = "A cart can be attached to yourself alone.";
      return sendProblem(reply, 403, { code: "not-yourself", message, fields: { customerID: message } });
    }
    const { locale, sessionHash } = request.visit;
    const { id } = request.params;
    const buyer = { locale, sessionHash, region: await request.visit.region(), customerId };
    return send(reply, 200, await carts.attach(id, buyer, holderOf(request, id, SECRET)));
  });

  app.delete("/cart/:id/items/:itemId", { schema: { params: ItemId } }, async (request, reply) => {
    const { id: cartId, itemId: lineId } = request.params;
    const removed = await carts.setQuantity(customerOf(request), { cartId, lineId }, 0);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });

  app.delete("/cart/:id", { schema: { params: CartId } }, async (request, reply) => {
    const removed = await carts.delete(customerOf(request), request.params.id, request.visit.sessionHash);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}
