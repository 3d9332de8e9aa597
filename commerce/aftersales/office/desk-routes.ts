import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { sendCardAgain } from "#commerce/sales/gift-cards/actions.ts";
import { orderKeyOf } from "#commerce/sales/orders/emails/order-key.ts";
import { queueOrderEmail } from "#commerce/sales/orders/emails/queue.ts";
import { missingOrder } from "#commerce/sales/orders/lookup.ts";
import { orderInMarkets } from "#commerce/sales/orders/market-guard.ts";
import { findOrder } from "#commerce/sales/orders/reads.ts";
import { findSentEmail, sentEmailsOf, toSentView } from "#commerce/shared/email/sent.ts";
import { sendEmailPage } from "#commerce/shared/email/sent-page.ts";
import { IdParams, many } from "#commerce/shared/rest/shapes.ts";
import { staffAt, staffNameAt, staffOnly } from "#commerce/staff/guard/guard.ts";
import type { Db } from "#database/tables.ts";
import { type App, noStore } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import type { Jobs } from "#platform/jobs.ts";
import { changeDesk, type DeskProblem } from "./desk-actions.ts";
import { DeskAnswer, DeskBody, Mention, NoteBody, OrderEmail, OrderNotes, TimelineEvent } from "./desk-schema.ts";
import { markSeen, unseenMentions } from "./mentions.ts";
import { addNote, findMentionable, notesOf, removeNote } from "./notes.ts";
import { timelineOf } from "./timeline.ts";

const tags = ["orders"];
const statuses: Record<DeskProblem["code"], number> = {
  "order-not-found": 404,
  "address-final": 409,
  conflict: 409,
  invalid: 422,
};
const missing = (reply: FastifyReply) =>
  sendProblem(reply, 404, { code: "not-found", message: "The order has no such entry." });

export type DeskServices = {
  db: Db;
  jobs: Pick<Jobs, "send">;
  config: { SECRET: string } & Readonly<Record<string, unknown>>;
};

/**
 * Routes for what staff add to an order (hold, tags, another address, notes), the emails about it, and its timeline.
 */
export function deskRoutes(app: App, { db, jobs, config }: DeskServices): void {
  const onRequest = [staffOnly(db, { read: "orders:read", write: "orders:write" }), orderInMarkets(db), noStore];
  const params = IdParams;
  const OfOrder = Type.Object({ id: Type.String(), entry: Type.String() });

  const changing = { schema: { tags, params, body: DeskBody, response: { 200: DeskAnswer } }, onRequest };
  app.put("/staff/orders/:id", changing, async (request, reply) => {
    const id = idIn(request.params.id);
    const changed = await changeDesk(db, id, request.body, staffNameAt(request));
    if (!changed.ok) return sendProblem(reply, statuses[changed.problem.code], changed.problem);
    return { data: { id, version: changed.value.version }, meta: { merged: changed.value.merged } };
  });

  const noting = { schema: { tags, params, response: { 200: OrderNotes } }, onRequest };
  app.get("/staff/orders/:id/notes", noting, async (request, reply) => {
    const order = await findOrder(db, idIn(request.params.id));
    if (!order) return missingOrder(reply);
    return answerNotes(order.id, request);
  });
  const answerNotes = async (orderId: number, request: Parameters<typeof staffAt>[0]) => {
    const [data, members] = await Promise.all([notesOf(db, orderId, staffAt(request)), findMentionable(db)]);
    return { data, meta: { members: members.map(({ name }) => name) } };
  };

  const writing = { schema: { tags, params, body: NoteBody, response: { 200: OrderNotes } }, onRequest };
  app.post("/staff/orders/:id/notes", writing, async (request, reply) => {
    const id = idIn(request.params.id);
    const added = await addNote(db, id, request.body.body, staffAt(request));
    if (!added.ok) return sendProblem(reply, statuses[added.problem.code], added.problem);
    return answerNotes(id, request);
  });

  const removing = { schema: { tags, params: OfOrder, response: { 200: OrderNotes } }, onRequest };
  app.delete("/staff/orders/:id/notes/:entry", removing, async (request, reply) => {
    const [id, note] = [idIn(request.params.id), idIn(request.params.entry)];
    if (!(await removeNote(db, id, note, staffAt(request)))) return missing(reply);
    return answerNotes(id, request);
  });

  const own = staffOnly(db, "orders:read");
  const mentioned = { schema: { tags, response: { 200: many(Mention) } }, onRequest: [own, noStore] };
  app.get("/staff/mentions", mentioned, async (request) => ({
    data: await unseenMentions(db, staffAt(request)),
    meta: {},
  }));

  const seeing = { schema: { tags, params, response: { 204: Type.Null() } }, onRequest: [own, orderInMarkets(db)] };
  app.post("/staff/orders/:id/notes/seen", seeing, async (request, reply) => {
    await markSeen(db, idIn(request.params.id), staffAt(request));
    return reply.code(204).send(null);
  });

  const sent = { schema: { tags, params, response: { 200: many(OrderEmail) } }, onRequest };
  app.get("/staff/orders/:id/emails", sent, async (request) => {
    const emails = await sentEmailsOf(db, { orderId: idIn(request.params.id) });
    return { data: emails.map(toSentView), meta: {} };
  });

  // The email as it was sent, without the key in its links, with which a reader could act in the buyer's name.
  const reading = { schema: { tags, params: OfOrder }, onRequest };
  app.get("/staff/orders/:id/emails/:entry/page", reading, async (request, reply) => {
    const id = idIn(request.params.id);
    const email = await findSentEmail(db, { orderId: id }, idIn(request.params.entry));
    if (!email) return missing(reply);
    return sendEmailPage(reply, email.html.replaceAll(orderKeyOf(id, config.SECRET), ""));
  });

  const again = { schema: { tags, params: OfOrder, response: { 202: Type.Object({ to: Type.String() }) } }, onRequest };
  app.post("/staff/orders/:id/emails/:entry/again", again, async (request, reply) => {
    const id = idIn(request.params.id);
    const [order, email] = await Promise.all([
      findOrder(db, id),
      findSentEmail(db, { orderId: id }, idIn(request.params.entry)),
    ]);
    if (!order?.email || !email) return missing(reply);
    const by = staffNameAt(request);
    if (email.cardId !== null) {
      // The code in this email comes from the card; the stored email does not contain it.
      const sent = await sendCardAgain({ db, jobs }, email.cardId, by);
      return sent.ok ? reply.code(202).send({ to: sent.value }) : sendProblem(reply, 409, sent.problem);
    }
    await queueOrderEmail(jobs, { orderId: id, kind: "again", emailId: email.id, by });
    return reply.code(202).send({ to: order.email });
  });

  const telling = { schema: { tags, params, response: { 200: many(TimelineEvent) } }, onRequest };
  app.get("/staff/orders/:id/timeline", telling, async (request, reply) => {
    const order = await findOrder(db, idIn(request.params.id));
    return order ? { data: await timelineOf(db, order), meta: {} } : missingOrder(reply);
  });
}
