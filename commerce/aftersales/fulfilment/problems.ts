import type { FastifyReply } from "fastify";
import type { OrderProblem } from "#commerce/sales/orders/writes.ts";
import type { PaidProblem } from "#commerce/sales/payments/invoice/order.ts";
import type { RefundProblem } from "#commerce/sales/payments/refunds.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { fail, type Problem, type Result } from "#platform/result.ts";

/** Problems that keep an order from being shipped, cancelled or refunded. */
export type FulfilmentProblem =
  | OrderProblem
  | RefundProblem
  | PaidProblem
  | Problem<
      | "not-cancellable"
      | "not-by-hand"
      | "on-hold"
      | "not-collected"
      | "unknown-status"
      | "gift-card-used"
      | "shipment-not-found"
      | "bad-date"
      | "changed-meanwhile"
      | "forbidden"
    >;
export type FulfilmentResult<T> = Result<T, FulfilmentProblem>;

export const statuses: Record<FulfilmentProblem["code"], number> = {
  "order-not-found": 404,
  "shipment-not-found": 404,
  "impossible-status": 409,
  "not-cancellable": 409,
  "not-by-hand": 409,
  "on-hold": 409,
  "not-collected": 409,
  "unknown-status": 422,
  "bad-quantity": 422,
  "bad-date": 422,
  "bad-amount": 422,
  "key-reused": 422,
  "not-paid": 409,
  "not-invoiced": 409,
  "refund-exceeds": 409,
  "refund-refused": 409,
  "gift-card-used": 409,
  "changed-meanwhile": 409,
  forbidden: 403,
  // Neither an error nor final: the refund is tried again automatically.
  "refund-unclear": 202,
};

export const refuse = (reply: FastifyReply, problem: FulfilmentProblem) =>
  sendProblem(reply, statuses[problem.code], problem as Problem);

export const orderNotFound = fail("order-not-found", "There is no such order.");

/** A caller with orders:write but without refunds:write may neither refund nor cancel a paid order. */
export const refundForbidden = fail("forbidden", "Money would go back, which takes the permission refunds:write.", {
  detail: { permission: "refunds:write" },
});
