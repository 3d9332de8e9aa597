import { createHash, randomUUID } from "node:crypto";
import { type Static, Type } from "typebox";
import { orderNotFound, refuse } from "#commerce/aftersales/fulfilment/problems.ts";
import { refundsOf } from "#commerce/aftersales/fulfilment/reads.ts";
import { refundOrder } from "#commerce/aftersales/fulfilment/refunds/refund-order.ts";
import {
  KeyHeader,
  RefundBody,
  RefundPreviewV2,
  RefundV2,
  toRefundPieces,
  toRefundPreviewV2,
  toRefundV2,
} from "#commerce/aftersales/fulfilment/rest.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { exactFromDecimal } from "#commerce/shared/money/rules.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { App } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { previewRefund, type RefundRequest } from "./decide.ts";

function toRequest(body: Static<typeof RefundBody>, by: string, key: string): RefundRequest {
  const { amount, delivery = false, left, reason = "", to } = body;
  return {
    ...toRefundPieces(body),
    ...(amount !== undefined && { amount: (currency: string) => exactFromDecimal(amount, currency) }),
    ...(left !== undefined && { seenLeft: (currency: string) => exactFromDecimal(left, currency) }),
    delivery,
    reason,
    by,
    key,
    asCredit: to === "gift_card",
  };
}

/** Refunds: preview, making one, and the list. Preview and making need refunds:write, the list orders:read. */
export function refundRoutes(app: App, services: FulfilmentServices): void {
  const { db } = services;
  const inMarkets = orderInMarkets(db);
  const onRequest = [staffOnly(db, "refunds:write"), inMarkets];
  const tags = ["orders"];

  const refunding = {
    schema: { tags, params: IdParams, headers: KeyHeader, body: RefundBody, response: { 201: RefundV2 } },
    onRequest,
  };
  app.post("/orders/:id/refunds", refunding, async (request, reply) => {
    const given = request.headers["idempotency-key"];
    const key = given ? createHash("sha256").update(given).digest("hex") : randomUUID();
    const wish = toRequest(request.body, staffNameAt(request), `staff:${key}`);
    const refunded = await refundOrder(services, idIn(request.params.id), wish);
    return refunded.ok ? reply.code(201).send(toRefundV2(refunded.value)) : refuse(reply, refunded.problem);
  });

  const previewing = {
    schema: { tags, params: IdParams, body: RefundBody, response: { 200: RefundPreviewV2 } },
    onRequest,
  };
  app.post("/orders/:id/refunds/preview", previewing, async (request, reply) => {
    const preview = await previewRefund(db, idIn(request.params.id), toRequest(request.body, "", ""));
    reply.header("cache-control", "no-store");
    return preview.ok ? toRefundPreviewV2(preview.value) : refuse(reply, preview.problem);
  });

  const listing = {
    schema: { tags, params: IdParams, response: { 200: Type.Array(RefundV2) } },
    onRequest: [staffOnly(db, "orders:read"), inMarkets],
  };
  app.get("/orders/:id/refunds", listing, async (request, reply) => {
    const order = await findOrder(db, idIn(request.params.id));
    if (!order) return refuse(reply, orderNotFound.problem);
    reply.header("cache-control", "no-store");
    return (await refundsOf(db, order.id)).map(toRefundV2);
  });
}
