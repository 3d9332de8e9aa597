import type { FastifyReply } from "fastify";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { type StoreProblem, storeNotFound } from "#commerce/stores/directory/actions.ts";
import { findStore } from "#commerce/stores/directory/reads.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { countStock } from "./actions.ts";
import { findStock } from "./reads.ts";
import { CountedAnswer, StockAnswer, StockBody, StockPage, StockQuery } from "./schema.ts";

const refuse = (reply: FastifyReply, problem: StoreProblem) =>
  sendProblem(reply, problem.code === "store-not-found" ? 404 : 422, problem);

/** Routes for staff to read and set the stock on a store's shelf. */
export function storeStockRoutes(app: App, db: Db): void {
  const onRequest = [staffOnly(db, { read: "stock:read", write: "stock:write" }), noStore];

  const reading = { schema: { params: IdParams, querystring: StockPage, response: { 200: StockAnswer } }, onRequest };
  app.get("/stores/:id/stock", reading, async ({ params, query: { page, limit, variants } }, reply) => {
    const store = await findStore(db, idIn(params.id), true);
    if (!store) return refuse(reply, storeNotFound.problem);
    const { rows, total } = await findStock(db, store.id, page, limit, variants?.split(",").map(Number));
    const data = rows.map((row) => ({ ...row, updated_at: row.updated_at.toISOString() }));
    const pages = { total, count: rows.length, per_page: limit, current_page: page };
    return { data, meta: { pagination: { ...pages, total_pages: Math.ceil(total / limit) } } };
  });

  const counting = {
    schema: { params: IdParams, querystring: StockQuery, body: StockBody, response: { 200: CountedAnswer } },
    onRequest,
  };
  app.put("/stores/:id/stock", counting, async ({ params, query, body }, reply) => {
    const done = await countStock(db, idIn(params.id), body.stock, query.replace ?? false);
    return done.ok ? { data: { changed: done.value }, meta: {} } : refuse(reply, done.problem);
  });
}
