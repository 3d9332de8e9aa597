import type { FastifyReply, FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { Type } from "typebox";
import { RefundPreviewV2, toRefundPreviewV2 } from "#commerce/aftersales/fulfilment/rest.ts";
import type { FulfilmentServices } from "#commerce/aftersales/fulfilment/services.ts";
import { returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { findReturn } from "#commerce/aftersales/returns/reads.ts";
import { refuse } from "#commerce/aftersales/returns/refuse.ts";
import { ReceiveBody, ReturnV2, SettleBody, toReturnV2 } from "#commerce/aftersales/returns/rest.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { exactFromDecimal } from "#commerce/shared/money/rules.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { eachAfter, sendExport } from "#commerce/staff/exports/send-export.ts";
import { staffAt, staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { previewReturn, receiveReturn, settleReturn } from "./actions.ts";
import { findForOffice, listForOffice, returnsAfter } from "./read.ts";
import { ReturnDetail, ReturnFilter, ReturnPage, ReturnQuery, type ReturnRow } from "./schema.ts";

const columns = [
  "id",
  "orderId",
  "status",
  "isUndecided",
  "isWithdrawal",
  "refundBy",
  "name",
  "pieces",
  "exchangeOrderId",
  "isExchanged",
  "createdAt",
] as const satisfies readonly (keyof ReturnRow)[];

/** Routes for returns line by line: receiving needs permission to write orders, settling needs permission to refund. */
export function receivingRoutes(app: App, services: FulfilmentServices, inMarkets: preHandlerAsyncHookHandler): void {
  const { db } = services;
  const tags = ["returns"];
  const reading = [staffOnly(db, "orders:read"), noStore];
  const paying = [staffOnly(db, "refunds:write"), inMarkets, noStore];

  const listing = {
    schema: { tags, querystring: ReturnQuery, response: { 200: ReturnPage } },
    onRequest: reading,
  };
  app.get("/staff/returns", listing, async (request) => {
    const { page, limit } = request.query;
    const { rows: data, ...counted } = await listForOffice(db, request.query, staffAt(request).markets);
    return { data, meta: { ...counted, page, limit } };
  });

  const exporting = {
    schema: { tags, querystring: ReturnFilter },
    onRequest: [staffOnly(db, "orders:read"), staffOnly(db, "exports:write")],
  };
  app.get("/staff/returns/export", exporting, (request, reply) => {
    const { markets } = staffAt(request);
    return sendExport(db, reply, {
      type: "return",
      name: "returns",
      filter: request.query,
      columns: columns.map((name) => [name, (row: ReturnRow) => row[name]] as const),
      batches: eachAfter((after, limit) => returnsAfter(db, request.query, markets, after, limit)),
    });
  });

  const opening = {
    schema: { tags, params: IdParams, response: { 200: Type.Object({ data: ReturnDetail }) } },
    onRequest: [...reading, inMarkets],
  };
  app.get("/staff/returns/:id", opening, async (request, reply) => {
    const data = await findForOffice(db, idIn(request.params.id), services.config.SECRET);
    return data ? { data } : refuse(reply, returnNotFound.problem);
  });

  const receiving = {
    schema: { tags, params: IdParams, body: ReceiveBody, response: { 200: ReturnV2 } },
    onRequest: [staffOnly(db, "orders:write"), inMarkets, noStore],
  };
  app.post("/returns/:id/receive", receiving, async (request, reply) => {
    const { items, answer = "" } = request.body;
    const receipts = items.map(({ order_product_id: orderLineId, quantity, condition, restock }) => ({
      orderLineId,
      quantity,
      condition,
      restock: restock ?? condition === "as-new",
    }));
    const wish = { receipts, answer: answer.trim(), by: staffNameAt(request) };
    const received = await receiveReturn(services, idIn(request.params.id), wish);
    return received.ok ? toReturnV2(received.value) : refuse(reply, received.problem);
  });

  /** The return with the requested settlement, or why the request is invalid. */
  const wished = async (request: FastifyRequest, { to, amount }: { to?: string; amount?: string }) => {
    const found = await findReturn(db, idIn((request.params as IdParams).id));
    const order = found && (await findOrder(db, found.orderId));
    if (!found || !order) return null;
    const wanted = amount === undefined ? null : exactFromDecimal(amount, order.currency);
    const isWrong = amount !== undefined && (wanted === null || wanted < 0);
    const settlement = to === "gift_card" ? ("credit" as const) : ("refund" as const);
    return { found, wish: { settlement, amount: wanted }, isWrong, currency: order.currency };
  };
  const refuseAmount = (reply: FastifyReply, currency: string) => {
    const fields = { amount: `must be an amount of ${currency}` };
    return refuse(reply, { code: "bad-amount", message: "This is not an amount.", fields });
  };

  const previewing = {
    schema: { tags, params: IdParams, body: SettleBody, response: { 200: RefundPreviewV2 } },
    onRequest: paying,
  };
  app.post("/returns/:id/settle/preview", previewing, async (request, reply) => {
    const asked = await wished(request, request.body);
    if (!asked) return refuse(reply, returnNotFound.problem);
    if (asked.isWrong) return refuseAmount(reply, asked.currency);
    const { found, wish } = asked;
    const preview = await previewReturn(db, { ...found, settlement: wish.settlement, refundAmount: wish.amount });
    return preview.ok ? toRefundPreviewV2(preview.value) : refuse(reply, preview.problem);
  });

  const settling = {
    schema: { tags, params: IdParams, body: SettleBody, response: { 200: ReturnV2 } },
    onRequest: paying,
  };
  app.post("/returns/:id/settle", settling, async (request, reply) => {
    const asked = await wished(request, request.body);
    if (!asked) return refuse(reply, returnNotFound.problem);
    if (asked.isWrong) return refuseAmount(reply, asked.currency);
    const settled = await settleReturn(services, asked.found.id, { ...asked.wish, by: staffNameAt(request) });
    return settled.ok ? toReturnV2(settled.value) : refuse(reply, settled.problem);
  });
}
