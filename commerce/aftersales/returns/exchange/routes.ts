import type { FastifyRequest, preHandlerAsyncHookHandler } from "fastify";
import { Type } from "typebox";
import { type ReturnResult, returnNotFound } from "#commerce/aftersales/returns/actions.ts";
import { findReturn } from "#commerce/aftersales/returns/reads.ts";
import { refuse } from "#commerce/aftersales/returns/refuse.ts";
import type { Return } from "#commerce/aftersales/returns/schema.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { fail, ok } from "#platform/result.ts";
import { exchangeReturn, previewExchange } from "./actions.ts";
import type { Exchange } from "./decide.ts";
import { type EndServices, endExchange } from "./end.ts";
import { findExchange, searchVariants } from "./reads.ts";
import {
  ExchangeBody,
  ExchangeEndBody,
  ExchangePreviewV2,
  ExchangeV2,
  toExchange,
  toExchangePreviewV2,
  toExchangeV2,
} from "./rest.ts";
import { ExchangeVariant } from "./schema.ts";

const Query = Type.Object({ q: Type.String({ minLength: 1, maxLength: 100 }) });

/**
 * Routes of exchanges: the available variants, the preview, and making or ending one. They need the permission to
 * refund.
 */
export function exchangeRoutes(app: App, services: EndServices, inMarkets: preHandlerAsyncHookHandler): void {
  const { db } = services;
  const tags = ["returns"];
  const paying = [staffOnly(db, "refunds:write"), inMarkets, noStore];

  /** The return with its order's currency and the requested exchange, or why it is invalid. */
  async function asked(
    request: FastifyRequest,
  ): Promise<ReturnResult<{ found: Return; currency: string; wish: Exchange }>> {
    const found = await findReturn(db, idIn((request.params as IdParams).id));
    const order = found && (await findOrder(db, found.orderId));
    if (!found || !order) return returnNotFound;
    const { currency } = order;
    const wish = toExchange(request.body as ExchangeBody, staffNameAt(request));
    if (wish.seen && wish.seen(currency) === null)
      return fail("bad-amount", "This is not an amount.", {
        fields: { difference: `must be an amount of ${currency}` },
      });
    return ok({ found, currency, wish });
  }

  const searching = {
    schema: {
      tags,
      params: IdParams,
      querystring: Query,
      response: { 200: Type.Object({ data: Type.Array(ExchangeVariant) }) },
    },
    onRequest: paying,
  };
  app.get("/staff/returns/:id/variants", searching, async (request, reply) => {
    const found = await findReturn(db, idIn(request.params.id));
    const order = found && (await findOrder(db, found.orderId));
    return order ? { data: await searchVariants(db, order, request.query.q) } : refuse(reply, returnNotFound.problem);
  });

  const previewing = {
    schema: { tags, params: IdParams, body: ExchangeBody, response: { 200: ExchangePreviewV2 } },
    onRequest: paying,
  };
  app.post("/returns/:id/exchange/preview", previewing, async (request, reply) => {
    const wanted = await asked(request);
    if (!wanted.ok) return refuse(reply, wanted.problem);
    const preview = await previewExchange(services, wanted.value.found, wanted.value.wish);
    return preview.ok ? toExchangePreviewV2(preview.value) : refuse(reply, preview.problem);
  });

  const exchanging = {
    schema: { tags, params: IdParams, body: ExchangeBody, response: { 200: ExchangeV2 } },
    onRequest: paying,
  };
  app.post("/returns/:id/exchange", exchanging, async (request, reply) => {
    const wanted = await asked(request);
    if (!wanted.ok) return refuse(reply, wanted.problem);
    const { found, wish, currency } = wanted.value;
    const exchanged = await exchangeReturn(services, found.id, wish);
    if (!exchanged.ok) return refuse(reply, exchanged.problem);
    return answer(exchanged.value, currency);
  });

  const ending = {
    schema: { tags, params: IdParams, body: Type.Union([ExchangeEndBody, Type.Null()]), response: { 200: ExchangeV2 } },
    onRequest: paying,
  };
  app.post("/returns/:id/exchange/end", ending, async (request, reply) => {
    const { note = "", seen } = request.body ?? {};
    const wish = { note: note.trim(), by: staffNameAt(request), ...(seen !== undefined && { seen }) };
    const ended = await endExchange(services, idIn(request.params.id), wish);
    if (!ended.ok) return refuse(reply, ended.problem);
    const order = await findOrder(db, ended.value.orderId);
    return order ? answer(ended.value, order.currency) : refuse(reply, returnNotFound.problem);
  });

  async function answer(one: Return, currency: string) {
    const state = one.exchangeOrderId === null ? null : await findExchange(db, one.exchangeOrderId);
    return toExchangeV2(one, state, currency);
  }
}
