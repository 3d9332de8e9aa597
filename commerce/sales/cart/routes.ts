import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import type { Shelf } from "#commerce/sales/promotions/reads.ts";
import { type App, sendProblem } from "#platform/http.ts";
import {
  addLines,
  attachCustomer,
  type CartAnswer,
  createCart,
  deleteCart,
  removeLine,
  setQuantity,
} from "./actions.ts";
import { findSavings } from "./coupons.ts";
import { type CartProblem, cartProblem } from "./problems.ts";
import { findCart, mayRead } from "./reads.ts";
import { CartV3, LinesBody, OwnerBody, QuantityBody, toCartV3, toLines, toQuantity } from "./rest.ts";
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
};

const CartId = Type.Object({ id: Type.String() });
const ItemId = Type.Object({ id: Type.String(), itemId: Type.String() });
const answers = { 200: CartV3, 201: CartV3 };

const refuse = (reply: FastifyReply, problem: CartProblem) => sendProblem(reply, statuses[problem.code], problem);
const who = (request: FastifyRequest) => () => request.visit.customerId();

/** The cart's REST door (specification 7.2). A cart of a customer exists for that customer's session alone. */
export function cartRoutes(app: App, services: Shelf): void {
  const { db } = services;

  async function send(reply: FastifyReply, status: 200 | 201, answer: CartAnswer) {
    if (!answer.ok) return refuse(reply, answer.problem);
    const savings = await findSavings(services, answer.value);
    return reply.code(status).header("cache-control", "no-store").send(toCartV3(answer.value, savings));
  }

  app.post("/cart/create", { schema: { body: LinesBody, response: answers } }, async (request, reply) => {
    const { visit } = request;
    const region = await visit.region();
    const { sessionHash } = visit.start();
    return send(reply, 201, await createCart(db, { locale: visit.locale, region, sessionHash }, toLines(request.body)));
  });

  app.get("/cart/:id", { schema: { params: CartId, response: answers } }, async (request, reply) => {
    const cart = await findCart(db, request.params.id);
    const isOpen = cart?.customerId === null;
    if (!cart || !(isOpen || mayRead(cart, await who(request)())))
      return refuse(reply, cartProblem("cart-not-found").problem);
    return send(reply, 200, { ok: true, value: cart });
  });

  const adding = { schema: { params: CartId, body: LinesBody, response: answers } };
  app.post("/cart/:id/items", adding, async (request, reply) => {
    const lines = toLines(request.body);
    if (lines.length === 0) return refuse(reply, cartProblem("nothing-to-add").problem);
    return send(reply, 201, await addLines(db, who(request), request.params.id, lines));
  });

  const setting = { schema: { params: ItemId, body: QuantityBody, response: answers } };
  app.put("/cart/:id/items/:itemId", setting, async (request, reply) => {
    const { id: cartId, itemId: lineId } = request.params;
    const { quantity, ...product } = toQuantity(request.body);
    const target = { cartId, lineId, ...product };
    return send(reply, 200, await setQuantity(db, who(request), target, quantity));
  });

  app.put("/cart/:id", { schema: { params: CartId, body: OwnerBody, response: answers } }, async (request, reply) => {
    const customerId = await who(request)();
    if (customerId === null) return sendProblem(reply, 401, { code: "not-signed-in", message: "Sign in first." });
    if (customerId !== Number(request.body.customerID)) {
      const message = "A cart can be attached to yourself alone.";
      return sendProblem(reply, 403, { code: "not-yourself", message, fields: { customerID: message } });
    }
    const { locale, sessionHash } = request.visit;
    const buyer = { locale, sessionHash, region: await request.visit.region() };
    return send(reply, 200, await attachCustomer(db, request.params.id, customerId, buyer));
  });

  app.delete("/cart/:id/items/:itemId", { schema: { params: ItemId } }, async (request, reply) => {
    const { id, itemId } = request.params;
    const removed = await removeLine(db, who(request), id, itemId);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });

  app.delete("/cart/:id", { schema: { params: CartId } }, async (request, reply) => {
    const { sessionHash } = request.visit;
    const removed = await deleteCart(db, who(request), request.params.id, sessionHash);
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}
