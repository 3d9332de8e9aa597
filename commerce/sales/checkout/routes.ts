import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { customerOf, holderOf } from "#commerce/sales/cart/holder.ts";
import { fromDecimal } from "#commerce/shared/money/rules.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import type { CheckoutResult } from "./actions.ts";
import type { CheckoutBackend } from "./backend.ts";
import { CheckoutBody, OrderBody, toPatch } from "./bodies.ts";
import type { CheckoutProblem } from "./problems.ts";
import { CheckoutV3, PlacedV3, toCheckoutV3, toPlacedV3 } from "./rest.ts";
import { toProblemV3 } from "./rest-problems.ts";
import type { CheckoutProblemCode } from "./schema.ts";

const statuses: Record<CheckoutProblemCode, number> = {
  "cart-not-found": 404,
  "cart-empty": 422,
  incomplete: 422,
  invalid: 422,
  "not-sold-here": 422,
  "not-enough-stock": 409,
  "not-purchasable": 409,
  "price-changed": 409,
  "tax-unknown": 409,
  "pro-limit": 409,
  "pro-expired": 409,
  "invoice-limit": 409,
  "payment-declined": 402,
  "payment-unclear": 409,
  "already-placed": 409,
  "key-reused": 422,
};

const CartId = Type.Object({ cartId: Type.String() });
const answers = { 200: CheckoutV3 };

const refuse = (reply: FastifyReply, problem: CheckoutProblem) =>
  sendProblem(reply, statuses[problem.code], toProblemV3(problem));

function send(reply: FastifyReply, answer: CheckoutResult) {
  if (!answer.ok) return refuse(reply, answer.problem);
  return reply.header("cache-control", "no-store").send(toCheckoutV3(answer.value));
}

/** Checkout for API clients. */
export function checkoutRoutes(app: App, checkouts: CheckoutBackend, { SECRET }: { SECRET: string }): void {
  app.get("/checkout/:cartId", { schema: { params: CartId, response: answers } }, async (request, reply) =>
    send(
      reply,
      await checkouts.find(
        customerOf(request),
        request.params.cartId,
        holderOf(request, request.params.cartId, SECRET),
      ),
    ),
  );

  const saving = { schema: { params: CartId, body: CheckoutBody, response: answers } };
  app.post("/checkout/:cartId", saving, async (request, reply) => {
    const { cartId } = request.params;
    const patch = toPatch(request.body, request.visit.locale.country);
    return send(reply, await checkouts.save(customerOf(request), cartId, patch, holderOf(request, cartId, SECRET)));
  });

  const placing = { schema: { params: CartId, body: OrderBody, response: { 201: PlacedV3, 202: Type.Any() } } };
  app.post("/checkout/:cartId/order", placing, async (request, reply) => {
    const { visit, body, params } = request;
    const idempotencyKey = body.idempotency_key ?? String(request.headers["idempotency-key"] ?? "");
    const expectedTotal = (currency: string) => fromDecimal(body.expected_total, currency);
    const { expected_due: due } = body;
    const expectedDue = due === undefined ? {} : { expectedDue: (currency: string) => fromDecimal(due, currency) };
    const payment =
      body.payment_method === "invoice"
        ? ({ kind: "invoice" } as const)
        : body.payment
          ? ({ kind: "card", ...body.payment } as const)
          : ({ kind: "provider" } as const);
    const order = { cartId: params.cartId, idempotencyKey, expectedTotal, ...expectedDue, payment };
    const buyer = {
      customerId: await customerOf(request)(),
      region: await visit.region(),
      locale: visit.locale,
      sessionHash: visit.sessionHash,
      holder: holderOf(request, params.cartId, SECRET),
    };
    const placed = await checkouts.place(order, buyer);
    reply.header("cache-control", "no-store");
    if (placed.ok) return reply.code(201).send(toPlacedV3(placed.value));
    const { problem } = placed;
    // The order exists but its payment is open: neither an error nor final.
    const isOpen = problem.code === "payment-unclear" && problem.detail !== undefined;
    if (!isOpen) return refuse(reply, problem);
    return reply
      .code(202)
      .header("retry-after", "5")
      .send({ ...problem.detail, status: "pending", code: problem.code, title: problem.message });
  });
}
