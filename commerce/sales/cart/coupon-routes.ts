import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import type { CodeLimits } from "#commerce/sales/promotions/code-attempts.ts";
import type { CouponProblemCode } from "#commerce/sales/promotions/problems.ts";
import type { PromotionServices } from "#commerce/sales/promotions/reads.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { addCoupon, type CouponResult, removeCoupon } from "./coupons.ts";
import { customerOf } from "./holder.ts";
import { CartV3, toCartV3 } from "./rest.ts";

const statuses: Record<CouponProblemCode, number> = {
  "cart-not-found": 404,
  "coupon-refused": 422,
  "too-many-coupons": 422,
  "too-many-tries": 429,
};

const CartId = Type.Object({ id: Type.String() });
const ByCode = Type.Object({ id: Type.String(), code: Type.String() });
const CouponBody = Type.Object({ coupon_code: Type.String({ minLength: 1, maxLength: 100 }) });
const answers = { 200: CartV3, 201: CartV3 };

function send(reply: FastifyReply, status: 200 | 201, answer: CouponResult) {
  if (answer.ok) {
    const { cart, savings } = answer.value;
    return reply.code(status).header("cache-control", "no-store").send(toCartV3(cart, savings));
  }
  const { code, detail } = answer.problem;
  if (code === "too-many-tries") reply.header("retry-after", String(detail?.seconds));
  return sendProblem(reply, statuses[code], answer.problem);
}

/** Coupon codes on a cart; wrong codes are counted by session and address. */
export function couponRoutes(app: App, services: PromotionServices & { config: CodeLimits }): void {
  const adding = { schema: { params: CartId, body: CouponBody, response: answers } };
  app.post("/cart/:id/coupons", adding, async (request, reply) => {
    const { params, body, visit, ip } = request;
    const trier = { sessionHash: visit.sessionHash, address: ip };
    const wish = { cartId: params.id, typed: body.coupon_code, trier };
    return send(reply, 201, await addCoupon(services, customerOf(request), wish));
  });

  const removing = { schema: { params: ByCode, response: answers } };
  app.delete("/cart/:id/coupons/:code", removing, async (request, reply) => {
    const { id: cartId, code: typed } = request.params;
    return send(reply, 200, await removeCoupon(services, customerOf(request), { cartId, typed }));
  });
}
