import type { FastifyReply } from "fastify";
import { Type } from "typebox";
import { IdParams } from "#commerce/shared/rest/shapes.ts";
import { staffOfMember } from "#commerce/staff/permissions/rules.ts";
import type { Db } from "#database/tables.ts";
import type { App } from "#platform/http/app.ts";
import { sendProblem } from "#platform/http/problems.ts";
import { idIn } from "#platform/ids.ts";
import { memberOnly, sessionAt } from "../sign-in/office-session.ts";
import { addView, changeView, listViews, removeView, type ViewProblem } from "./actions.ts";
import { mayShare } from "./rules.ts";
import { NewView, View, ViewPatch, Views, ViewsQuery } from "./schema.ts";

const statuses: Record<ViewProblem["code"], number> = {
  "view-not-found": 404,
  "view-taken": 409,
  "view-limit": 409,
  forbidden: 403,
};
const refuse = (reply: FastifyReply, problem: ViewProblem) => sendProblem(reply, statuses[problem.code], problem);

/** Members' views of lists; paths are below /office/api. Access is checked for each view. */
export function viewRoutes(app: App, { db }: { db: Db }): void {
  const own = { config: { isOfMembers: true }, onRequest: memberOnly };
  const One = Type.Object({ data: View });

  const listing = { ...own, schema: { querystring: ViewsQuery, response: { 200: Views } } };
  app.get("/views", listing, async (request) => {
    const staff = staffOfMember(sessionAt(request).member);
    const { list } = request.query;
    return { data: await listViews(db, staff, list), meta: { mayShare: mayShare(staff, list) } };
  });

  app.post("/views", { ...own, schema: { body: NewView, response: { 201: One } } }, async (request, reply) => {
    const added = await addView(db, staffOfMember(sessionAt(request).member), request.body);
    return added.ok ? reply.code(201).send({ data: added.value }) : refuse(reply, added.problem);
  });

  const changing = { ...own, schema: { params: IdParams, body: ViewPatch, response: { 200: One } } };
  app.patch("/views/:id", changing, async (request, reply) => {
    const staff = staffOfMember(sessionAt(request).member);
    const changed = await changeView(db, staff, idIn(request.params.id), request.body);
    return changed.ok ? { data: changed.value } : refuse(reply, changed.problem);
  });

  app.delete("/views/:id", { ...own, schema: { params: IdParams } }, async (request, reply) => {
    const removed = await removeView(db, staffOfMember(sessionAt(request).member), idIn(request.params.id));
    return removed.ok ? reply.code(204).send() : refuse(reply, removed.problem);
  });
}
