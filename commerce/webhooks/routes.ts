import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { one, Paging, toV3 } from "#commerce/shared/rest/shapes.ts";
import { type ExportColumns, sendExport } from "#commerce/staff/exports/send-export.ts";
import { ShownRows, shownRows } from "#commerce/staff/exports/short-lists.ts";
import { staffOnly } from "#commerce/staff/guard/guard.ts";
import { wholeShopOnly } from "#commerce/staff/guard/markets.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { fail } from "#platform/result.ts";
import type { WebhookProblem } from "./actions.ts";
import { addWebhook, changeWebhook, findMessage, notFound, removeWebhook, retryDelivery, sendTest } from "./actions.ts";
import type { CourierServices } from "./courier.ts";
import { findWebhook, listDeliveries, listWebhooks } from "./reads.ts";
import { DeliveryV3, MessageV3, many, WebhookBody, WebhookPatch, WebhookV3, WithSecret } from "./rest.ts";
import type { Webhook } from "./schema.ts";

const statuses: Record<WebhookProblem["code"], number> = {
  "webhook-not-found": 404,
  "delivery-not-found": 404,
  invalid: 422,
  "under-way": 409,
};

const ById = Type.Object({ id: Type.String() });
const ByDelivery = Type.Object({ id: Type.String(), delivery: Type.String() });

const refuse = (reply: FastifyReply, problem: WebhookProblem) => sendProblem(reply, statuses[problem.code], problem);

/** Webhooks, for staff with the scope webhooks:write: the addresses that receive events, and the log of deliveries. */
export function webhookRoutes(app: App, services: CourierServices): void {
  const { db } = services;
  const onRequest = [
    staffOnly(db, { read: "webhooks:read", write: "webhooks:write" }),
    wholeShopOnly("webhooks:write"),
    noStore,
  ];
  const tags = ["webhooks"];

  const listing = { schema: { tags, querystring: Paging, response: { 200: many(WebhookV3) } }, onRequest };
  app.get("/webhooks", listing, async ({ query: { page, limit } }) => {
    const webhooks = await listWebhooks(db, page, limit);
    return { data: webhooks.map(toV3), meta: pagination(page, limit) };
  });

  const adding = { schema: { tags, body: WebhookBody, response: { 201: one(WithSecret) } }, onRequest };
  app.post("/webhooks", adding, async ({ body }, reply) => {
    const { url, events, description = "", is_active: isActive = true } = body;
    const added = await addWebhook(services, { url, events, description, isActive });
    if (!added.ok) return refuse(reply, added.problem);
    const data = { ...toV3(added.value), secret: added.value.secret };
    return reply.code(201).send({ data, meta: {} });
  });

  const exporting = {
    schema: { tags, querystring: ShownRows },
    onRequest: [...onRequest, staffOnly(db, "exports:write")],
  };
  app.get("/webhooks/export", exporting, async ({ query }, reply) =>
    sendExport(db, reply, {
      type: "webhook",
      name: "webhooks",
      filter: query,
      columns,
      batches: shownRows(await listWebhooks(db, 1, mostExported), query),
    }),
  );

  const reading = { schema: { tags, params: ById, response: { 200: one(WebhookV3) } }, onRequest };
  app.get("/webhooks/:id", reading, async ({ params }, reply) => {
    const webhook = await findWebhook(db, idIn(params.id));
    return webhook ? { data: toV3(webhook), meta: {} } : refuse(reply, notFound.problem);
  });

  const changing = {
    schema: { tags, params: ById, body: WebhookPatch, response: { 200: one(WebhookV3) } },
    onRequest,
  };
  app.put("/webhooks/:id", changing, async ({ params, body }, reply) => {
    const { is_active: isActive, ...rest } = body;
    const change = { ...rest, ...(isActive !== undefined && { isActive }) };
    const changed = await changeWebhook(services, idIn(params.id), change);
    return changed.ok ? { data: toV3(changed.value), meta: {} } : refuse(reply, changed.problem);
  });

  const removing = { schema: { tags, params: ById }, onRequest };
  app.delete("/webhooks/:id", removing, async ({ params }, reply) => {
    const isRemoved = await removeWebhook(db, idIn(params.id));
    return isRemoved ? reply.code(204).send() : refuse(reply, notFound.problem);
  });

  const testing = { schema: { tags, params: ById, response: { 200: one(DeliveryV3) } }, onRequest };
  app.post("/webhooks/:id/test", testing, async ({ params }, reply) => {
    const sent = await sendTest(services, idIn(params.id));
    return sent.ok ? { data: toV3(sent.value), meta: {} } : refuse(reply, sent.problem);
  });

  const logging = {
    schema: { tags, params: ById, querystring: Paging, response: { 200: many(DeliveryV3) } },
    onRequest,
  };
  app.get("/webhooks/:id/deliveries", logging, async ({ params, query: { page, limit } }, reply) => {
    const webhook = await findWebhook(db, idIn(params.id));
    if (!webhook) return refuse(reply, notFound.problem);
    const deliveries = await listDeliveries(db, webhook.id, page, limit);
    return { data: deliveries.map(toV3), meta: pagination(page, limit) };
  });

  const message = { schema: { tags, params: ByDelivery, response: { 200: one(MessageV3) } }, onRequest };
  app.get("/webhooks/:id/deliveries/:delivery", message, async ({ params }, reply) => {
    const sent = await findMessage(services, idIn(params.id), idIn(params.delivery));
    if (sent) return { data: sent, meta: {} };
    return refuse(reply, fail("delivery-not-found", "There is no such delivery, or it was not sent yet.").problem);
  });

  const retrying = { schema: { tags, params: ByDelivery, response: { 200: one(DeliveryV3) } }, onRequest };
  app.post("/webhooks/:id/deliveries/:delivery/retry", retrying, async ({ params }, reply) => {
    const sent = await retryDelivery(services, idIn(params.id), idIn(params.delivery));
    return sent.ok ? { data: toV3(sent.value), meta: {} } : refuse(reply, sent.problem);
  });
}

const mostExported = 10_000;
const columns: ExportColumns<Webhook> = [
  ["id", ({ id }) => id],
  ["url", ({ url }) => url],
  ["description", ({ description }) => description],
  ["events", ({ events }) => events.join(" ")],
  ["isActive", ({ isActive }) => isActive],
  ["pausedAt", ({ pausedAt }) => pausedAt?.toISOString()],
  ["failures", ({ failures }) => failures],
  ["createdAt", ({ createdAt }) => createdAt.toISOString()],
  ["updatedAt", ({ updatedAt }) => updatedAt.toISOString()],
];

const pagination = (page: number, limit: number) => ({ pagination: { current_page: page, per_page: limit } });
