import type { FastifyReply, FastifyRequest } from "fastify";
import { Type } from "typebox";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { idIn } from "#platform/ids.ts";
import { type FulfilmentResult, orderNotFound, refuse } from "../problems.ts";
import type { FulfilmentServices } from "../services.ts";
import { readyOrder } from "../ship.ts";
import { handOver, undoHandOver } from "./actions.ts";
import { countPickUps, findPickUp, findPickUps } from "./reads.ts";
import { HandOverBody, PickUpAnswer, PickUpQuery, PickUps, UndoBody } from "./schema.ts";

/**
 * Routes for orders that are collected in a store: making them ready with an email, handing them over, and undoing a
 * hand-over.
 */
export function pickUpRoutes(app: App, services: FulfilmentServices): void {
  const { db } = services;
  const tags = ["orders"];
  const guard = staffOnly(db, { read: "orders:read", write: "orders:write" });
  const ofOrder = [guard, orderInMarkets(db), noStore];
  const regionsOf = (request: FastifyRequest) => staffAt(request).markets;
  const by = (request: FastifyRequest) => staffNameAt(request);

  const listing = {
    schema: { tags, querystring: PickUpQuery, response: { 200: PickUps } },
    onRequest: [guard, noStore],
  };
  app.get("/staff/pick-ups", listing, async (request) => {
    const { store, id } = request.query;
    const wanted = { regions: regionsOf(request), store };
    const [data, meta] = await Promise.all([
      id === undefined ? findPickUps(db, wanted) : findPickUp(db, id, wanted.regions).then((one) => (one ? [one] : [])),
      countPickUps(db, wanted),
    ]);
    return { data, meta };
  });

  const answer = async (request: FastifyRequest, reply: FastifyReply, id: number, done: FulfilmentResult<unknown>) => {
    if (!done.ok) return refuse(reply, done.problem);
    const data = await findPickUp(db, id, regionsOf(request));
    return data ? reply.send({ data, meta: {} }) : refuse(reply, orderNotFound.problem);
  };
  const schema = <T extends object>(body: T) => ({ tags, params: IdParams, body, response: { 200: PickUpAnswer } });
  const Nothing = Type.Union([Type.Object({}, { additionalProperties: false }), Type.Null()]);

  const preparing = { schema: schema(Nothing), onRequest: ofOrder };
  app.post("/staff/pick-ups/:id/ready", preparing, async (request, reply) => {
    const id = idIn(request.params.id);
    const before = await findPickUp(db, id, regionsOf(request));
    // Scanning it twice makes it ready once and sends one email.
    if (before?.state === "ready") return reply.send({ data: before, meta: {} });
    return answer(request, reply, id, await readyOrder(services, id, { note: "", by: by(request) }));
  });

  const handing = { schema: schema(HandOverBody), onRequest: ofOrder };
  app.post("/staff/pick-ups/:id/hand-over", handing, async (request, reply) => {
    const id = idIn(request.params.id);
    const { takenBy = "", seen } = request.body;
    const wish = { takenBy: takenBy.trim(), by: by(request), ...(seen !== undefined && { seen }) };
    return answer(request, reply, id, await handOver(db, id, wish));
  });

  const undoing = { schema: schema(UndoBody), onRequest: ofOrder };
  app.post("/staff/pick-ups/:id/undo", undoing, async (request, reply) => {
    const id = idIn(request.params.id);
    const reason = request.body.reason?.trim() ?? "";
    return answer(request, reply, id, await undoHandOver(db, id, { reason, by: by(request) }));
  });
}
